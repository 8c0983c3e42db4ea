internal import SplitFuzz
internal import UIKit

/// The root of the app: a list and its detail, each in a navigation controller.
final class ClassicSplitViewController: UISplitViewController {
    /// What the app does wrong.
    enum Mistake {
        /// A library's navigation controller refuses to take another (C-005, C-006).
        case refusesNesting
        /// While collapsed, each next item is pushed, and an expand separates the last (C-011).
        case nextAsDetail
        /// The detail loses its navigation controller (C-018).
        case bareDetail
        /// The detail is made anew whenever columns come back, also after a snapshot (C-020).
        case defaultDetail
        /// The flag is wrong until the first collapse or expand (C-102).
        case ownFlag
    }

    let mistake: Mistake?
    /// What the app believes; right only after a collapse or an expand.
    private var believesCollapsed = true

    init(mistake: Mistake?) {
        self.mistake = mistake
        super.init(nibName: nil, bundle: nil)
        delegate = self
        preferredDisplayMode = .oneOverSecondary
        let list = SideMarkedRows(
            "Items", identifier: "items",
            rows: [
                ("Ada", { [unowned self] _ in open("Ada") }),
                ("Grace", { [unowned self] _ in open("Grace") }),
            ])
        viewControllers = [makeNavigation(list), makeNavigation(makeItem(nil))]
    }

    required init?(coder: NSCoder) { nil }

    private func makeNavigation(_ root: UIViewController) -> UINavigationController {
        mistake == .refusesNesting
            ? RefusingNavigationController(rootViewController: root)
            : UINavigationController(rootViewController: root)
    }

    private func makeItem(_ item: String?) -> ClassicItemViewController {
        ClassicItemViewController(item: item, showsNext: mistake == .nextAsDetail)
    }

    private var list: UINavigationController? { viewControllers.first as? UINavigationController }

    func open(_ item: String) {
        if mistake == .ownFlag, believesCollapsed {
            list?.pushViewController(makeItem(item), animated: true)
        } else {
            showDetailViewController(makeNavigation(makeItem(item)), sender: nil)
        }
    }
}

extension ClassicSplitViewController: UISplitViewControllerDelegate {
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        believesCollapsed = true
        let navigation = secondaryViewController as? UINavigationController
        let root = navigation?.viewControllers.first ?? secondaryViewController
        return (root as? ClassicItemViewController)?.item == nil
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        believesCollapsed = false
        guard let primary = primaryViewController as? UINavigationController else { return nil }
        let stack = primary.viewControllers
        guard mistake != .defaultDetail, let shown = stack.last, shown.markedSide == .secondary
        else {
            primary.popToRootViewController(animated: false)
            return makeNavigation(makeItem(nil))
        }
        if mistake == .nextAsDetail { return nil }
        primary.setViewControllers(
            stack.filter { $0.markedSide == .primary }, animated: false)
        if mistake == .bareDetail {
            return (shown as? UINavigationController)?.topViewController ?? shown
        }
        // An item that was pushed by itself has no navigation controller yet.
        return shown is UINavigationController ? shown : makeNavigation(shown)
    }
}

/// Takes no other navigation controller on its stack.
private final class RefusingNavigationController: UINavigationController {
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !(viewController is UINavigationController) else { return }
        super.pushViewController(viewController, animated: animated)
    }
}

/// A list on the primary side.
private final class SideMarkedRows: RowsViewController, SideMarked {
    let side = AppUnderTest.Side.primary
}
