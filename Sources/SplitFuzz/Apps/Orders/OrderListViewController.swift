import UIKit

/// A row for each order.
final class OrderListViewController: ListViewController {
    /// Called with the order that the user taps.
    var didChoose: (String) -> Void = { _ in }

    convenience init(orders: [String]) {
        self.init(title: "Orders", identifier: "orders", rows: orders)
    }

    override func select(_ row: String) { didChoose(row) }
}
