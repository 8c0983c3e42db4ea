import UIKit

extension ConformanceArea {
    /// Display modes and split behaviours.
    static let modes = ConformanceArea(
        "Display modes and behaviours",
        rows: [
            permitted("modes/tile", .doubleColumn, .tile, expects: "oneBesideSecondary"),
            permitted("modes/overlay", .doubleColumn, .overlay, expects: "oneOverSecondary"),
            permitted(
                "modes/triple-tile", .tripleColumn, .tile,
                expects: "oneBesideSecondary, twoBesideSecondary"),
            permitted(
                "modes/triple-overlay", .tripleColumn, .overlay,
                expects: "oneOverSecondary, twoOverSecondary"),
            permitted(
                "modes/triple-displace", .tripleColumn, .displace,
                expects: "oneBesideSecondary, twoDisplaceSecondary"),
            ConformanceRow(
                "modes/nearest", of: "A-110, B-011", "A request outside them leads", since: 14,
                expects: "oneBesideSecondary"
            ) { stage in
                let split = UISplitViewController.columns(behavior: .tile, mode: .oneOverSecondary)
                stage.show(split, in: .wide)
                return split.displayMode.label
            },
            ConformanceRow(
                "modes/primary-needs-supplementary", of: "A-102, A-103, D-090",
                "The primary is never shown without", since: 14,
                expects: "supplementary, secondary, then primary, supplementary, secondary"
            ) { stage in
                let split = UISplitViewController.columns(.tripleColumn, mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                let before = split.columnsInSight
                stage.perform { split.show(.primary) }
                return "\(before), then \(split.columnsInSight)"
            },
            ConformanceRow(
                "modes/never-automatic", of: "A-106, B-006", "The mode in force is never automatic",
                since: 14, expects: "mode yes, behavior yes"
            ) { stage in
                let split = UISplitViewController.columns()
                stage.show(split, in: .wide)
                return "mode \(text(split.displayMode != .automatic)), "
                    + "behavior \(text(split.splitBehavior != .automatic))"
            },
            ConformanceRow(
                "modes/behavior-after-layout", of: "A-111, B-009", "A preferred behaviour is in",
                since: 14, expects: "tile, then overlay"
            ) { stage in
                let split = UISplitViewController.columns(behavior: .tile)
                stage.show(split, in: .wide)
                var before = ""
                stage.perform {
                    split.preferredSplitBehavior = .overlay
                    before = split.splitBehavior.label
                }
                return "\(before), then \(split.splitBehavior.label)"
            },
            ConformanceRow(
                "modes/preferred-at-once", of: "A-106, A-108, B-010", "A preferred mode is in",
                since: 14, expects: "secondaryOnly at once"
            ) { stage in
                let split = UISplitViewController.columns(mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                var mode = ""
                stage.perform {
                    split.preferredDisplayMode = .secondaryOnly
                    mode = split.displayMode.label
                }
                return "\(mode) at once"
            },
            ConformanceRow(
                "modes/preference-stays", of: "A-106, A-108, B-010", "A preferred mode is in force",
                since: 14, expects: "secondaryOnly, prefers oneBesideSecondary"
            ) { stage in
                let split = UISplitViewController.columns(mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                stage.perform { split.hide(.primary) }
                return "\(split.displayMode.label), prefers \(split.preferredDisplayMode.label)"
            },
            ConformanceRow(
                "modes/animated-preference", of: "B-010", "A preferred mode set in an animation",
                since: 14, expects: "animated, then secondaryOnly"
            ) { stage in
                let split = UISplitViewController.columns(mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                var isAnimated = false
                stage.perform {
                    UIView.animate(withDuration: 0.3) {
                        split.preferredDisplayMode = .secondaryOnly
                    }
                    isAnimated = split.transitionCoordinator?.isAnimated == true
                }
                return "\(isAnimated ? "animated" : "not animated"), "
                    + "then \(split.displayMode.label)"
            },
            ConformanceRow(
                "modes/strict-preference", of: "B-010", "A preferred mode set in an animation",
                since: 14, expects: "twoBesideSecondary"
            ) { stage in
                let split = UISplitViewController.columns(
                    .tripleColumn, behavior: .tile, mode: .twoBesideSecondary)
                split.presentsWithGesture = false
                stage.show(split, in: .tall)
                return split.displayMode.label
            },
            ConformanceRow(
                "modes/show-and-hide", of: "B-012, D-100",
                "`show` and `hide` go to the closest mode",
                since: 14,
                expects: "secondaryOnly, oneBesideSecondary, oneBesideSecondary"
            ) { stage in
                let split = UISplitViewController.columns(mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                var modes: [String] = []
                stage.perform { split.hide(.primary) }
                modes.append(split.displayMode.label)
                stage.perform { split.show(.primary) }
                modes.append(split.displayMode.label)
                stage.perform { split.hide(.secondary) }
                modes.append(split.displayMode.label)
                return text(modes)
            },
            ConformanceRow(
                "modes/show-primary-of-three", of: "B-012, D-100",
                "`show` and `hide` go to the closest mode", since: 14,
                expects: "twoOverSecondary, oneOverSecondary, secondaryOnly"
            ) { stage in
                let split = UISplitViewController.columns(
                    .tripleColumn, behavior: .overlay, mode: .secondaryOnly)
                stage.show(split, in: .wide)
                var modes: [String] = []
                stage.perform { split.show(.primary) }
                modes.append(split.displayMode.label)
                stage.perform { split.hide(.primary) }
                modes.append(split.displayMode.label)
                stage.perform { split.hide(.supplementary) }
                modes.append(split.displayMode.label)
                return text(modes)
            },
            ConformanceRow(
                "modes/coordinator", of: "B-012, D-089", "Both run with a transition coordinator",
                since: 14, expects: "hide yes, show yes"
            ) { stage in
                let split = UISplitViewController.columns(mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                var hasOne: [Bool] = []
                stage.perform {
                    split.hide(.primary)
                    hasOne.append(split.transitionCoordinator != nil)
                }
                stage.perform {
                    split.show(.primary)
                    hasOne.append(split.transitionCoordinator != nil)
                }
                return "hide \(text(hasOne[0])), show \(text(hasOne[1]))"
            },
            ConformanceRow(
                "modes/show-collapsed", of: "B-012", "`show` while collapsed", since: 14,
                expects: "list, then list, detail"
            ) { stage in
                let list = UINavigationController(rootViewController: Page("list"))
                let split = UISplitViewController.columns(primary: list)
                stage.show(split, in: .narrow)
                stage.perform { split.show(.primary) }
                let before = list.flow
                stage.perform { split.show(.secondary) }
                return "\(before), then \(list.flow)"
            },
            ConformanceRow(
                "modes/children-stay", of: "A-063", "Hiding moves a view off the screen",
                since: 14, expects: "the same children"
            ) { stage in
                let split = UISplitViewController.columns(mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                let children = split.children
                stage.perform { split.hide(.primary) }
                return split.children == children ? "the same children" : "other children"
            },
            ConformanceRow(
                "modes/appearance", of: "B-007", "Appearance messages go to columns", since: 14,
                expects: "list will disappear, list did disappear; list will appear, "
                    + "list did appear"
            ) { stage in
                let journal = Journal()
                let split = UISplitViewController.columns(
                    primary: Page("list", journal: journal),
                    secondary: Page("detail", journal: journal), mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                _ = journal.take()
                stage.perform { split.hide(.primary) }
                let hiding = journal.take()
                stage.perform { split.show(.primary) }
                return "\(hiding); \(journal.take())"
            },
            ConformanceRow(
                "modes/hidden-does-not-appear", of: "B-007", "Appearance messages go to columns",
                since: 14, expects: "nothing"
            ) { stage in
                let journal = Journal()
                let split = UISplitViewController.columns(
                    primary: Page("list", journal: journal), mode: .secondaryOnly)
                stage.show(split, in: .wide)
                return journal.take()
            },
            ConformanceRow(
                "modes/announced", of: "B-013, B-050", "Changes of columns tell the delegate",
                since: 14,
                expects: "will change to secondaryOnly, will hide primary; "
                    + "will change to oneBesideSecondary, will show primary"
            ) { stage in
                let recorder = SplitRecorder()
                let split = UISplitViewController.columns(
                    mode: .oneBesideSecondary, delegate: recorder)
                stage.show(split, in: .wide)
                _ = recorder.journal.take()
                stage.perform { split.preferredDisplayMode = .secondaryOnly }
                let hiding = recorder.journal.take()
                stage.perform { split.preferredDisplayMode = .oneBesideSecondary }
                return "\(hiding); \(recorder.journal.take())"
            },
            ConformanceRow(
                "modes/own-requests", of: "B-170, D-097", "Since iOS 26 the app's own `show`",
                since: 26,
                expects: "will change to secondaryOnly; will change to oneBesideSecondary"
            ) { stage in
                let recorder = SplitRecorder()
                let split = UISplitViewController.columns(
                    mode: .oneBesideSecondary, delegate: recorder)
                stage.show(split, in: .wide)
                _ = recorder.journal.take()
                stage.perform { split.hide(.primary) }
                let hiding = recorder.journal.take()
                stage.perform { split.show(.primary) }
                return "\(hiding); \(recorder.journal.take())"
            },
            ConformanceRow(
                "modes/ends-announced", of: "B-171", "Since iOS 26 the delegate is notified",
                since: 26, expects: "did hide primary; did show primary"
            ) { stage in
                let recorder = ColumnEndRecorder()
                let split = UISplitViewController.columns(
                    mode: .oneBesideSecondary, delegate: recorder)
                stage.show(split, in: .wide)
                _ = recorder.journal.take()
                stage.perform { split.preferredDisplayMode = .secondaryOnly }
                let hiding = recorder.journal.take()
                stage.perform { split.preferredDisplayMode = .oneBesideSecondary }
                return "\(hiding); \(recorder.journal.take())"
            },
        ])

    /// A row about the modes with a sidebar that a behaviour permits, as requests for each mode
    /// show them.
    private static func permitted(
        _ id: String, _ style: UISplitViewController.Style,
        _ behavior: UISplitViewController.SplitBehavior, expects expected: String
    ) -> ConformanceRow {
        ConformanceRow(
            id, of: "A-107, A-109, B-T1", "Each behaviour permits its modes", since: 14,
            expects: expected
        ) { stage in
            let split = UISplitViewController.columns(style, behavior: behavior)
            split.presentsWithGesture = false
            stage.show(split, in: .wide)
            let requests: [UISplitViewController.DisplayMode] = [
                .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
                .twoDisplaceSecondary,
            ]
            var modes: [String] = []
            for request in requests {
                stage.perform { split.preferredDisplayMode = request }
                if !modes.contains(split.displayMode.label) {
                    modes.append(split.displayMode.label)
                }
            }
            return text(modes)
        }
    }
}
