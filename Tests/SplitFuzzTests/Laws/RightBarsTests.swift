import Foundation
import SplitFuzz
import Testing
import UIKitModel

/// Apps with bars, menus and popovers, as people write them.
@Suite("Right bars") @MainActor struct RightBarsTests {
    private static func page(_ title: String) -> UINavigationController {
        UINavigationController(
            rootViewController: ActingViewController(
                title,
                rows: [
                    (
                        "Push",
                        { list in
                            list.navigationController?.pushViewController(
                                ActingViewController("Page"), animated: true)
                        }
                    )
                ]))
    }

    private static func tabs(_ count: Int) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...count).map { page("Tab \($0)") }
        return tabs
    }

    private static func barWithMenus() -> UINavigationController {
        let root = page("List")
        let next = ActingViewController("Page")
        next.navigationItem.rightBarButtonItems = ["Sort", "Filter"].map { title in
            UIBarButtonItem(
                title: title,
                menu: UIMenu(children: ["Name", "Date"].map { UIAction(title: $0) { _ in } }))
        }
        root.pushViewController(next, animated: false)
        return root
    }

    /// A wide row near the bottom edge, whose popover has little room on any side.
    private static func popoverAtEdge() -> UIViewController {
        final class Edge: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let button = UIButton(
                    type: .system,
                    primaryAction: UIAction(title: "Open") { [weak self] _ in self?.open() })
                button.accessibilityIdentifier = "Open"
                view.addSubview(button)
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                let content = view.bounds.inset(by: view.safeAreaInsets)
                view.subviews.first?.frame = CGRect(
                    x: content.minX, y: content.minY + 60, width: content.width,
                    height: content.height - 120)
            }

            private func open() {
                guard presentedViewController == nil else { return }
                let list = ActingViewController(
                    "List", rows: [("Close", { $0.dismiss(animated: true) })])
                list.preferredContentSize = CGSize(width: 300, height: 400)
                list.modalPresentationStyle = .popover
                list.popoverPresentationController?.sourceView = view.subviews.first
                list.popoverPresentationController?.sourceRect =
                    view.subviews.first?.bounds ?? .zero
                present(list, animated: true)
            }
        }
        return Edge()
    }

    /// Rows that ask by an action sheet, at the row.
    private static func actionSheet() -> UIViewController {
        UINavigationController(
            rootViewController: ActingViewController(
                "List",
                rows: [
                    (
                        "Delete",
                        { list in
                            let sheet = UIAlertController(
                                title: nil, message: nil, preferredStyle: .actionSheet)
                            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
                            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                            sheet.popoverPresentationController?.sourceView = list.view.subviews[0]
                            list.present(sheet, animated: true)
                        }
                    )
                ]))
    }

    @Test("two menus in a bar (B-152)", arguments: LaunchSetup.Release.allCases)
    func menus(_ release: LaunchSetup.Release) throws {
        try AppDriver.expectSilenceOfRandomActions(on: release) { RightBarsTests.barWithMenus() }
    }

    @Test(
        "a popover without room beside its anchor (B-075)", arguments: LaunchSetup.Release.allCases)
    func popover(_ release: LaunchSetup.Release) throws {
        try AppDriver.expectSilenceOfRandomActions(on: release) { RightBarsTests.popoverAtEdge() }
    }

    @Test("seven tabs, and More (D-035)", arguments: LaunchSetup.Release.allCases)
    func more(_ release: LaunchSetup.Release) throws {
        try AppDriver.expectSilenceOfRandomActions(on: release) { RightBarsTests.tabs(7) }
    }

    @Test("tabs with navigation controllers (D-029)", arguments: LaunchSetup.Release.allCases)
    func navigation(_ release: LaunchSetup.Release) throws {
        try AppDriver.expectSilenceOfRandomActions(on: release) { RightBarsTests.tabs(3) }
    }

    @Test("an action sheet at a row (D-037)", arguments: LaunchSetup.Release.allCases)
    func sheet(_ release: LaunchSetup.Release) throws {
        try AppDriver.expectSilenceOfRandomActions(on: release) { RightBarsTests.actionSheet() }
    }
}
