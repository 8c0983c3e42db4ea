import Foundation
import UIKitModel

/// Makes a row of a page.
@MainActor func row(
    _ title: String, _ act: @escaping @MainActor (ActingViewController) -> Void
) -> ActingViewController.Row { (title, act) }

/// A page with rows, whose place can be recognised elsewhere.
class Leaf: ActingViewController {
    /// Runs whenever the page has appeared.
    var onDidAppear: (@MainActor () -> Void)?

    override init(_ title: String, rows: [Row] = []) {
        super.init(title, rows: rows)
        restorationIdentifier = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onDidAppear?()
    }

    /// Makes a row that pushes a page of the same title.
    static func push(_ title: String, _ rows: [Row] = []) -> Row {
        row(title) {
            $0.navigationController?.pushViewController(Leaf(title, rows: rows), animated: true)
        }
    }

    /// Makes a navigation controller with a page.
    static func stack(_ title: String, rows: [Row] = []) -> UINavigationController {
        UINavigationController(rootViewController: Leaf(title, rows: rows))
    }
}

/// A split view that is its own delegate and knows when it is expanding.
///
/// A page also appears when the split view expands. The user went there only if it appears in a
/// split view that stays collapsed.
class KnowingSplit: UISplitViewController, UISplitViewControllerDelegate {
    private var isExpanding = false

    /// Whether the user went to a page that appears now.
    var isCompactNow: Bool { isCollapsed && !isExpanding }

    /// The column that is on top after a collapse.
    var topColumn: Column { .primary }

    override init(style: Style) {
        super.init(style: style)
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column { topColumn }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
    ) -> DisplayMode {
        isExpanding = true
        return proposed
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { isExpanding = false }
}

/// The mistakes that an app finds in its own state.
@MainActor final class OwnChecks {
    private(set) var failures: [String] = []

    func check(_ holds: Bool, _ mistake: @autoclosure () -> String) {
        if !holds { failures.append(mistake()) }
    }
}
