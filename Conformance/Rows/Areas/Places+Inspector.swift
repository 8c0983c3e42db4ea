import UIKit

extension ConformanceArea {
    /// The inspector column of iOS 26 beside other columns.
    static let inspectors: [ConformanceRow] = [
        ConformanceRow(
            "places/inspector", of: "B-195, D-096", "The inspector stands at the trailing edge",
            since: 26,
            expects: "at the trailing edge, the secondary narrower by it and back, the same mode"
        ) { stage in
            guard #available(iOS 26, *) else { return "" }
            let (split, inspector) = inspected(stage)
            let before = split.content(.secondary)
            stage.perform { split.show(.inspector) }
            let column = inspector.view.convert(inspector.view.bounds, to: split.view)
            let difference = before.width - split.content(.secondary).width
            let mode = split.displayMode
            stage.perform { split.hide(.inspector) }
            return [
                abs(column.maxX - split.view.bounds.maxX) <= 1
                    ? "at the trailing edge" : "elsewhere",
                abs(difference - split.inspectorColumnWidth) <= 1
                    ? "the secondary narrower by it" : "the secondary narrower by \(difference)",
            ].joined(separator: ", ")
                + (split.content(.secondary) == before ? " and back" : " for good")
                + (mode == .oneBesideSecondary && split.displayMode == mode
                    ? ", the same mode" : ", another mode")
        },
        width("places/inspector-points", expects: "260") { _ in },
        width("places/inspector-minimum", expects: "280") {
            guard #available(iOS 26, *) else { return }
            $0.minimumInspectorColumnWidth = 280
        },
        width("places/inspector-maximum", expects: "400") {
            guard #available(iOS 26, *) else { return }
            $0.maximumInspectorColumnWidth = 400
            $0.preferredInspectorColumnWidth = 500
        },
        width("places/inspector-fraction", in: .share, expects: "25 %") {
            guard #available(iOS 26, *) else { return }
            $0.maximumInspectorColumnWidth = 400
            $0.preferredInspectorColumnWidth = UISplitViewController.automaticDimension
            $0.preferredInspectorColumnWidthFraction = 0.25
        },
    ]

    /// A row about the inspector's width.
    private static func width(
        _ id: String, in unit: WidthUnit = .points, expects expected: String,
        prepare: @escaping @MainActor (UISplitViewController) -> Void
    ) -> ConformanceRow {
        ConformanceRow(
            id, of: "B-197", "Its width is the preferred one", since: 26, expects: expected
        ) { stage in
            guard #available(iOS 26, *) else { return "" }
            let (split, _) = inspected(stage)
            prepare(split)
            stage.perform { split.show(.inspector) }
            return split.measure(split.inspectorColumnWidth, in: unit)
        }
    }

    /// Shows columns beside each other, and an inspector of 260 points that is still hidden.
    @available(iOS 26, *)
    private static func inspected(_ stage: any Stage) -> (UISplitViewController, Page) {
        let split = UISplitViewController.columns(mode: .oneBesideSecondary)
        let inspector = Page("inspector")
        split.setViewController(inspector, for: .inspector)
        split.preferredInspectorColumnWidth = 260
        stage.show(split, in: .wide)
        return (split, inspector)
    }
}
