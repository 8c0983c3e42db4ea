package import Foundation

/// A call that the app receives. The model notes it where it makes the call, also where the app
/// implements no such method or has no delegate.
package enum Call: Equatable, Sendable {
    // MARK: - Controllers. Traits are numbers that are equal for equal traits only.

    /// `willTransition(to:with:)`.
    case willTransition(Int, to: Int)
    /// UIKit's implementation of `willTransition(to:with:)`, which calls the children's. `tree` is
    /// the version of the tree of controllers.
    case passesOn(Int, traits: Int, tree: Int)
    /// `traitCollectionDidChange(_:)`. `from` is what the app is given as the previous traits.
    case traitsDidChange(Int, from: Int, to: Int)
    /// The handlers that the app has registered on a controller, or on one of its views, for
    /// changes of traits (B-175).
    case traitHandlers(Int)
    /// A handler of a controller, a view or a window is called with these previous traits.
    case traitHandler(from: Int)
    /// `viewWillTransition(to:with:)`, with the size that the view has in the window, or zero
    /// elsewhere, and the next one, in points (B-117).
    case viewWillTransition(Int, from: CGSize, to: CGSize)
    /// UIKit's implementation of `viewSafeAreaInsetsDidChange()`.
    case safeAreaDidChange(Int)
    /// UIKit's implementation of an appearance method runs: the app's override, where it has one,
    /// calls `super`. It is not in order where it runs within another one or after that.
    /// `knowsOfPresentation` is what a presented controller answers to `isBeingPresented` in
    /// `willAppear`, and to `isBeingDismissed` in `willDisappear` (B-160); true elsewhere.
    case appearance(
        Int, AppearanceCall, of: ObjectIdentifier, isInOrder: Bool, knowsOfPresentation: Bool)
    /// An appearance ends without a call, since the view never came into the window.
    case appearanceEndsUnseen(Int)
    /// UIKit's implementation of `willMove(toParent:)` runs in one of UIKit's containers, or that
    /// of `didMove(toParent:)` in any. A parent is -1 for none.
    case willMove(Int, to: Int, of: ObjectIdentifier)
    case didMove(Int, to: Int, of: ObjectIdentifier, isInWindow: Bool)

    // MARK: - Delegates

    /// A split view's delegate is told or asked something, while a mode is in force. The mode is
    /// UIKit's raw value.
    case splitView(Int, SplitViewCall, mode: Int, isCollapsed: Bool)
    /// `navigationController(_:willShow:animated:)`. `appearances` counts how often the appearance
    /// of the navigation controller has changed.
    case willShow(Int, in: Int, appearances: Int)
    /// `navigationController(_:didShow:animated:)`.
    case didShow(Int, in: Int)
    /// `textFieldDidBeginEditing(_:)`, or `textFieldDidEndEditing(_:)`.
    case editing(Int, begins: Bool)
    /// The actions of a text field for the beginning or the end of editing.
    case editingActions(Int, begins: Bool)
    /// `gestureRecognizerShouldBegin(_:)`, of a swipe back.
    case gestureShouldBegin
    /// About the presentation of a controller.
    case presentation(Int, PresentationCall)

    /// The notification `showDetailTargetDidChange`: a split view has collapsed or expanded.
    case showDetailTargetDidChange

    /// The keyboard is about to move, with the frame after it on the screen, in points.
    case keyboardWillMove(to: CGRect)

    // MARK: - What runs

    /// A responder has become first responder, or has ceased to be it.
    case firstResponderDidChange
    /// The first responder refuses to cease to be it.
    case keepsFirstResponder
    /// An action of a control, of a menu or of an alert runs.
    case action(ObjectIdentifier)
    /// A block, a timer or a task of the app has run.
    case work
    /// What the app had left for later has changed the tree of controllers: work, or a change of a
    /// stack that waited for others.
    case lateChange
}

/// A call about the appearance of a controller (B-100, B-101).
package enum AppearanceCall: UInt8, Sendable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
}

/// A call of a split view's delegate.
package enum SplitViewCall: Equatable, Sendable {
    // Modes and columns are UIKit's raw values.
    case willChangeMode(Int)
    case willShow(Int)
    case willHide(Int)
    case didShow(Int)
    case didHide(Int)
    case gestureWillBegin
    case gestureDidEnd

    // Columns collapse and expand.
    case topColumnForCollapsing
    case didCollapse
    case modeForExpanding
    case didExpand

    // A classic split view does. `isLast` tells whether no question about the secondary follows.
    case primaryForCollapsing(isLast: Bool)
    case collapseSecondary
    case primaryForExpanding(isLast: Bool)
    case separateSecondary

    /// The call without its values.
    package var name: String { String("\(self)".prefix { $0 != "(" }) }
}

/// A call about a presentation.
package enum PresentationCall: Equatable, Sendable {
    // Of the presentation controller. The end of a presentation is noted only where the app has a
    // completion handler for it, which then runs. At the end of a dismissal, its completion handler
    // and the calls of the delegate run.
    case presentationWillBegin
    case presentationDidEnd
    case dismissalWillBegin
    case dismissalDidEnd

    // Of its delegate.
    /// Which controller stands for the presented one in another style; -1 for none (B-078).
    case substitute(Int)
    case shouldDismiss
    case willDismiss
    case didDismiss
    case didAttemptToDismiss
    case didSelectDetent
}
