import UIKit

/// The notes of a day: in a column beside it, or in a sheet where there is one column only.
final class DayNotesViewController: RowsViewController {
    private let label = UILabel(frame: .zero)
    var text = "" {
        didSet { label.text = text }
    }

    /// - Parameter finish: called when the user is done.
    convenience init(finish: @escaping () -> Void) {
        self.init(nibName: nil, bundle: nil)
        title = "Notes"
        restorationIdentifier = "notes"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Done") { _ in finish() })
        rows = [label]
    }
}
