import Foundation
import SplitFuzz
import UIKitModel

/// Split views whose apps do what the bundled ones do not.
extension AppUnderTest {
    static let splitContainers = AppUnderTest(
        name: "split-containers", summary: "delegates, buttons and presentations of real apps",
        setup: LaunchSetup(release: .asDocumented),
        variants: [
            Variant("asks-for-secondary", "starts with an article, also in compact width") {
                Reader(collapsing: .toArticle)
            },
            Variant("ends-in-secondary", "says nothing, and so starts with an article") {
                Reader(collapsing: .asProposed)
            },
            Variant("placeholder", "removes the chosen note, which leaves a placeholder") {
                Notes(keeping: true)
            },
            Variant("placeholder-forgetful", "shows the placeholder after a collapse") {
                Notes(keeping: false)
            },
            Variant("mode-in-collapse", "sets the display mode in the callback of a collapse") {
                ModeInCollapse()
            },
            Variant("own-button", "puts the display-mode button into the detail's bar itself") {
                OwnButton(style: .doubleColumn, items: 1)
            },
            Variant("own-button-pushed-out", "leaves no room for it") {
                OwnButton(style: .doubleColumn, items: 9)
            },
            Variant("own-button-classic", "does so in a classic split view") {
                OwnButton(classicItems: 1)
            },
            Variant("full-screen", "presents over the whole screen, and again when that closes") {
                FullScreen(forwarding: true)
            },
            Variant("full-screen-unbalanced", "tells a page twice that it appears") {
                FullScreen(forwarding: false)
            },
        ])
}

/// Shows the list after a collapse if the user had left the detail for it, else the detail.
@MainActor private final class Tracker: NSObject, UISplitViewControllerDelegate {
    private let list: UINavigationController
    private var depthBefore = 0
    var isAtList = false

    init(_ list: UINavigationController) {
        self.list = list
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        isAtList && depth(of: svc) <= depthBefore ? .primary : .secondary
    }

    /// The user goes to the detail where it becomes deeper.
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        depthBefore = depth(of: svc)
    }

    private func depth(of split: UISplitViewController) -> Int {
        let detail = split.viewController(for: .secondary) as? UINavigationController
        return detail?.viewControllers.count ?? 0
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        isAtList = list.viewControllers.count == 1
        return proposed
    }
}

/// An article is always open.
private final class Reader: UISplitViewController {
    enum Collapsing { case toArticle, asProposed }
    private var tracker: Tracker?

    init(collapsing: Collapsing) {
        super.init(style: .doubleColumn)
        let rows: [Page.Row] = ["One", "Two"].map { name in
            (
                name,
                { page in
                    let split = page.splitViewController as? Reader
                    split?.tracker?.isAtList = false
                    split?.setViewController(
                        .page(name, rows: [Page.pushing("Notes")]), for: .secondary)
                    split?.show(.secondary)
                }
            )
        }
        let list: UINavigationController = .page("Articles", rows: rows)
        if collapsing == .toArticle { tracker = Tracker(list) }
        delegate = tracker
        setViewController(list, for: .primary)
        setViewController(.page("One", rows: [Page.pushing("Notes")]), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }
}

/// Notes, of which the chosen one can be removed.
private final class Notes: UISplitViewController, UISplitViewControllerDelegate {
    private let detail = UINavigationController.page("No Note")
    private let list: UINavigationController
    private let keeping: Bool
    private var chosen: String? {
        didSet {
            guard let chosen else { return detail.viewControllers = [Page("No Note")] }
            detail.viewControllers = [
                Page(chosen, rows: [("Remove", { ($0.splitViewController as? Notes)?.remove() })])
            ]
        }
    }

