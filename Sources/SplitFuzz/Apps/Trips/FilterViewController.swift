import UIKit

/// Chooses which days a list shows: all, or those that are still ahead.
final class FilterViewController: ListViewController {
    /// Called with the choice.
    var didChoose: (_ showsAll: Bool) -> Void = { _ in }

    convenience init() {
        let rows = ["All", "Ahead", "Done"]
        self.init(title: "Filter", identifier: "filter", rows: rows)
        preferredContentSize = CGSize(width: 240, height: 44 * rows.count)
    }

    override func select(_ row: String) {
        if row == "Done" { return dismiss(animated: true) }
        didChoose(row == "All")
    }
}
