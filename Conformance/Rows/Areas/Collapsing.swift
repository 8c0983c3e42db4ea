import UIKit

extension ConformanceArea {
    /// Columns in compact width, and the way back.
    static let collapsing = ConformanceArea(
        "Collapsing and expanding",
        rows: [
            ConformanceRow(
                "collapsing/by-size-class", of: "A-064, A-065, B-013, D-084",
                "A horizontally compact split view", since: 14,
                expects: "expanded, collapsed, expanded"
            ) { stage in
                let split = UISplitViewController.columns()
                stage.show(split, in: .wide)
                var states = [state(split)]
                for room in [Room.narrow, .wide] {
                    stage.resize(to: room)
                    states.append(state(split))
                }
                return text(states)
            },
            ConformanceRow(
                "collapsing/by-override", of: "A-073, B-115, D-084, D-272",
                "An override of its traits decides",
                since: 14, expects: "collapsed, then expanded"
            ) { stage in
                let split = UISplitViewController.columns()
                let container = Container(split)
                stage.show(container, in: .wide)
                stage.perform {
                    container.setOverrideTraitCollection(
                        UITraitCollection(horizontalSizeClass: .compact), forChild: split)
                }
                let before = state(split)
                stage.perform { container.setOverrideTraitCollection(nil, forChild: split) }
                return "\(before), then \(state(split))"
            },
            ConformanceRow(
                "collapsing/calls-of-a-collapse", of: "B-005, B-054", "A question to the delegate",
                since: 14, expects: "top compact? (expanded), did collapse (collapsed)"
            ) { stage in
                let recorder = SplitRecorder()
                let split = UISplitViewController.columns(
                    compact: Page("small"), delegate: recorder)
                stage.show(split, in: .wide)
                _ = recorder.journal.take()
                stage.resize(to: .narrow)
                return recorder.journal.take()
            },
            ConformanceRow(
                "collapsing/calls-of-an-expand", of: "B-005, B-054", "A question to the delegate",
                since: 14, expects: "mode? (collapsed), did expand (expanded)"
            ) { stage in
                let recorder = SplitRecorder()
                let split = UISplitViewController.columns(
                    compact: Page("small"), delegate: recorder)
                stage.show(split, in: .narrow)
                _ = recorder.journal.take()
                stage.resize(to: .wide)
                return recorder.journal.take()
            },
            ConformanceRow(
                "collapsing/compact-appears", of: "B-005, B-054", "A question to the delegate",
                since: 14, expects: "expanded, then collapsed"
            ) { stage in
                let reader = StateReader()
                let split = UISplitViewController.columns(compact: reader)
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                return "\(reader.state), then \(state(split))"
            },
            ConformanceRow(
                "collapsing/secondary-proposed", of: "B-051", "The top column is asked for",
                since: 14, expects: "top secondary? (expanded), did collapse (collapsed)"
            ) { stage in
                let recorder = SplitRecorder()
                let split = UISplitViewController.columns(delegate: recorder)
                stage.show(split, in: .wide)
                _ = recorder.journal.take()
                stage.resize(to: .narrow)
                return recorder.journal.take()
            },
            ConformanceRow(
                "collapsing/filled-when-asked", of: "B-051", "The top column is asked for",
                since: 14, expects: "a, b"
            ) { stage in
                let compact = UINavigationController(rootViewController: Page("empty"))
                let recorder = SplitRecorder()
                recorder.onCollapse = { _ in
                    compact.setViewControllers([Page("a"), Page("b")], animated: false)
                }
                let split = UISplitViewController.columns(compact: compact, delegate: recorder)
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                return split.viewControllers == [compact] ? compact.titles : "another column"
            },
            ConformanceRow(
                "collapsing/another-top", of: "B-051", "The top column is asked for", since: 14,
                expects: "list"
            ) { stage in
                let recorder = SplitRecorder()
                recorder.topColumn = .primary
                let list = UINavigationController(rootViewController: Page("list"))
                let split = UISplitViewController.columns(
                    primary: list, compact: Page("small"), delegate: recorder)
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                return split.viewControllers == [list] ? list.flow : "another column"
            },
            ConformanceRow(
                "collapsing/compact-fills", of: "A-068, A-100, B-004", "With a compact column",
                since: 14, expects: "small is all, and fills the view"
            ) { stage in
                let small = Page("small")
                let split = UISplitViewController.columns(compact: small)
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                let isAll = split.viewControllers == [small] && small.isOnScreen
                let fills = small.view.bounds.size == split.view.bounds.size
                return "small \(isAll ? "is all" : "is not all"), "
                    + (fills ? "and fills the view" : "and does not fill the view")
            },
            ConformanceRow(
                "collapsing/there-and-back", of: "A-101", "Expanded again, the columns are as",
                since: 14, expects: "the same columns in the same frames, small off screen"
            ) { stage in
                let small = Page("small")
                let split = UISplitViewController.columns(compact: small, mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                let before = split.viewControllers
                let frames = [split.frame(.primary), split.frame(.secondary)]
                stage.resize(to: .narrow)
                stage.resize(to: .wide)
                guard split.viewControllers == before else { return "other columns" }
                let areSame = [split.frame(.primary), split.frame(.secondary)] == frames
                return "the same columns in \(areSame ? "the same" : "other") frames, "
                    + "small \(small.isOnScreen ? "on screen" : "off screen")"
            },
            ConformanceRow(
                "collapsing/nothing-carried-over", of: "A-044, A-101", "Nothing is carried over",
                since: 14, expects: "compact: small; primary: list, more"
            ) { stage in
                let list = UINavigationController(rootViewController: Page("list"))
                let compact = UINavigationController(rootViewController: Page("small"))
                let split = UISplitViewController.columns(primary: list, compact: compact)
                stage.show(split, in: .wide)
                stage.perform { list.pushViewController(Page("more"), animated: false) }
                stage.resize(to: .narrow)
                let small = compact.titles
                stage.resize(to: .wide)
                return "compact: \(small); primary: \(list.titles)"
            },
            ConformanceRow(
                "collapsing/one-flow", of: "A-069, B-051", "Without one, the columns are one flow",
                since: 14, expects: "list, more, detail"
            ) { stage in
                let list = UINavigationController(rootViewController: Page("list"))
                let split = UISplitViewController.columns(primary: list)
                stage.show(split, in: .wide)
                stage.perform { list.pushViewController(Page("more"), animated: false) }
                stage.resize(to: .narrow)
                return list.flow
            },
            ConformanceRow(
                "collapsing/three-in-one-flow", of: "A-069, B-051",
                "Without one, the columns are one flow", since: 14,
                expects: "list, middle, detail"
            ) { stage in
                let list = UINavigationController(rootViewController: Page("list"))
                let split = UISplitViewController.columns(.tripleColumn, primary: list)
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                return list.flow
            },
            ConformanceRow(
                "collapsing/back-to-the-list", of: "A-069, B-051",
                "Without one, the columns are one flow", since: 14,
                expects: "list, on screen"
            ) { stage in
                let list = Page("list")
                let navigation = UINavigationController(rootViewController: list)
                let split = UISplitViewController.columns(primary: navigation)
                stage.show(split, in: .narrow)
                stage.perform { navigation.popViewController(animated: true) }
                return "\(navigation.flow), \(list.isOnScreen ? "on screen" : "off screen")"
            },
            ConformanceRow(
                "collapsing/primary-on-top", of: "A-069, B-051",
                "Without one, the columns are one flow", since: 14, expects: "list"
            ) { stage in
                let recorder = SplitRecorder()
                recorder.topColumn = .primary
                let list = UINavigationController(rootViewController: Page("list"))
                let split = UISplitViewController.columns(primary: list, delegate: recorder)
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                return list.flow
            },
            ConformanceRow(
                "collapsing/columns-nest", of: "B-142", "In that flow each column is whole",
                since: 14, expects: "navigation of detail on the stack"
            ) { stage in
                let list = UINavigationController(rootViewController: Page("list"))
                let other = UINavigationController(rootViewController: Page("detail"))
                let split = UISplitViewController.columns(primary: list, secondary: other)
                stage.show(split, in: .narrow)
                return list.viewControllers.last === other && other.titles == "detail"
                    ? "navigation of detail on the stack" : list.titles
            },
            ConformanceRow(
                "collapsing/push-on-nested", of: "B-142", "In that flow each column is whole",
                since: 14, expects: "on screen; list, detail, more"
            ) { stage in
                let list = UINavigationController(rootViewController: Page("list"))
                let other = UINavigationController(rootViewController: Page("detail"))
                let split = UISplitViewController.columns(primary: list, secondary: other)
                stage.show(split, in: .narrow)
                let more = Page("more")
                stage.perform { other.pushViewController(more, animated: true) }
                return "\(more.isOnScreen ? "on screen" : "off screen"); \(list.flow)"
            },
            ConformanceRow(
                "collapsing/back-through-two", of: "B-142", "A page leaves it by the navigation",
                since: 14, expects: "list, on screen"
            ) { stage in
                let (list, detail) = (Page("list"), Page("detail"))
                let outer = UINavigationController(rootViewController: list)
                let inner = UINavigationController(rootViewController: detail)
                let split = UISplitViewController.columns(primary: outer, secondary: inner)
                stage.show(split, in: .narrow)
                stage.perform {
                    _ = detail.navigationController?.navigationController?
                        .popToRootViewController(animated: true)
                }
                return "\(outer.flow), \(list.isOnScreen ? "on screen" : "off screen")"
            },
            ConformanceRow(
                "collapsing/stacks-come-back", of: "B-142", "On expanding, each navigation",
                since: 14, expects: "list / detail, more"
            ) { stage in
                let other = UINavigationController(rootViewController: Page("detail"))
                let split = UISplitViewController.columns(secondary: other)
                stage.show(split, in: .narrow)
                stage.perform { other.pushViewController(Page("more"), animated: false) }
                stage.resize(to: .wide)
                return split.stacks
            },
            ConformanceRow(
                "collapsing/three-stacks-come-back", of: "B-142", "On expanding, each navigation",
                since: 14, expects: "list / middle / detail"
            ) { stage in
                let split = UISplitViewController.columns(.tripleColumn)
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                stage.resize(to: .wide)
                return split.stacks
            },
            ConformanceRow(
                "collapsing/popped-comes-back", of: "B-142", "On expanding, each navigation",
                since: 14, expects: "list / detail"
            ) { stage in
                let list = UINavigationController(rootViewController: Page("list"))
                let split = UISplitViewController.columns(primary: list)
                stage.show(split, in: .narrow)
                stage.perform { _ = list.popToRootViewController(animated: true) }
                stage.resize(to: .wide)
                return split.stacks
            },
            ConformanceRow(
                "collapsing/tabs-are-stacked", of: "B-142, B-T2", "Tabs that fill the secondary",
                since: 14, expects: "list, tabs"
            ) { stage in
                let list = UINavigationController(rootViewController: Page("list"))
                let tabs = UITabBarController()
                tabs.viewControllers = ["a", "b"].map {
                    UINavigationController(rootViewController: Page($0))
                }
                let split = UISplitViewController.columns(primary: list, secondary: tabs)
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                return list.titles
            },
            ConformanceRow(
                "collapsing/supplementary-on-top", of: "B-051", "The top column may be the",
                since: 14, expects: "list, middle"
            ) { stage in
                let recorder = SplitRecorder()
                recorder.topColumn = .supplementary
                let list = UINavigationController(rootViewController: Page("list"))
                let split = UISplitViewController.columns(
                    .tripleColumn, primary: list, delegate: recorder)
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                return list.flow
            },
            ConformanceRow(
                "collapsing/mode-of-an-expand", of: "B-052", "The delegate names the mode",
                since: 14, expects: "secondaryOnly"
            ) { stage in
                let recorder = SplitRecorder()
                recorder.expandedMode = .secondaryOnly
                let split = UISplitViewController.columns(
                    compact: Page("small"), behavior: .tile, delegate: recorder)
                stage.show(split, in: .narrow)
                stage.resize(to: .wide)
                return split.displayMode.label
            },
            ConformanceRow(
                "collapsing/width-at-did-expand", of: "B-052", "The delegate names the mode",
                since: 14, expects: "280"
            ) { stage in
                let recorder = SplitRecorder()
                var width: CGFloat?
                recorder.onExpand = { width = $0.primaryColumnWidth }
                let split = UISplitViewController.columns(
                    compact: Page("small"), behavior: .tile, delegate: recorder)
                split.preferredPrimaryColumnWidth = 280
                stage.show(split, in: .narrow)
                stage.resize(to: .wide)
                return width.map { String(Int($0)) } ?? "not told"
            },
            ConformanceRow(
                "collapsing/launched-compact", of: "A-071, A-072", "Launched in compact, it starts",
                since: 14, expects: "top compact? (expanded), did collapse (collapsed)"
            ) { stage in
                let recorder = SplitRecorder()
                let split = UISplitViewController.columns(
                    compact: Page("small"), delegate: recorder)
                stage.show(split, in: .narrow)
                return recorder.journal.take()
            },
            ConformanceRow(
                "collapsing/children-told", of: "B-007, B-102", "Children are notified of leaving",
                since: 14,
                expects: "list will disappear, list did disappear, small will appear, "
                    + "small did appear"
            ) { stage in
                let journal = Journal()
                let split = UISplitViewController.columns(
                    primary: Page("list", journal: journal),
                    compact: Page("small", journal: journal), mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                _ = journal.take()
                stage.resize(to: .narrow)
                return text(journal.take().components(separatedBy: ", ").sorted(by: listFirst))
            },
        ] + collapsedInspectors)
}

/// Whether a split view is collapsed.
@MainActor private func state(_ split: UISplitViewController) -> String {
    split.isCollapsed ? "collapsed" : "expanded"
}

/// Reads whether its split view is collapsed when it is about to appear.
private final class StateReader: UIViewController {
    var state = "never shown"

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        state = splitViewController?.isCollapsed == true ? "collapsed" : "expanded"
    }
}

/// The events of the list before those of the small page. No source tells how they are interleaved.
private func listFirst(_ one: String, _ other: String) -> Bool {
    one.hasPrefix("list") && !other.hasPrefix("list")
}
