import UIKit

extension ConformanceArea {
    /// The inspector column of iOS 26 where there is one column.
    static let collapsedInspectors: [ConformanceRow] = [
        ConformanceRow(
            "collapsing/inspector", of: "B-196, D-096",
            "Collapsed, `show(.inspector)` presents the",
            since: 26, expects: "hidden; presented and showing; hidden"
        ) { stage in
            guard #available(iOS 26, *) else { return "" }
            let split = UISplitViewController.columns()
            let inspector = Page("inspector")
            split.setViewController(inspector, for: .inspector)
            stage.show(split, in: .narrow)
            @MainActor func state() -> String {
                let parts = [
                    split.presentedViewController != nil && inspector.isOnScreen
                        ? "presented" : nil,
                    split.isShowing(.inspector) ? "showing" : nil,
                ].compactMap(\.self)
                return parts.isEmpty ? "hidden" : parts.joined(separator: " and ")
            }
            var seen = [state()]
            stage.perform { split.show(.inspector) }
            seen.append(state())
            stage.perform { split.hide(.inspector) }
            seen.append(state())
            return seen.joined(separator: "; ")
        }
    ]
}
