import UIKit

/// One order, or a placeholder while none is chosen. Its items are one page further.
final class OrderViewController: RowsViewController {
    convenience init(order: String?) {
        self.init(nibName: nil, bundle: nil)
        title = order ?? "No order"
        restorationIdentifier = "order-\(order ?? "none")"
        guard let order else { return }
        let items = UIButton("Items") { [unowned self] in
            let page = UIViewController()
            page.title = "Items"
            page.restorationIdentifier = "items-\(order)"
            navigationController?.pushViewController(page, animated: true)
        }
        rows = [items]
    }
}