    init(keeping: Bool) {
        self.keeping = keeping
        let rows: [Page.Row] = ["Milk", "Bread"].map { name in
            (
                name,
                {
                    let notes = $0.splitViewController as? Notes
                    notes?.chosen = name
                    notes?.show(.secondary)
                }
            )
        }
        list = .page("Notes", rows: rows)
        super.init(style: .doubleColumn)
        delegate = self
        setViewController(list, for: .primary)
        setViewController(detail, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    private func remove() {
        if isCollapsed {
            show(.primary)
        } else {
            chosen = nil
        }
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column {
        if !keeping { chosen = nil }
        return chosen == nil ? .primary : .secondary
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
    ) -> DisplayMode {
        if list.viewControllers.count == 1 { chosen = nil }
        return proposed
    }
}

/// A classic split view that hides its list while it is collapsed.
private final class ModeInCollapse: UISplitViewController, UISplitViewControllerDelegate {
    private let list = UINavigationController.page("List", rows: [Page.covering("Help")])

    init() {
        super.init(nibName: nil, bundle: nil)
        delegate = self
        viewControllers = [list, UINavigationController.page("Empty")]
        preferredDisplayMode = .oneBesideSecondary
    }

    required init?(coder: NSCoder) { nil }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        preferredDisplayMode =
            preferredDisplayMode == .oneBesideSecondary ? .oneOverSecondary : .oneBesideSecondary
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { .page("Empty", rows: []) }
}

/// A detail whose bar has the display-mode button, beside other items.
private final class OwnButton: UISplitViewController, UISplitViewControllerDelegate {
    private var tracker: Tracker?

    init(style: Style, items: Int) {
        super.init(style: style)
        displayModeButtonVisibility = .never
        let list: UINavigationController = .page("List")
        tracker = Tracker(list)
        delegate = tracker
        setViewController(list, for: .primary)
        setViewController(makeDetail(items), for: .secondary)
    }

    init(classicItems: Int) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [UINavigationController.page("List"), makeDetail(classicItems)]
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    private func makeDetail(_ items: Int) -> UINavigationController {
        let next: Page.Row = (
            "Next", { [weak self] page in self?.pushNext(on: page, items) }
        )
        let page = Page(
            "A page with a title that is long enough to fill a bar that is not wide",
            rows: style == .unspecified ? [] : [next])
        equip(page, items)
        return UINavigationController(rootViewController: page)
    }

    private func pushNext(on page: UIViewController, _ items: Int) {
        let next = Page("Next")
        equip(next, items)
        page.navigationController?.pushViewController(next, animated: true)
    }

    private func equip(_ page: UIViewController, _ items: Int) {
        page.navigationItem.leftItemsSupplementBackButton = true
        page.navigationItem.leftBarButtonItem = displayModeButtonItem
        page.navigationItem.rightBarButtonItems = (0..<items).map { index in
            UIBarButtonItem(primaryAction: UIAction(title: "Long item \(index)") { _ in })
        }
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { makeDetail(1) }
}

/// Columns under pages that cover the whole screen.
private final class FullScreen: UISplitViewController, UISplitViewControllerDelegate {
    private let forwarding: Bool

    init(forwarding: Bool) {
        self.forwarding = forwarding
        super.init(style: .doubleColumn)
        delegate = self
        let again: Page.Row = ("Twice", { [weak self] in self?.present(from: $0) })
        setViewController(
            .page("List", rows: [Page.covering("Help"), again, Page.pushing("More")]),
            for: .primary)
        setViewController(.page("Detail", rows: [Page.covering("About")]), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    /// Presents a page that another one follows.
    private func present(from page: UIViewController) {
        let second = Page("Second", rows: [("Close", { $0.dismiss(animated: true) })])
        second.modalPresentationStyle = .fullScreen
        let first = Page(
            "First",
            rows: [
                (
                    "Next",
                    { first in
                        let presenter = first.presentingViewController
                        first.dismiss(animated: true) {
                            presenter?.present(second, animated: true)
                        }
                    }
                )
            ])
        first.modalPresentationStyle = .fullScreen
        page.present(first, animated: true)
        if !forwarding { page.beginAppearanceTransition(true, animated: false) }
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column { .primary }
}
