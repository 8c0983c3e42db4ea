import Foundation
import SplitFuzz
import UIKitModel

/// Split views with tab bars and toolbars, as apps have them.
extension AppUnderTest {
    static let tabContainers = AppUnderTest(
        name: "tab-containers", summary: "tab bars and toolbars around and inside of split views",
        setup: LaunchSetup(release: .asDocumented),
        variants: [
            Variant("split-in-tab", "a split view in a tab") {
                tabs([Folders(), .page("Settings", rows: [Page.pushing("About")])])
            },
            Variant("split-in-tab-under-edge", "its list reaches under the edge") {
                let split = Folders()
                split.list.additionalSafeAreaInsets.left = -20
                return tabs([split, .page("Settings")])
            },
            Variant("tabs-as-secondary", "a tab bar controller as the secondary column") {
                let split = Folders()
                split.setViewController(Page("Needs more room"), for: .compact)
                split.setViewController(nil, for: .secondary)
                split.setViewController(
                    tabs([
                        .page("First", rows: [Page.pushing("Deeper")]), .page("Second"),
                    ]), for: .secondary)
                return split
            },
            Variant("compact-tabs", "tabs with content of their own in the compact column") {
                let split = Folders()
                split.setViewController(
                    tabs([
                        .page("Home", rows: [Page.pushing("News")]),
                        .page("Search", rows: [Page.pushing("Result")]),
                    ]), for: .compact)
                return split
            },
            Variant("compact-tabs-forgetful", "tabs with the same list, which forget the folder") {
                let split = Folders()
                split.setViewController(
                    tabs([.page("Folders", rows: [Page.pushing("Inbox")]), .page("Search")]),
                    for: .compact)
                return split
            },
            Variant("compact-stub", "a compact column that asks for more room") {
                let split = Folders()
                split.setViewController(Page("Needs more room"), for: .compact)
                return split
            },
            Variant("toolbars", "a visible toolbar in each column") {
                let split = Folders()
                for navigation in [split.listNavigation, split.detail] {
                    navigation.isToolbarHidden = false
                    navigation.topViewController?.toolbarItems = [
                        UIBarButtonItem(primaryAction: UIAction(title: "Sort") { _ in })
                    ]
                }
                return split
            },
        ])

    @MainActor private static func tabs(_ controllers: [UIViewController]) -> UIViewController {
        let tabs = UITabBarController()
        for (index, controller) in controllers.enumerated() {
            controller.tabBarItem.title = "Tab \(index + 1)"
        }
        tabs.viewControllers = controllers
        return tabs
    }
}

/// Folders and the open folder. A column style without a compact column stacks them.
final class Folders: UISplitViewController, UISplitViewControllerDelegate {
    let list = Page(
        "Folders",
        rows: ["Inbox", "Sent"].map { name in
            (name, { ($0.splitViewController as? Folders)?.open(name) })
        })
    let listNavigation: UINavigationController
    let detail = UINavigationController.page("No Folder")
    private var isOpen: Bool {
        viewController(for: .secondary) === detail
            && detail.viewControllers.first?.title != "No Folder"
    }

    init() {
        listNavigation = UINavigationController(rootViewController: list)
        super.init(style: .doubleColumn)
        title = "Folders"
        delegate = self
        setViewController(listNavigation, for: .primary)
        setViewController(detail, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    private func open(_ name: String) {
        guard viewController(for: .secondary) === detail else { return }
        detail.viewControllers = [Page(name, rows: [Page.pushing("Info")])]
        show(.secondary)
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column {
        if proposed == .compact { return .compact }
        return isOpen ? .secondary : .primary
    }

    /// Closes a folder that the user has left.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
    ) -> DisplayMode {
        if listNavigation.viewControllers == [list], viewController(for: .compact) == nil {
            detail.viewControllers = [Page("No Folder")]
        }
        return proposed
    }
}
