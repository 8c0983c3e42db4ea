import UIKit

/// A row for each order.
final class OrderListViewController: UIViewController {
    private let orders: [String]
    private var rows: [UIButton] = []
    /// Called with the order that the user taps.
    var didChoose: (String) -> Void = { _ in }

    init(orders: [String]) {
        self.orders = orders
        super.init(nibName: nil, bundle: nil)
        title = "Orders"
        restorationIdentifier = "orders"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        rows = orders.map { order in
            UIButton(
                type: .system,
                primaryAction: UIAction(title: order) { [unowned self] _ in didChoose(order) })
        }
        for row in rows { view.addSubview(row) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stackRows(rows)
    }
}
