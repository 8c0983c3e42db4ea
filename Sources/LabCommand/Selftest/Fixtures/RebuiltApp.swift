internal import SplitFuzz
internal import UIKit

extension AppUnderTest {
    /// A compact column that the app builds anew for each collapse.
    static let rebuilt = AppUnderTest(
        name: "rebuilt", summary: "a compact column that is built anew for each collapse",
        hints: .pageOnTop,
        variants: [
            Variant("compact-column", "sets another controller for each collapse") {
                RebuiltSplitViewController()
            }
        ])
}

/// Two columns, and a compact column that is made when it is needed.
private final class RebuiltSplitViewController: UISplitViewController {
    private let detail = UINavigationController()
    private var color: String?

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        setViewController(
            UINavigationController(rootViewController: makeList()), for: .primary)
        setViewController(detail, for: .secondary)
        setViewController(makeCompact(), for: .compact)
        show(color: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func makeList() -> UIViewController {
        RowsViewController(
            "Colors", identifier: "colors",
            rows: [("Red", { [unowned self] _ in choose("Red") })])
    }

    private func makeDetail(_ color: String?) -> UIViewController {
        RowsViewController(color ?? "No Color", identifier: "color/\(color ?? "none")")
    }

    private func makeCompact() -> UINavigationController {
        let compact = UINavigationController(rootViewController: makeList())
        if let color { compact.pushViewController(makeDetail(color), animated: false) }
        return compact
    }

    private func show(color: String?) {
        self.color = color
        detail.viewControllers = [makeDetail(color)]
    }

    private func choose(_ color: String) {
        guard isCollapsed else { return show(color: color) }
        let compact = viewController(for: .compact) as? UINavigationController
        compact?.pushViewController(makeDetail(color), animated: true)
    }
}

extension RebuiltSplitViewController: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        setViewController(makeCompact(), for: .compact)
        return .compact
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: DisplayMode
    ) -> DisplayMode {
        let compact = viewController(for: .compact) as? UINavigationController
        show(color: compact?.viewControllers.count == 2 ? "Red" : nil)
        return proposedDisplayMode
    }
}
