import UIKit

// A modal flow with a payment that takes a while, and cannot be dismissed meanwhile.
@MainActor func makeCheckout() -> UIViewController {
    UINavigationController(rootViewController: CartViewController())
}

final class CartViewController: ListViewController {
    private var items = ["Book", "Pen"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cart"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Check Out", primaryAction: UIAction { [weak self] _ in self?.checkOut() })
        reloadItems()
    }

    private func reloadItems() {
        rows = items.map { item in
            Row("Remove \(item)") { [weak self] in
                self?.items.removeAll { $0 == item }
                self?.reloadItems()
            }
        }
        navigationItem.rightBarButtonItem?.isEnabled = !items.isEmpty
    }

    private func checkOut() {
        let address = AddressViewController(title: "Address", text: "1 Infinite Loop")
        address.onFinish = { [weak self] in
            self?.items = []
            self?.reloadItems()
        }
        let flow = UINavigationController(rootViewController: address)
        flow.modalPresentationStyle = .formSheet
        flow.preferredContentSize = CGSize(width: 480, height: 560)
        present(flow, animated: true)
    }
}

final class AddressViewController: TextViewController {
    var onFinish: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next",
            primaryAction: UIAction { [weak self] _ in
                let pay = PaymentViewController(title: "Payment", text: "Total: €20")
                pay.onFinish = self?.onFinish
                self?.navigationController?.pushViewController(pay, animated: true)
            })
    }
}

final class PaymentViewController: TextViewController {
    var onFinish: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Pay", primaryAction: UIAction { [weak self] _ in self?.pay() })
    }

    private func pay() {
        setBusy(true)
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(2))
            guard let self else { return }
            setBusy(false)
            onFinish?()
            let receipt = ReceiptViewController(title: "Receipt", text: "Thank you!")
            navigationController?.setViewControllers([receipt], animated: true)
        }
    }

    private func setBusy(_ busy: Bool) {
        isModalInPresentation = busy
        navigationItem.rightBarButtonItem?.isEnabled = !busy
        navigationItem.setHidesBackButton(busy, animated: true)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = !busy
        navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = !busy
        label.text = busy ? "Paying…" : "Total: €20"
    }
}

final class ReceiptViewController: TextViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }
}
