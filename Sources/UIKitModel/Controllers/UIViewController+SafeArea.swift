package import Foundation

/// A controller's safe area: what its container covers, and what the app adds (B-110 to B-113).
extension UIViewController {
    /// The largest nesting depth of updates that observers cause (the number is *unverified*).
    /// Deeper nesting counts as never settling.
    static let safeAreaNestingLimit = 24

    /// The first of two paths: a container that lays out its children sets what it covers.
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
            ?? window.storedSafeAreaInsets.covering(view.storedFrame, in: window.storedBounds)
        setContentOverlayInsets(insets)
    }

    /// The second path, where the parent's view has another size and this view's frame stayed.
    /// UIKit's own containers lay out their children themselves.
    func updateStaleOverlayInsets() {
        guard !hasManagingParent, let storedParent,
            storedParent.overlayInsets(forChild: self) != contentOverlayInsets
        else { return }
        updateOverlayInsetsFromParent()
    }

    /// The second path, all the way down; the window starts it if the scene's bars change.
    func recursivelyUpdateOverlayInsetsFromParent() {
        updateOverlayInsetsFromParent()
        for child in storedChildren { child.recursivelyUpdateOverlayInsetsFromParent() }
        contentInContext?.recursivelyUpdateOverlayInsetsFromParent()
    }

    func updateViewSafeArea() {
        guard let view = viewIfLoaded, view.windowReference != nil else { return }
        let simulation = Simulation.active
        let (covered, added) = (contentOverlayInsets, additionalSafeAreaInsets)
        let insets = UIEdgeInsets(
            top: simulation.safeAreaEdge(covered.top + added.top),
            left: simulation.safeAreaEdge(covered.left + added.left),
            bottom: simulation.safeAreaEdge(covered.bottom + added.bottom),
            right: simulation.safeAreaEdge(covered.right + added.right))
        if view.observers == nil, insets == view.storedSafeAreaInsets { return }
        guard simulation.unsettled == nil else { return }
        guard simulation.safeAreaDepth < UIViewController.safeAreaNestingLimit else {
            return simulation.giveUp(.safeArea(limit: UIViewController.safeAreaNestingLimit))
        }
        simulation.safeAreaDepth += 1
        view.adoptSafeAreaInsets(insets)
        simulation.safeAreaDepth -= 1
    }

    /// Tells the app of the view's new safe area, then updates the children's.
    func viewSafeAreaDidUpdate() {
        viewSafeAreaInsetsDidChange()
        viewSafeAreaWillReachChildren()
        for child in storedChildren { child.updateOverlayInsetsFromParent() }
        contentInContext?.updateOverlayInsetsFromParent()
    }

    /// The part of this view's safe area that reaches into a child's view.
    func geometricOverlayInsets(forChild child: UIViewController) -> UIEdgeInsets {
        guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return .zero }
        let superview = childView.storedSuperview
        if let superview, superview.isScrollView {
            return superview.safeAreaOfContent(at: childView.storedFrame)
        }
        let rect =
            superview === view
            ? childView.storedFrame : view.convert(childView.storedBounds, from: childView)
        return view.storedSafeAreaInsets.covering(rect, in: view.storedBounds)
    }
}

extension Simulation {
    /// An edge of a safe area with what an app adds to it, in points. Invariants ask for it, too.
    @inline(__always) package func safeAreaEdge(_ sum: CGFloat) -> CGFloat {
        sum < 0 && reading(NegativeSafeArea.self) == .never ? 0 : sum
    }
}
