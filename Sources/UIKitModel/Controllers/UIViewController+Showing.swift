public import Foundation

/// Asking for a controller to be shown, by whoever of the containers knows how (B-014, B-015).
///
/// UIKit looks for the nearest ancestor whose class overrides the method; here each controller that
/// does not override it hands it to its parent, and where nobody does, the last one presents it.
extension UIViewController {
    /// Posted when what `showDetailViewController(_:sender:)` does has changed, since a split view
    /// has collapsed or expanded; the object is the split view (B-016).
    public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    func forwardShow(_ controller: UIViewController, sender: Any?) {
        guard let parent = storedParent else { return present(controller, animated: true) }
        parent.show(controller, sender: sender)
    }

    func forwardShowDetail(_ controller: UIViewController, sender: Any?) {
        guard let parent = storedParent else { return present(controller, animated: true) }
        parent.showDetailViewController(controller, sender: sender)
    }
}
