import Foundation

/// A controller's safe area: what its container says is covered, plus what the app adds (B-110 to
/// B-113).
extension UIViewController {
    /// How deep updates may nest in their own observers before the layout counts as never settling
    ///
    static let safeAreaNestingLimit = 24

    /// The first of two paths: a container that lays out its children says what is covered.
    func setContentOverlayInsets(_ insets: UIEdgeInsets) {
        contentOverlayInsets = insets
        updateViewSafeArea()
    }

    /// The second path, one level: this controller asks its container, outside of any layout.
    func updateOverlayInsetsFromParent() {
        guard let view = viewIfLoaded, let window = view.storedWindow else { return }
        let insets =
            storedParent?.overlayInsets(forChild: self)
            ?? activePresentation?.overlayInsets
            ?? window.storedSafeAreaInsets.covering(view.storedFrame, in: window.bounds)
        setContentOverlayInsets(insets)
    }

    /// The second path, all the way down: what the window starts when the scene's bars change
    ///
    func recursivelyUpdateOverlayInsetsFromParent() {
        updateOverlayInsetsFromParent()
        for child in storedChildren { child.recursivelyUpdateOverlayInsetsFromParent() }
    }

    func updateViewSafeArea() {
        guard let view = viewIfLoaded, view.windowReference != nil else { return }
        let simulation = Simulation.active
        guard simulation.unsettled == nil else { return }
        guard simulation.safeAreaDepth < UIViewController.safeAreaNestingLimit else {
            return simulation.giveUp(.safeArea(limit: UIViewController.safeAreaNestingLimit))
        }
        simulation.safeAreaDepth += 1
        defer { simulation.safeAreaDepth -= 1 }
        view.adoptSafeAreaInsets(contentOverlayInsets.addingClamped(additionalSafeAreaInsets))
    }

    /// The view has a new safe area: the app hears of it, then the children's follow.
    func viewSafeAreaDidUpdate() {
        viewSafeAreaInsetsDidChange()
        viewSafeAreaWillReachChildren()
        for child in storedChildren { child.updateOverlayInsetsFromParent() }
    }

    /// A root view was moved or resized by somebody other than a container of UIKit's.
    func viewFrameDidChange() {
        if let parent = storedParent, parent.managesChildren { return }
        updateOverlayInsetsFromParent()
    }

    /// The part of this view's safe area that reaches into a child's view.
    func geometricOverlayInsets(forChild child: UIViewController) -> UIEdgeInsets {
        guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return .zero }
        let rect =
            childView.storedSuperview === view
            ? childView.storedFrame : view.convert(childView.bounds, from: childView)
        return view.storedSafeAreaInsets.covering(rect, in: view.bounds)
    }
}
