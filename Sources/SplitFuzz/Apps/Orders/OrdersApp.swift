import UIKit

extension AppUnderTest {
    /// Orders in a list, the chosen one beside it. The variants are the ways in which shipped apps
    /// have put such a split view together, and which crash on iOS 17.
    public static let orders = AppUnderTest(
        name: "orders",
        summary:
            "a list of orders beside the chosen one, put together in four ways (C-001 to C-004)",
        setup: LaunchSetup(release: .iOS17, deploymentTarget: .iOS14),
        hints: .pageOnTop,
        variants: [
            Variant("right", "keeps one navigation controller for the order") {
                OrdersSplitViewController(stack: .kept)
            },
            Variant("new-stack", "sets a new navigation controller for each order") {
                OrdersSplitViewController(stack: .newForEachOrder)
            },
            Variant("two-tabs", "has a split view in each of two tabs") {
                let open = OrdersSplitViewController(stack: .kept)
                open.tabBarItem.title = "Open"
                let closed = OrdersSplitViewController(stack: .kept)
                closed.tabBarItem.title = "Closed"
                let tabs = UITabBarController()
                tabs.viewControllers = [open, closed]
                return tabs
            },
            Variant("in-navigation", "has the split view in a navigation controller") {
                let around = UINavigationController(
                    rootViewController: OrdersSplitViewController(stack: .kept))
                around.isNavigationBarHidden = true
                return around
            },
        ])
}
