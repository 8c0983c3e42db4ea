import UIKit

/// One order, or a placeholder while none is chosen. Its items are one page further.
final class OrderViewController: UIViewController {
    private let order: String?
    private let items = UIButton(type: .system)

    init(order: String?) {
        self.order = order
        super.init(nibName: nil, bundle: nil)
        title = order ?? "No order"
        restorationIdentifier = "order-\(order ?? "none")"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let order else { return }
        items.onTap("Items") { [unowned self] in
            let page = UIViewController()
            page.title = "Items"
            page.restorationIdentifier = "items-\(order)"
            navigationController?.pushViewController(page, animated: true)
        }
        view.addSubview(items)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stackRows([items])
    }
}
