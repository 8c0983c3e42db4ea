import Foundation

/// State of presentations that a harness reads.
extension Simulation {
    /// Whether anything is presented. It is cheap enough for the hot path.
    package var isPresenting: Bool { !presentations.isEmpty }

    /// Whether sheets stay sheets in compact width, as they do since iOS 13 (B-076).
    package var keepsSheetsInCompactWidth: Bool {
        release.conventions.presentation.keepsSheetsInCompactWidth
    }

    /// From the presentation nearest to the root.
    package var activePresentations: [UIPresentationController] { presentations }

    /// The front one of those over the window: what lies below takes no touches. A presentation in
    /// a context leaves the rest of the window alone (B-181).
    package var frontPresentation: UIPresentationController? {
        presentations.last { !$0.isInContext }
    }

    /// The controller of the front presentation, or the window's root while nothing is presented.
    package var frontController: UIViewController? {
        presentations.last?.shown ?? window.storedRoot
    }
}

extension UIViewController {
    /// The controller that is presented over this one or over what contains it, in a context, and
    /// is in front; `nil` where there is none (B-181).
    package var coverInContext: UIViewController? {
        if Simulation.active.hasNoPresentations { return nil }
        var cover: UIViewController?
        var next: UIViewController? = self
        while let controller = next {
            if let content = controller.contentInContext { cover = content }
            next = controller.containerOnScreen
        }
        while let content = cover?.contentInContext { cover = content }
        return cover
    }

    /// The controller that contains this one on screen: its parent, or that of its context.
    private var containerOnScreen: UIViewController? {
        var outermost = self
        while outermost.storedParent == nil {
            guard let shown = outermost.activePresentation, shown.isInContext,
                let context = shown.presenter
            else { return nil }
            outermost = context
        }
        return outermost.storedParent
    }
}

extension UIPresentationController {
    /// The presented controller, or the delegate's substitute for it.
    package var controllerOnScreen: UIViewController? { shown }

    /// The controller whose view it covers; `nil` for what is presented over the window (B-181).
    package var context: UIViewController? { isInContext ? presenter : nil }

    /// The serial number of the presenter; -1 where it is gone.
    package var presenterNumber: Int { presenterReference?.serialNumber ?? -1 }

    /// Whether it is presented and no transition of it is under way.
    package var isSettled: Bool { phase == .presented }

    /// The style in the current environment, after adaptation.
    package var styleOnScreen: UIModalPresentationStyle { shownStyle }
}

extension UIView {
    /// Whether this view is part of what is presented in a context inside another view (B-181).
    package func isPresented(inside view: UIView?) -> Bool {
        if Simulation.active.hasNoPresentations { return false }
        var next: UIView? = self
        while let current = next, current !== view {
            if current is PresentationContainerView { return true }
            next = current.storedSuperview
        }
        return false
    }

    /// Whether this view shows nothing and is at most two points wide or high, to mark a place.
    fileprivate var isMarker: Bool {
        type(of: self) == UIView.self && storedSubviews.isEmpty
            && min(storedFrame.size.width, storedFrame.size.height) <= 2
    }
}

extension UIPopoverPresentationController {
    /// Whether the anchor and all views that contain it can be seen. Of a marker only the views
    /// that contain it count: an app hides it on purpose.
    package var anchorIsVisible: Bool {
        guard let anchorView else { return false }
        if anchorView.effectiveAlpha > 0.01 { return true }
        guard anchorView.isMarker, let container = anchorView.storedSuperview else { return false }
        return container.effectiveAlpha > 0.01
    }
}
