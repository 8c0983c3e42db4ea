import UIKit

/// A deep flow of steps, one of which asks before the user goes back.
@MainActor final class Order {
    var express = false
    var gift = false
}

final class BasketViewController: RowsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cart"
        navigationItem.backButtonDisplayMode = .minimal
        rowsView.rows = [
            RowsView.Row(title: "Check Out") { [weak self] in
                guard let self, navigationController?.topViewController === self else { return }
                let first = StepViewController(step: .delivery, order: Order())
                navigationController?.pushViewController(first, animated: true)
            }
        ]
    }
}

private enum Step: Int, CaseIterable {
    case delivery, wrapping, payment, review, thanks

    var title: String { ["Delivery", "Wrapping", "Payment", "Review", "Thank You"][rawValue] }
}

private final class StepViewController: RowsViewController {
    private let step: Step
    private let order: Order

    init(step: Step, order: Order) {
        self.step = step
        self.order = order
        super.init(nibName: nil, bundle: nil)
        title = "\(step.title) (\(step.rawValue + 1)/\(Step.allCases.count))"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        switch step {
        case .delivery, .wrapping, .payment: break
        case .review:
            navigationItem.hidesBackButton = true
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Back", primaryAction: UIAction { [unowned self] _ in askToLeave() })
        case .thanks:
            navigationItem.hidesBackButton = true
        }
        update()
    }

    private func update() {
        let next = RowsView.Row(title: step == .review ? "Place Order" : "Next") { [weak self] in
            self?.goOn()
        }
        switch step {
        case .delivery:
            let express = RowsView.Row(title: order.express ? "✓ Express" : "Express") {
                [weak self] in
                self?.order.express.toggle()
                self?.update()
            }
            rowsView.rows = [express, next]
        case .wrapping:
            let gift = RowsView.Row(title: order.gift ? "✓ As a Gift" : "As a Gift") {
                [weak self] in
                self?.order.gift.toggle()
                self?.update()
            }
            rowsView.rows = [gift, next]
        case .payment, .review:
            rowsView.rows = [next]
        case .thanks:
            rowsView.rows = [
                RowsView.Row(title: "Continue Shopping") { [weak self] in
                    self?.navigationController?.popToRootViewController(animated: true)
                }
            ]
        }
    }

    private func goOn() {
        guard let stack = navigationController, stack.topViewController === self,
            let following = Step(rawValue: step.rawValue + 1)
        else { return }
        stack.pushViewController(StepViewController(step: following, order: order), animated: true)
    }

    private func askToLeave() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Change the order?", message: "It has not been placed.", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Change", style: .default) { [weak self] _ in
                self?.navigationController?.popViewController(animated: true)
            })
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        present(alert, animated: true)
    }
}
