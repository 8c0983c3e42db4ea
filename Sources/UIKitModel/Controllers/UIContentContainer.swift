public import Foundation

/// Takes part in changes of size and traits. In this model, controllers and presentations do.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content prefers, in points; a side without a preference is 0.
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer)
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator)
}

/// A change of a preferred size reaches the parent and the controller's own presentation, no
/// further (B-073, A-139).
extension UIViewController {
    /// Sets the size. Only a different value counts as a change (B-073).
    func setPreferredSize(_ size: CGSize) {
        let simulation = Simulation.active
        simulation.preferredSizeRequests += 1
        preferredSizeRequest.latest = simulation.preferredSizeRequests
        guard !size.isSame(as: storedPreferredSize) else { return }
        preferredSizeRequest.change = simulation.preferredSizeRequests
        storedPreferredSize = size
        storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
        activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}

extension UINavigationController {
    /// Adopts the size that the top controller prefers. During a transition, the change waits for
    /// the end.
    func childSizeDidChange(_ child: any UIContentContainer) {
        guard transition == nil, child === stack.last else { return }
        adoptSizeOfTop()
    }

    /// Prefers the size that the top controller prefers. A top controller without a preference
    /// leaves the size as it is (*unverified*).
    func adoptSizeOfTop() {
        let simulation = Simulation.active
        guard var size = stack.last?.preferredContentSize, size.isWanted else {
            if storedPreferredSize.isWanted { simulation.passed(.navigationKeepsSize) }
            return
        }
        let room = Defect.roomForBar(of: self)
        size.height += room == 0 ? heightAddedByBar : room
        if size.isSame(as: preferredContentSize) { return }
        preferredContentSize = size
        sizeHandedOver = (size, preferredSizeRequest.latest)
    }

    /// What the bar adds to the height that the top controller prefers, in points.
    private var heightAddedByBar: CGFloat {
        guard showsOwnBar, Simulation.active.reading(PopoverBarSize.self) == .adds
        else { return 0 }
        return barHeight
    }

    /// Adopts the size again where it counts a bar that comes or goes.
    func sizeFollowsBar() {
        guard transition == nil, storedPreferredSize.isWanted,
            sizeHandedOver.request == preferredSizeRequest.latest,
            Simulation.active.reading(PopoverBarSize.self) == .adds
        else { return }
        adoptSizeOfTop()
    }

    /// Whether the bar adds to one size what the other has more.
    func addsBar(to wanted: CGSize, giving asked: CGSize) -> Bool {
        let height = wanted.height + heightAddedByBar
        return asked.isAlike(CGSize(width: wanted.width, height: height))
    }

    /// Whether the setter was called with this size last, and not by the app. If it has taken
    /// another size, its class has chosen that. Room that is kept for a bar makes the size another
    /// one.
    func hasAnswered(_ wanted: CGSize) -> Bool {
        sizeHandedOver.size.isAlike(wanted)
            && sizeHandedOver.request == preferredSizeRequest.latest
    }
}
