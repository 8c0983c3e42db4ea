/// Who asks for something.
///
/// The origin is who started it. A pop that a touch on Back causes is the user's. One by the app's
/// call of `popViewController(animated:)` is the app's. What UIKit does to carry out a request is
/// no request.
package enum Origin: UInt8, Sendable {
    case app, user, system
}

/// Something that the app, the user or the system asks for.
package enum Request: Equatable, Sendable {
    // MARK: - Split views

    // Modes, behaviours and columns are UIKit's raw values.

    /// The app prefers a display mode, or a split behaviour.
    case preferredDisplayMode(Int, split: Int)
    case preferredSplitBehavior(Int, split: Int)
    /// The user shows or hides sidebars.
    case sidebars(SidebarWay, split: Int)
    /// To show or to hide a column.
    case column(Int, isShown: Bool, split: Int)
    /// To show or to hide the inspector.
    case inspector(isShown: Bool, split: Int)
    /// To have another controller for a column, or none: -1.
    case columnController(Int, Int, split: Int)
    /// Another preferred width of a column, or where there is none, other bounds of a width.
    case columnWidth(split: Int, preferred: Int?)
    /// To show a detail that is in no column yet, or to have it as the secondary.
    case detail(Int, split: Int)
    /// The delegate answers the question for an expand with a mode other than the proposed one.
    case modeForExpanding(Int, split: Int)
    /// The delegate of a classic split view names the mode to which a button or a gesture leads.
    case targetMode(Int, split: Int)

    // MARK: - Other containers

    /// Another stack of a navigation controller.
    case stack(navigation: Int, StackChange)
    /// Other tabs, or another sidebar.
    case tabs(Int)
    /// Another selected tab.
    case selection(tabs: Int)

    // MARK: - Presentations

    /// To present a controller in a style.
    case presentation(of: Int, as: PresentationStyle)
    /// The delegate answers which style adapts a presentation to its room; `nil` for none.
    case adaptiveStyle(PresentationStyle?, of: Int)
    /// To dismiss a presented controller. The user asks by a touch beside it, or by a drag, also
    /// where it then stays.
    case dismissal(of: Int)

    /// To run an action of an alert or a menu, which is then dismissed. The delegate is not
    /// notified.
    case choice(ObjectIdentifier, in: Int)

    // MARK: - Others

    /// Other traits for a controller than those that it inherits.
    case traits(of: Int)
    /// To end the editing of a responder.
    case endOfEditing(Int)
    /// A second touch in the event of another one.
    case secondTouch
    /// A gesture that the user takes back.
    case cancelledGesture
    /// A turn of the device.
    case rotation
    /// The way to the background and back.
    case background
    /// The keyboard's own key, or a new pose of a phone that hides the keyboard as the key would.
    case keyboardKey
}

/// The concrete presentation styles, all but `automatic` and `none`, with UIKit's raw values.
package enum PresentationStyle: Int, CaseIterable, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover
}

/// How a user shows or hides sidebars.
package enum SidebarWay: Sendable {
    case button, doubleArrow, touchOnSecondary
    /// Gestures that the user completes, and one that the user takes back.
    case edgeSwipe, drag, cancelledGesture
}

extension Request {
    /// Whether another request does what this one asks for. Of a stack and of widths, no matter by
    /// which change.
    package func isCarriedOut(by other: Request) -> Bool {
        switch (self, other) {
        case (.stack(let navigation, _), .stack(let changed, _)): navigation == changed
        case (.columnWidth(let split, _), .columnWidth(let changed, _)): split == changed
        default: self == other
        }
    }
}

/// How a navigation stack is to change.
package enum StackChange: Equatable, Sendable {
    case push(Int), pop, popTo(Int), popToRoot
    /// To hold other controllers.
    case others
}
