import Foundation

/// How a preferred size travels: to the parent, and to the presentation of the controller itself,
/// no further (B-073, A-139).
extension UIViewController {
    /// Tells of a change; an equal value is none (B-073).
    func setPreferredSize(_ size: CGSize) {
        guard !size.isSame(as: storedPreferredSize) else { return }
        storedPreferredSize = size
        storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
        activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}

extension UINavigationController {
    /// A navigation controller wants what its top controller wants, but not while one comes in:
    /// then it waits for the end of the transition.
    func childSizeDidChange(_ child: any UIContentContainer) {
        guard transition == nil, child === stack.last else { return }
        adoptSizeOfTop()
    }

    /// A top controller that wants nothing leaves the size as it is (*unverified*).
    func adoptSizeOfTop() {
        guard var size = stack.last?.preferredContentSize, size.isWanted else { return }
        size.height += Defect.roomForBar(of: self, in: Simulation.active)
        if !size.isSame(as: preferredContentSize) { preferredContentSize = size }
    }
}
