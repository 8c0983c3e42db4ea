import UIKit

/// A list of orders, and the chosen order beside it or above it.
final class OrdersSplitViewController: UISplitViewController {
    /// The navigation controller of the secondary column.
    enum Stack {
        /// One for the life of the split view. It gets another root for each order.
        case kept
        case newForEachOrder
    }

    private let stack: Stack
    private let list = OrderListViewController(orders: ["Books", "Shoes"])
    private var order: String?

    init(stack: Stack) {
        self.stack = stack
        super.init(style: .doubleColumn)
        delegate = self
        list.didChoose = { [unowned self] order in choose(order) }
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(UINavigationController(rootViewController: makePage()), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    private func choose(_ order: String?) {
        self.order = order
        switch stack {
        case .kept:
            let detail = viewController(for: .secondary) as? UINavigationController
            detail?.viewControllers = [makePage()]
        case .newForEachOrder:
            setViewController(
                UINavigationController(rootViewController: makePage()), for: .secondary)
        }
        if order != nil { show(.secondary) }
    }

    private func makePage() -> UIViewController {
        OrderViewController(order: order)
    }
}

extension OrdersSplitViewController: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        order == nil ? .primary : .secondary
    }

    /// Closes an order that the user has left.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: DisplayMode
    ) -> DisplayMode {
        if list.navigationController?.topViewController === list { choose(nil) }
        return proposedDisplayMode
    }
}
