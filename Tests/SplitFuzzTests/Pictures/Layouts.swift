import Foundation
import SplitFuzz
import StatefulTesting
import UIKitModel

/// Layouts that the bundled app lacks: sidebars over the secondary, sidebars that displace it, two
/// sidebars, and no split view.
extension AppUnderTest {
    static let layouts = AppUnderTest(
        name: "layouts", summary: "split views of all kinds",
        setup: LaunchSetup(release: .asDocumented),
        variants: [
            Variant("overlay", "a sidebar over the secondary") {
                make(.doubleColumn, .oneOverSecondary, .overlay)
            },
            Variant("displace", "two sidebars push the secondary aside") {
                make(.tripleColumn, .twoDisplaceSecondary, .displace)
            },
            Variant("raising", "a column that a double-column split view has not") {
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(RowsViewController(count: 1), for: .supplementary)
                return split
            },
            Variant("alone", "rows without a split view") { RowsViewController(count: 40) },
        ])

    @MainActor private static func make(
        _ style: UISplitViewController.Style, _ mode: UISplitViewController.DisplayMode,
        _ behavior: UISplitViewController.SplitBehavior
    ) -> UIViewController {
        let split = UISplitViewController(style: style)
        split.preferredDisplayMode = mode
        split.preferredSplitBehavior = behavior
        split.setViewController(RowsViewController(count: 2), for: .primary)
        if style == .tripleColumn {
            split.setViewController(RowsViewController(count: 3), for: .supplementary)
        }
        split.setViewController(RowsViewController(count: 4), for: .secondary)
        return split
    }
}

/// Some rows inside the safe area.
private final class RowsViewController: UIViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
        title = "\(count) rows"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        for index in 0..<count where view.subviews.count <= index {
            let action = UIAction(title: "Row \(index + 1)") { _ in }
            view.addSubview(UIButton(frame: .zero, primaryAction: action))
        }
        for (index, row) in view.subviews.enumerated() {
            row.frame = CGRect(
                x: content.minX, y: content.minY + 44 * CGFloat(index), width: content.width,
                height: 44)
        }
    }
}
