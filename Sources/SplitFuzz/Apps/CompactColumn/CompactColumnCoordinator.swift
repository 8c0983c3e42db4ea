import UIKit

/// Fills a list and a detail in two columns, and a second hierarchy for the compact column.
@MainActor final class CompactColumnCoordinator: NSObject {
    /// Whether collapsing and expanding copy the user's place to the other hierarchy.
    enum Hierarchies { case unsynchronised, synchronised }

    private unowned let split: UISplitViewController
    private let hierarchies: Hierarchies
    private let list = UINavigationController()
    private let detail = UINavigationController()
    private let compact = UINavigationController()

    init(split: UISplitViewController, hierarchies: Hierarchies) {
        self.split = split
        self.hierarchies = hierarchies
        super.init()
        list.viewControllers = [makeList()]
        detail.viewControllers = [DetailViewController(member: nil)]
        compact.viewControllers = [makeList()]
        split.delegate = self
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.setViewController(compact, for: .compact)
    }

    private func makeList() -> ListViewController {
        let list = ListViewController(
            title: "Colors", identifier: "colors", rows: ["Red", "Green"])
        list.delegate = self
        return list
    }

    /// The color whose detail is on top of a stack.
    private func color(in stack: UINavigationController) -> String? {
        (stack.topViewController as? DetailViewController)?.member
    }
}

extension CompactColumnCoordinator: ListViewControllerDelegate {
    func listViewController(_ list: ListViewController, didSelect row: String) {
        if split.isCollapsed {
            compact.pushViewController(DetailViewController(member: row), animated: true)
        } else {
            detail.viewControllers = [DetailViewController(member: row)]
        }
    }
}

extension CompactColumnCoordinator: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        if hierarchies == .synchronised {
            var stack = Array(compact.viewControllers.prefix(1))
            if let color = color(in: detail) { stack.append(DetailViewController(member: color)) }
            compact.viewControllers = stack
        }
        return proposedTopColumn
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        if hierarchies == .synchronised {
            detail.viewControllers = [DetailViewController(member: color(in: compact))]
            compact.viewControllers = Array(compact.viewControllers.prefix(1))
        }
        return proposedDisplayMode
    }
}
