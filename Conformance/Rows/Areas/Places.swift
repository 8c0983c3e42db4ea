import UIKit

extension ConformanceArea {
    /// Where columns are, and how wide.
    static let places = ConformanceArea(
        "Where columns are",
        rows: [
            ConformanceRow(
                "places/overhang", of: "A-003, A-006, A-014", "The primary is 100 points wider",
                since: 14, expects: "100 wider, inset by 100, content from 0"
            ) { stage in
                let split = UISplitViewController.columns(mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                let wider = split.frame(.primary).width - split.primaryColumnWidth
                let inset = split.child(.primary)?.view.safeAreaInsets.left ?? -1
                return "\(Int(wider)) wider, inset by \(Int(inset)), "
                    + "content from \(Int(split.content(.primary).minX))"
            },
            ConformanceRow(
                "places/trailing", of: "A-115, B-042", "`primaryEdge` and the layout direction",
                since: 14, expects: "leading: left, trailing: right"
            ) { stage in
                let split = UISplitViewController.columns(mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                @MainActor func side() -> String {
                    split.content(.primary).midX < split.view.bounds.midX ? "left" : "right"
                }
                let leading = side()
                stage.perform { split.primaryEdge = .trailing }
                return "leading: \(leading), trailing: \(side())"
            },
            ConformanceRow(
                "places/turned-and-back", of: "A-006", "The content stays on screen", since: 14,
                expects: "0 to 320, 0 to 320, 0 to 320"
            ) { stage in
                let split = UISplitViewController.columns(mode: .oneBesideSecondary)
                split.preferredPrimaryColumnWidth = 320
                stage.show(split, in: .wide)
                var seen = [span(split.content(.primary))]
                for room in [Room.tall, .wide] {
                    stage.resize(to: room)
                    seen.append(span(split.content(.primary)))
                }
                return text(seen)
            },
            ConformanceRow(
                "places/beside-shares", of: "A-107, B-T1", "Beside shares the room", since: 14,
                expects: "the secondary begins where the primary ends"
            ) { stage in
                let split = UISplitViewController.columns(mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                return abs(split.content(.secondary).minX - split.content(.primary).maxX) <= 1
                    ? "the secondary begins where the primary ends"
                    : "\(span(split.content(.primary))), \(span(split.content(.secondary)))"
            },
            ConformanceRow(
                "places/over-covers", of: "A-107, B-T1", "Beside shares the room", since: 14,
                expects: "the secondary fills the split view"
            ) { stage in
                let split = UISplitViewController.columns(
                    behavior: .overlay, mode: .oneOverSecondary)
                stage.show(split, in: .wide)
                return split.frame(.secondary) == split.view.bounds
                    ? "the secondary fills the split view" : span(split.frame(.secondary))
            },
            ConformanceRow(
                "places/displace-pushes-out", of: "A-107, B-T1", "Beside shares the room",
                since: 14, expects: "the secondary sticks out"
            ) { stage in
                let split = UISplitViewController.columns(
                    .tripleColumn, behavior: .displace, mode: .twoDisplaceSecondary)
                stage.show(split, in: .wide)
                return split.frame(.secondary).maxX > split.view.bounds.maxX
                    ? "the secondary sticks out" : span(split.frame(.secondary))
            },
            inSight("places/secondary-only", .secondaryOnly, expects: "secondary"),
            inSight("places/one-beside", .oneBesideSecondary, expects: "supplementary, secondary"),
            inSight(
                "places/two-beside", .twoBesideSecondary,
                expects: "primary, supplementary, secondary"),
            inSight(
                "places/one-over", .oneOverSecondary, behavior: .overlay,
                expects: "supplementary, secondary"),
            inSight(
                "places/two-over", .twoOverSecondary, behavior: .overlay,
                expects: "primary, supplementary, secondary"),
            inSight(
                "places/two-displace", .twoDisplaceSecondary, behavior: .displace,
                expects: "primary, supplementary, secondary"),
            ConformanceRow(
                "places/supplementary-has-no-overhang", of: "A-107",
                "Each of the six modes has its places", since: 14, expects: "0 wider, inset by 0"
            ) { stage in
                let split = UISplitViewController.columns(.tripleColumn, mode: .twoBesideSecondary)
                stage.show(split, in: .wide)
                let wider = split.frame(.supplementary).width - split.supplementaryColumnWidth
                let insets = split.child(.supplementary)?.view.safeAreaInsets ?? .zero
                return "\(Int(wider)) wider, inset by \(Int(insets.left + insets.right))"
            },
            ConformanceRow(
                "places/hidden-is-beyond", of: "A-017, A-063", "A hidden column lies beyond",
                since: 14, expects: "in the split view's view, beyond its edge"
            ) { stage in
                let split = UISplitViewController.columns(behavior: .tile)
                stage.show(split, in: .wide)
                stage.perform { split.hide(.primary) }
                guard let view = split.child(.primary)?.view, view.isDescendant(of: split.view)
                else { return "not in the split view's view" }
                return split.frame(.primary).maxX < 0
                    ? "in the split view's view, beyond its edge" : span(split.frame(.primary))
            },
            ConformanceRow(
                "places/frame-observed", of: "A-019", "Every assignment of a column's frame",
                since: 14, expects: "hiding yes, showing yes"
            ) { stage in
                let split = UISplitViewController.columns(behavior: .tile)
                stage.show(split, in: .wide)
                let journal = Journal()
                let observation = split.child(.primary)?.view.observe(\.frame) { _, _ in
                    MainActor.assumeIsolated { journal.note("frame") }
                }
                defer { observation?.invalidate() }
                stage.perform { split.hide(.primary) }
                let atHiding = journal.take() != "nothing"
                stage.perform { split.show(.primary) }
                return "hiding \(text(atHiding)), showing \(text(journal.take() != "nothing"))"
            },
            width("places/preferred", "Width: what is preferred", expects: "250") {
                $0.preferredPrimaryColumnWidth = 250
            },
            width("places/points-before-fraction", "Width: what is preferred", expects: "280") {
                $0.preferredPrimaryColumnWidth = 280
                $0.preferredPrimaryColumnWidthFraction = 0.1
            },
            width("places/fraction", "Width: what is preferred", in: .share, expects: "25 %") {
                $0.maximumPrimaryColumnWidth = 400
                $0.preferredPrimaryColumnWidthFraction = 0.25
            },
            width("places/minimum", "Width: what is preferred", expects: "300") {
                $0.minimumPrimaryColumnWidth = 300
                $0.preferredPrimaryColumnWidth = 200
            },
            width("places/maximum", "Width: what is preferred", expects: "270") {
                $0.maximumPrimaryColumnWidth = 270
                $0.preferredPrimaryColumnWidth = 310
            },
            ConformanceRow(
                "places/wider-with-maximum", of: "A-118", "Any width above the default maximum",
                since: 14, expects: "320, then 400"
            ) { stage in
                let split = UISplitViewController.columns(mode: .oneBesideSecondary)
                split.preferredPrimaryColumnWidth = 400
                stage.show(split, in: .wide)
                let before = split.measure(split.primaryColumnWidth)
                stage.perform { split.maximumPrimaryColumnWidth = 500 }
                return "\(before), then \(split.measure(split.primaryColumnWidth))"
            },
            ConformanceRow(
                "places/supplementary-width", of: "A-116, B-040, B-041",
                "The supplementary column has width", since: 14, expects: "250 and 280"
            ) { stage in
                let split = UISplitViewController.columns(.tripleColumn, mode: .twoBesideSecondary)
                split.preferredPrimaryColumnWidth = 250
                split.preferredSupplementaryColumnWidth = 280
                stage.show(split, in: .wide)
                return "\(split.measure(split.primaryColumnWidth)) and "
                    + split.measure(split.supplementaryColumnWidth)
            },
            ConformanceRow(
                "places/supplementary-fills", of: "A-117", "`automaticSupplementaryFillDimension`",
                since: 14, expects: "from the primary's end to the edge"
            ) { stage in
                let split = UISplitViewController.columns(
                    .tripleColumn, behavior: .overlay, mode: .twoOverSecondary)
                split.preferredSupplementaryColumnWidth =
                    UISplitViewController.automaticSupplementaryFillDimension
                stage.show(split, in: .wide)
                let (primary, supplementary) = (
                    split.content(.primary), split.content(.supplementary)
                )
                return abs(supplementary.minX - primary.maxX) <= 1
                    && abs(supplementary.maxX - split.view.bounds.maxX) <= 1
                    ? "from the primary's end to the edge" : span(supplementary)
            },
            ConformanceRow(
                "places/own-navigation-controller", of: "A-027", "With a navigation controller of",
                since: 14, expects: "0 after a push and two turns"
            ) { stage in
                let list = Page("list")
                let split = UISplitViewController.columns(primary: list, mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                stage.perform {
                    list.navigationController?.pushViewController(Page("more"), animated: true)
                }
                stage.resize(to: .tall)
                stage.resize(to: .wide)
                return "\(Int(split.content(.primary).minX)) after a push and two turns"
            },
        ] + inspectors)

    /// A row about the columns that a display mode shows of three.
    private static func inSight(
        _ id: String, _ mode: UISplitViewController.DisplayMode,
        behavior: UISplitViewController.SplitBehavior = .automatic, expects expected: String
    ) -> ConformanceRow {
        ConformanceRow(
            id, of: "A-107", "Each of the six modes has its places", since: 14, expects: expected
        ) { stage in
            let split = UISplitViewController.columns(
                .tripleColumn, behavior: behavior, mode: mode)
            stage.show(split, in: .wide)
            return split.columnsInSight
        }
    }

    /// A row about the primary's width.
    private static func width(
        _ id: String, _ behaviour: String, in unit: WidthUnit = .points, expects expected: String,
        prepare: @escaping @MainActor (UISplitViewController) -> Void
    ) -> ConformanceRow {
        ConformanceRow(
            id, of: "A-116, B-040, B-041, D-091", behaviour, since: 14, expects: expected
        ) { stage in
            let split = UISplitViewController.columns(mode: .oneBesideSecondary)
            prepare(split)
            stage.show(split, in: .wide)
            return split.measure(split.primaryColumnWidth, in: unit)
        }
    }
}

/// Where a rectangle begins and ends, in whole points.
@MainActor private func span(_ frame: CGRect) -> String {
    "\(Int(frame.minX)) to \(Int(frame.maxX))"
}
