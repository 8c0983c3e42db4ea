public import Foundation

/// What takes part in size and trait changes: controllers, in this model.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// What the container's content would like to take; a side of 0 wants nothing.
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
