import Foundation
import SplitFuzz
import Testing
import UIKitModel

/// Rows inside the safe area, each of which runs a test's closure.
class ActingViewController: UIViewController {
    typealias Row = (title: String, act: @MainActor (ActingViewController) -> Void)

    private let rows: [Row]
    private var buttons: [UIButton] = []

    init(_ title: String, rows: [Row] = []) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        buttons = rows.map { row in
            let action = UIAction(title: row.title) { [weak self] _ in
                if let self { row.act(self) }
            }
            return UIButton(type: .system, primaryAction: action)
        }
        buttons.forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(by: view.safeAreaInsets)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: content.minX, y: content.minY + 44 * CGFloat(index), width: content.width,
                height: 44)
        }
    }
}

extension UIViewController {
    /// A split view that tiles a primary and a secondary column.
    static func tiling(
        _ primary: UIViewController, _ secondary: UIViewController? = nil
    ) -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredSplitBehavior = .tile
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary ?? ActingViewController("Detail"), for: .secondary)
        return split
    }
}

extension AppDriver {
    /// A list in the primary column, whose row `Act` does something.
    init(
        choosing choice: LaunchSetup.Choice = .init(),
        acting act: @escaping @MainActor (ActingViewController) -> Void
    ) throws {
        try self.init(choosing: choice) {
            .tiling(ActingViewController("List", rows: [("Act", act)]))
        }
    }

    /// The violations after a tap on that row, or another action. There are none before it.
    static func whatBreaks(
        choosing choice: LaunchSetup.Choice = .init(),
        doing line: String = "tap \"primary/Act\"",
        when act: @escaping @MainActor (ActingViewController) -> Void
    ) throws -> [String] {
        var driver = try AppDriver(choosing: choice, acting: act)
        #expect(driver.broken == [])
        return try driver.act(line)
    }
}
