import UIKit

extension ConformanceArea {
    /// The split view that is made without a style.
    static let classic = ConformanceArea(
        "The classic split view",
        rows: [
            ConformanceRow(
                "classic/two-as-they-are", of: "A-060, A-061, B-001, B-004",
                "Made without a style", since: 8, expects: "left, right"
            ) { stage in
                let split = UISplitViewController.classic(Page("left"), Page("right"))
                split.preferredDisplayMode = .oneBesideSecondary
                stage.show(split, in: .wide)
                return text(
                    split.viewControllers.filter { $0.parent === split && $0.isOnScreen }
                        .map(\.label))
            },
            ConformanceRow(
                "classic/style", of: "A-060, A-061, B-001, B-004", "Made without a style",
                since: 14, expects: "unspecified"
            ) { stage in
                let split = UISplitViewController.classic(Page("left"), Page("right"))
                stage.show(split, in: .wide)
                return split.style == .unspecified ? "unspecified" : "another"
            },
            ConformanceRow(
                "classic/set-while-shown", of: "B-004", "`viewControllers` can be set", since: 8,
                expects: "left, new; new on screen yes, right on screen no"
            ) { stage in
                let (left, right, new) = (Page("left"), Page("right"), Page("new"))
                let split = UISplitViewController.classic(left, right)
                stage.show(split, in: .wide)
                stage.perform { split.viewControllers = [left, new] }
                return "\(text(split.viewControllers.map(\.label))); "
                    + "new on screen \(text(new.isOnScreen)), "
                    + "right on screen \(text(right.isOnScreen))"
            },
            ConformanceRow(
                "classic/width", of: "A-116, B-040", "Its primary's width is a fraction",
                since: 8, expects: "25 %, then 400"
            ) { stage in
                let split = UISplitViewController.classic(Page("left"), Page("right"))
                split.preferredDisplayMode = .oneBesideSecondary
                stage.show(split, in: .wide)
                stage.perform {
                    split.maximumPrimaryColumnWidth = 500
                    split.preferredPrimaryColumnWidthFraction = 0.25
                }
                let share = split.measure(split.primaryColumnWidth, in: .share)
                stage.perform { split.minimumPrimaryColumnWidth = 400 }
                return "\(share), then \(Int(split.primaryColumnWidth))"
            },
            ConformanceRow(
                "classic/modes-keep-children", of: "A-063, A-064, D-083", "Display modes move the",
                since: 8, expects: "left in sight no, the same children, expanded"
            ) { stage in
                let left = Page("left")
                let split = UISplitViewController.classic(left, Page("right"))
                split.preferredDisplayMode = .oneBesideSecondary
                stage.show(split, in: .wide)
                let children = split.children
                stage.perform { split.preferredDisplayMode = .secondaryOnly }
                let frame = left.view.convert(left.view.bounds, to: split.view)
                let isInSight =
                    left.isOnScreen && frame.maxX > 0 && frame.minX < split.view.bounds.maxX
                return "left in sight \(text(isInSight)), "
                    + "\(split.children == children ? "the same" : "other") children, "
                    + (split.isCollapsed ? "collapsed" : "expanded")
            },
            ConformanceRow(
                "classic/delegate-hears-of-modes", of: "B-050", "Its delegate is notified of modes",
                since: 14, expects: "will change to secondaryOnly"
            ) { stage in
                let recorder = SplitRecorder()
                let split = UISplitViewController.classic(
                    Page("left"), Page("right"), delegate: recorder)
                split.preferredDisplayMode = .oneBesideSecondary
                stage.show(split, in: .wide)
                _ = recorder.journal.take()
                stage.perform { split.preferredDisplayMode = .secondaryOnly }
                return recorder.journal.take()
            },
            ConformanceRow(
                "classic/pushed", of: "A-068, A-069, A-070, A-080, D-086",
                "Collapsed, the primary alone",
                since: 8, expects: "one controller; list, detail"
            ) { stage in
                let (split, master, _) = makeNavigating()
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                let count = split.viewControllers.count
                return "\(count == 1 ? "one controller" : "\(count) controllers"); \(master.flow)"
            },
            ConformanceRow(
                "classic/nested", of: "A-068, A-069, A-070, A-080, D-086",
                "Collapsed, the primary alone",
                since: 8, expects: "list, navigation"
            ) { stage in
                let (split, master, _) = makeNavigating()
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                return master.titles
            },
            ConformanceRow(
                "classic/plain-primary-drops", of: "A-068, A-069, A-070, A-080, D-086",
                "Collapsed, the primary alone", since: 8, expects: "left; right has no parent"
            ) { stage in
                let right = Page("right")
                let split = UISplitViewController.classic(Page("left"), right)
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                return "\(text(split.viewControllers.map(\.label))); "
                    + (right.parent == nil ? "right has no parent" : "right has a parent")
            },
            ConformanceRow(
                "classic/separated", of: "A-081", "Expanded, the primary's navigation", since: 8,
                expects: "list; detail"
            ) { stage in
                let (split, master, other) = makeNavigating()
                stage.show(split, in: .narrow)
                stage.resize(to: .wide)
                guard split.viewControllers == [master, other] else { return "other controllers" }
                return "\(master.titles); \(other.titles)"
            },
            ConformanceRow(
                "classic/one-separates-two", of: "A-081", "Expanded, the primary's navigation",
                since: 8, expects: "navigation, more"
            ) { stage in
                let master = UINavigationController.stack(Page("list"), Page("more"))
                let split = UISplitViewController.classic(master)
                stage.show(split, in: .narrow)
                stage.resize(to: .wide)
                return text(split.viewControllers.map(\.label))
            },
            ConformanceRow(
                "classic/whatever-is-on-top", of: "A-084", "Whatever is on top then", since: 8,
                expects: "navigation, settings"
            ) { stage in
                let (split, master, _) = makeNavigating()
                stage.show(split, in: .narrow)
                stage.perform { _ = master.popToRootViewController(animated: false) }
                stage.perform { master.pushViewController(Page("settings"), animated: false) }
                stage.resize(to: .wide)
                return text(split.viewControllers.map(\.label))
            },
            ConformanceRow(
                "classic/by-hand", of: "A-082", "A delegate may push and pop by hand", since: 8,
                expects: "list, detail; then list, and detail beside"
            ) { stage in
                let recorder = ClassicRecorder()
                recorder.takesSecondary = true
                recorder.onCollapse = { secondary, primary in
                    (primary as? UINavigationController)?
                        .pushViewController(secondary, animated: false)
                }
                recorder.separate = {
                    ($0 as? UINavigationController)?.popViewController(animated: false)
                }
                let master = UINavigationController(rootViewController: Page("list"))
                let detail = Page("detail")
                let split = UISplitViewController.classic(master, detail, delegate: recorder)
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                let flow = master.flow
                stage.resize(to: .wide)
                let isBeside = split.viewControllers == [master, detail]
                return "\(flow); then \(master.titles), and detail "
                    + (isBeside ? "beside" : "not beside")
            },
            ConformanceRow(
                "classic/discarded", of: "A-083", "A delegate that says it is done", since: 8,
                expects: "list; detail on screen no"
            ) { stage in
                let recorder = ClassicRecorder()
                recorder.takesSecondary = true
                let (split, master, other) = makeNavigating(delegate: recorder)
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                return "\(master.flow); detail on screen \(text(other.isOnScreen))"
            },
            ConformanceRow(
                "classic/calls-of-a-collapse", of: "B-005, B-053, D-085",
                "The delegate is asked for the",
                since: 8, expects: "primary for collapsing? (expanded, 2), collapse? (expanded, 2)"
            ) { stage in
                let recorder = ClassicRecorder()
                let (split, _, _) = makeNavigating(delegate: recorder)
                stage.show(split, in: .wide)
                _ = recorder.journal.take()
                stage.resize(to: .narrow)
                return recorder.journal.take()
            },
            ConformanceRow(
                "classic/calls-of-an-expand", of: "B-005, B-053, D-085",
                "The delegate is asked for the",
                since: 8,
                expects: "primary for expanding? (collapsed, 1), separate? (collapsed, 1)"
            ) { stage in
                let recorder = ClassicRecorder()
                let (split, _, _) = makeNavigating(delegate: recorder)
                stage.show(split, in: .narrow)
                _ = recorder.journal.take()
                stage.resize(to: .wide)
                return recorder.journal.take()
            },
            ConformanceRow(
                "classic/another-primary", of: "B-053", "The delegate may name another primary",
                since: 8, expects: "small"
            ) { stage in
                let recorder = ClassicRecorder()
                let small = Page("small")
                recorder.collapsedPrimary = small
                recorder.takesSecondary = true
                let (split, _, _) = makeNavigating(delegate: recorder)
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                return text(split.viewControllers.map(\.label))
            },
            ConformanceRow(
                "classic/hidden-comes-on-screen", of: "A-064, B-053",
                "A primary that is hidden comes on screen", since: 8,
                expects: "left in sight; left will appear, left did appear"
            ) { stage in
                let journal = Journal()
                let left = Page("left", journal: journal)
                let split = UISplitViewController.classic(left, Page("right"))
                split.preferredDisplayMode = .secondaryOnly
                stage.show(split, in: .wide)
                _ = journal.take()
                stage.resize(to: .narrow)
                let frame = left.viewIfLoaded.map { $0.convert($0.bounds, to: split.view) }
                let isInSight = left.isOnScreen && frame?.minX == 0
                return "left \(isInSight ? "in" : "out of") sight; \(journal.take())"
            },
            ConformanceRow(
                "classic/launched-compact", of: "A-071", "Launched in compact, it starts",
                since: 8, expects: "primary for collapsing? (expanded, 2), collapse? (expanded, 2)"
            ) { stage in
                let recorder = ClassicRecorder()
                let (split, _, _) = makeNavigating(delegate: recorder)
                stage.show(split, in: .narrow)
                return recorder.journal.take()
            },
            ConformanceRow(
                "classic/by-override", of: "A-073, B-115", "A container's trait override decides",
                since: 8, expects: "collapsed"
            ) { stage in
                let (split, _, _) = makeNavigating()
                let container = Container(split)
                stage.show(container, in: .wide)
                stage.perform {
                    container.setOverrideTraitCollection(
                        UITraitCollection(horizontalSizeClass: .compact), forChild: split)
                }
                return split.isCollapsed ? "collapsed" : "expanded"
            },
        ])

    /// A classic split view with a list and a detail, each in a navigation controller.
    private static func makeNavigating(
        delegate: (any UISplitViewControllerDelegate)? = nil
    ) -> (UISplitViewController, UINavigationController, UINavigationController) {
        let master = UINavigationController(rootViewController: Page("list"))
        let other = UINavigationController(rootViewController: Page("detail"))
        return (.classic(master, other, delegate: delegate), master, other)
    }
}
