import UIKit

/// Fills the columns, responds to taps, and copies the user's place between the columns and the
/// compact stack.
@MainActor final class SidebarCoordinator: NSObject {
    /// Whether the menu brings its own navigation controller or the split view makes one.
    enum Menu { case wrappedBySplitView, withOwnNavigation }

    private unowned let split: UISplitViewController
    private let groups: ListViewController
    private let menu: MenuViewController?
    private let detail = UINavigationController(
        rootViewController: DetailViewController(member: nil))
    private let compact = UINavigationController()

    init(split: UISplitViewController, menu: Menu) {
        self.split = split
        groups = SidebarCoordinator.makeGroupsList()
        self.menu = menu == .withOwnNavigation ? MenuViewController(root: groups) : nil
        super.init()
        groups.delegate = self
        split.delegate = self
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredSplitBehavior = .tile
        split.setViewController(self.menu ?? groups, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.setViewController(compact, for: .compact)
    }

    // MARK: - The user's place

    /// The open group of the menu.
    private var openGroup: String? {
        get { (menuStack.last as? ListViewController).flatMap { groupName(of: $0) } }
        set {
            guard newValue != openGroup else { return }
            menuNavigation?.viewControllers =
                [groups] + (newValue.map { [makeMembersList(of: $0)] } ?? [])
        }
    }

    /// The member in the detail.
    private var chosenMember: String? {
        get { (detail.topViewController as? DetailViewController)?.member }
        set {
            guard newValue != chosenMember else { return }
            detail.viewControllers = [DetailViewController(member: newValue)]
        }
    }

    private var menuNavigation: UINavigationController? {
        menu?.navigation ?? groups.navigationController
    }

    private var menuStack: [UIViewController] { menuNavigation?.viewControllers ?? [groups] }

    private func groupName(of list: ListViewController) -> String? {
        SidebarContents.groups.first { $0.name == list.title }?.name
    }

    /// Builds the compact stack from the columns: groups, the members of the open group, the
    /// detail.
    private func fillCompact() {
        var stack: [UIViewController] = [makeListener(SidebarCoordinator.makeGroupsList())]
        if let openGroup { stack.append(makeMembersList(of: openGroup)) }
        if let chosenMember { stack.append(DetailViewController(member: chosenMember)) }
        compact.viewControllers = stack
    }

    /// Fills the columns from the compact stack.
    private func fillColumns() {
        let lists = compact.viewControllers.compactMap { $0 as? ListViewController }
        openGroup = lists.last.flatMap { groupName(of: $0) }
        chosenMember = (compact.topViewController as? DetailViewController)?.member
    }

    // MARK: - Making lists

    private static func makeGroupsList() -> ListViewController {
        ListViewController(
            title: "Groups", identifier: "groups", rows: SidebarContents.groups.map(\.name))
    }

    private func makeMembersList(of group: String) -> ListViewController {
        let members = SidebarContents.groups.first { $0.name == group }?.members ?? []
        return makeListener(
            ListViewController(title: group, identifier: "members/\(group)", rows: members))
    }

    private func makeListener(_ list: ListViewController) -> ListViewController {
        list.delegate = self
        return list
    }
}

extension SidebarCoordinator: ListViewControllerDelegate {
    func listViewController(_ list: ListViewController, didSelect row: String) {
        if SidebarContents.groups.contains(where: { $0.name == row }) {
            list.navigationController?.pushViewController(makeMembersList(of: row), animated: true)
        } else if split.isCollapsed {
            compact.pushViewController(DetailViewController(member: row), animated: true)
        } else {
            chosenMember = row
        }
    }
}

extension SidebarCoordinator: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        fillCompact()
        return .compact
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        fillColumns()
        return proposedDisplayMode
    }

    // The hierarchy that is off screen is emptied, since the other has its contents.

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        openGroup = nil
        chosenMember = nil
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        compact.viewControllers = []
    }
}

/// The groups of the menu, and the members of each.
enum SidebarContents {
    struct Group: Equatable {
        let name: String
        let members: [String]
    }

    static let groups = [
        Group(name: "Presenters", members: ["Ada", "Grace"]),
        Group(name: "Venues", members: ["Hall"]),
    ]
}
