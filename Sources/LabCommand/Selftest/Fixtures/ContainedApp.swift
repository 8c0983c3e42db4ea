internal import SplitFuzz
internal import UIKit

extension AppUnderTest {
    /// Split views in other places than the window's root. On later releases tab bars are at the
    /// top, where no sidebar covers them (B-198).
    static let contained = AppUnderTest(
        name: "contained", summary: "split views in tabs, around tabs, and in a presentation",
        setup: LaunchSetup(release: .iOS17),
        hints: .pageOnTop,
        variants: [
            Variant("in-tabs", "a classic split view in a tab") {
                let tabs = UITabBarController()
                let other = UINavigationController(
                    rootViewController: RowsViewController("Other", identifier: "other"))
                tabs.viewControllers = [ContainedSplit.make(closes: false), other]
                return tabs
            },
            Variant("presented", "a classic split view in a full-screen presentation") {
                RowsViewController(
                    "Root", identifier: "root",
                    rows: [
                        (
                            "Open",
                            {
                                let split = ContainedSplit.make(closes: true)
                                split.modalPresentationStyle = .fullScreen
                                $0.present(split, animated: true)
                            }
                        )
                    ])
            },
            Variant("around-tabs", "tabs in the secondary column, which embed a stack late") {
                let split = ListFirstSplit(style: .doubleColumn)
                split.delegate = split
                let tabs = UITabBarController()
                tabs.viewControllers = [
                    UINavigationController(rootViewController: LateContainerViewController())
                ]
                let list = RowsViewController("List", identifier: "list")
                split.setViewController(
                    UINavigationController(rootViewController: list), for: .primary)
                split.setViewController(tabs, for: .secondary)
                return split
            },
        ])
}

/// A classic split view whose sidebar may lie over its detail. It shows its list where there is
/// room for one only.
private final class ContainedSplit: UISplitViewController, UISplitViewControllerDelegate {
    static func make(closes: Bool) -> UISplitViewController {
        let split = ContainedSplit(nibName: nil, bundle: nil)
        split.delegate = split
        var rows: [RowsViewController.Row] = []
        if closes { rows.append(("Close", { $0.dismiss(animated: true) })) }
        let pages = ["List", "Detail"].map { name in
            RowsViewController(name, identifier: name, rows: rows)
        }
        pages[1].navigationItem.leftBarButtonItem = split.displayModeButtonItem
        split.viewControllers = pages.map { UINavigationController(rootViewController: $0) }
        return split
    }

    /// The detail shows nothing that the user has chosen.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }
}

/// Shows its list where there is room for one column only.
private final class ListFirstSplit: UISplitViewController, UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column { .primary }
}

/// Embeds a navigation controller once it is on screen.
private final class LateContainerViewController: UIViewController {
    private let navigation = UINavigationController(
        rootViewController: RowsViewController("Late", identifier: "late"))

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard navigation.parent == nil else { return }
        DispatchQueue.main.async { [unowned self] in embed() }
    }

    private func embed() {
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }
}
