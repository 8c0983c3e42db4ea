import Foundation
import SplitFuzz
import UIKitModel

/// Columns without a compact one, whose navigation controllers nest while collapsed (B-142), as
/// published apps use them.
extension AppUnderTest {
    static let nestingContainers = AppUnderTest(
        name: "nesting-containers", summary: "navigation controllers on the collapsed stack",
        setup: LaunchSetup(release: .asDocumented),
        variants: [
            Variant("chats", "a navigation controller for each chat, left through both stacks") {
                Chats()
            },
            Variant("pushed-navigation", "pushes another navigation controller on the stack") {
                Pusher()
            },
            Variant("empty-detail", "a detail whose stack is empty until something is chosen") {
                EmptyDetail()
            },
            Variant("tabs-in-stack", "tabs as the secondary, with a bar below the stack's bar") {
                let split = Folders()
                let tabs = UITabBarController()
                tabs.viewControllers = [UINavigationController.page("First")]
                split.setViewController(nil, for: .secondary)
                split.setViewController(tabs, for: .secondary)
                split.list.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    primaryAction: UIAction(title: "Tabs") { _ in split.show(.secondary) })
                return split
            },
        ])
}

/// Each chosen chat gets a navigation controller of its own.
private final class Chats: UISplitViewController, UISplitViewControllerDelegate {
    private let list: UINavigationController
    private var isChatOpen = false

    init() {
        let rows: [Page.Row] = ["Ann", "Bob"].map { name in
            (name, { ($0.splitViewController as? Chats)?.open(name) })
        }
        list = .page("Chats", rows: rows)
        super.init(style: .doubleColumn)
        delegate = self
        setViewController(list, for: .primary)
        setViewController(.page("No Chat"), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    private func open(_ name: String) {
        isChatOpen = true
        let leave: Page.Row = ("Leave", { ($0.splitViewController as? Chats)?.leave(from: $0) })
        let chat = UINavigationController.page(name, rows: [Page.pushing("Info"), leave])
        setViewController(chat, for: .secondary)
        show(.secondary)
    }

    private func leave(from page: UIViewController) {
        isChatOpen = false
        guard isCollapsed else { return setViewController(.page("No Chat"), for: .secondary) }
        page.navigationController?.navigationController?.popToRootViewController(animated: true)
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column { isChatOpen ? .secondary : .primary }

    /// Closes a chat that the user has left.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
    ) -> DisplayMode {
        isChatOpen = list.viewControllers.count > 1
        if !isChatOpen { setViewController(.page("No Chat"), for: .secondary) }
        return proposed
    }
}

/// Help is a navigation controller of its own, on the stack while there is one, else over all.
private final class Pusher: UISplitViewController, UISplitViewControllerDelegate {
    init() {
        super.init(style: .doubleColumn)
        delegate = self
        let help: Page.Row = ("Help", { ($0.splitViewController as? Pusher)?.help($0) })
        setViewController(.page("List", rows: [help, Page.pushing("More")]), for: .primary)
        setViewController(.page("Detail"), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    private func help(_ page: UIViewController) {
        let done: Page.Row = (
            "Done",
            { help in
                if let outer = help.navigationController?.navigationController {
                    outer.popToRootViewController(animated: true)
                } else {
                    help.dismiss(animated: true)
                }
            }
        )
        let help = UINavigationController.page("Help", rows: [Page.pushing("Topic"), done])
        guard isCollapsed else {
            help.modalPresentationStyle = .fullScreen
            return page.present(help, animated: true)
        }
        page.navigationController?.pushViewController(help, animated: true)
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column { .primary }
}

/// Nothing is shown beside the list until something is chosen.
private final class EmptyDetail: UISplitViewController, UISplitViewControllerDelegate {
    private let list: UINavigationController
    private let detail = UINavigationController()

    init() {
        let rows: [Page.Row] = ["One", "Two"].map { name in
            (name, { ($0.splitViewController as? EmptyDetail)?.choose(name) })
        }
        list = .page("List", rows: rows)
        super.init(style: .doubleColumn)
        delegate = self
        setViewController(list, for: .primary)
        setViewController(detail, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    private func choose(_ name: String) {
        detail.viewControllers = [Page(name, rows: [Page.pushing("Notes")])]
        show(.secondary)
    }

    /// Empties the detail that the user has left.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
    ) -> DisplayMode {
        if list.viewControllers.count == 1 { detail.viewControllers = [] }
        return proposed
    }
}
