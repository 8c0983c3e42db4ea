import UIKit

extension ConformanceArea {
    /// What releases after a defect do. The rows of the defect itself need that release.
    static let defects = ConformanceArea(
        "Defects of releases",
        rows: [
            ConformanceRow(
                "defects/compact-replaced", of: "B-018", "A compact column can be set once only",
                since: 18, expects: "new"
            ) { stage in
                let split = UISplitViewController.columns(compact: Page("old"))
                stage.show(split, in: .narrow)
                stage.perform { split.setViewController(Page("new"), for: .compact) }
                return text(split.viewControllers.map(\.label))
            }
        ])
}
