import UIKit

extension ConformanceArea {
    /// Experiments that settle what no source says: one for each doubt that public API can show.
    static let doubts = ConformanceArea(
        "Doubts",
        rows: [
            ConformanceRow(
                "doubts/column-set-while-collapsed", settles: "columnSetWhileCollapsed", since: 14,
                readings: ["atOnce": "first, second", "later": "list, detail"]
            ) { stage in
                let split = UISplitViewController.columns()
                stage.show(split, in: .narrow)
                stage.perform {
                    split.setViewController(
                        UINavigationController.stack(Page("first")), for: .primary)
                    split.setViewController(
                        UINavigationController.stack(Page("second")), for: .secondary)
                }
                return flow(split)
            },
            ConformanceRow(
                "doubts/detail-while-collapsed", settles: "detailWhileCollapsed", since: 14,
                readings: ["setsSecondary": "shown", "pushes": "detail"]
            ) { stage in
                let split = UISplitViewController.columns()
                stage.show(split, in: .narrow)
                stage.perform { split.showDetailViewController(Page("shown"), sender: nil) }
                let secondary = split.viewController(for: .secondary)
                let top = (secondary as? UINavigationController)?.topViewController ?? secondary
                return top?.label ?? "nothing"
            },
            ConformanceRow(
                "doubts/room-beside-sidebars", settles: "roomBesideSidebars", since: 26,
                readings: ["most": "secondaryOnly", "least": "oneBesideSecondary"]
            ) { stage in mode(leaving: 490, on: stage) },
            ConformanceRow(
                "doubts/automatic-mode", settles: "automaticMode", since: 17, until: 18,
                readings: ["everywhere": "oneBesideSecondary", "freeWindows": "secondaryOnly"]
            ) { stage in mode(leaving: 600, on: stage) },
            ConformanceRow(
                "doubts/behavior-decides", settles: "behaviorDecides", since: 14,
                readings: ["behavior": "oneBesideSecondary", "mode": "oneOverSecondary"]
            ) { stage in
                let split = UISplitViewController.columns(mode: .oneOverSecondary)
                stage.show(split, in: .wide)
                return split.displayMode.label
            },
            ConformanceRow(
                "doubts/show-secondary-expanded", settles: "showSecondaryExpanded", since: 14,
                readings: ["uncovers": "secondaryOnly", "isIgnored": "oneOverSecondary"]
            ) { stage in
                let split = UISplitViewController.columns(
                    behavior: .overlay, mode: .oneOverSecondary)
                stage.show(split, in: .wide)
                stage.perform { split.show(.secondary) }
                return split.displayMode.label
            },
            ConformanceRow(
                "doubts/hide-while-collapsed", settles: "hideWhileCollapsed", since: 14,
                readings: ["pops": "list", "nothing": "list, detail"]
            ) { stage in
                let split = UISplitViewController.columns()
                stage.show(split, in: .narrow)
                stage.perform { split.hide(.secondary) }
                return flow(split)
            },
            ConformanceRow(
                "doubts/mode-on-expand", settles: "modeOnExpand", since: 17,
                readings: ["comesBack": "oneBesideSecondary", "staysHidden": "secondaryOnly"]
            ) { stage in
                let split = UISplitViewController.columns()
                stage.show(split, in: .wide)
                stage.perform { split.hide(.primary) }
                stage.resize(to: .narrow)
                stage.resize(to: .wide)
                return split.displayMode.label
            },
            ConformanceRow(
                "doubts/older-defects", settles: "olderDefects", since: 15, until: 18,
                readings: ["gone": "the container", "last": "its navigation controller"]
            ) { stage in
                let inner = UINavigationController.stack(Page("list"))
                let container = Container(inner)
                let split = UISplitViewController.columns(primary: container, behavior: .tile)
                stage.show(split, in: .wide)
                stage.perform { inner.pushViewController(Page("pushed"), animated: false) }
                let named = split.viewController(for: .primary)
                return named === container
                    ? "the container" : named === inner ? "its navigation controller" : "another"
            },
            ConformanceRow(
                "doubts/top-on-next-collapse", settles: "topOnNextCollapse", since: 14,
                readings: ["secondary": "list, detail", "lastTop": "list"]
            ) { stage in
                let split = UISplitViewController.columns()
                stage.show(split, in: .narrow)
                let stack = split.children.first as? UINavigationController
                stage.perform { _ = stack?.popToRootViewController(animated: false) }
                stage.resize(to: .wide)
                stage.resize(to: .narrow)
                return flow(split)
            },
            ConformanceRow(
                "doubts/pages-above", settles: "pagesAbove", since: 14,
                readings: [
                    "ownColumn": "list / detail, above", "primary": "list, above / detail",
                ]
            ) { stage in
                let split = UISplitViewController.columns(
                    behavior: .tile, mode: .oneBesideSecondary)
                stage.show(split, in: .narrow)
                let stack = split.children.first as? UINavigationController
                stage.perform { stack?.pushViewController(Page("above"), animated: false) }
                stage.resize(to: .wide)
                return split.stacks
            },
            ConformanceRow(
                "doubts/floating-overhang", settles: "floatingOverhang", since: 26,
                readings: ["sticksOut": "sticks out", "inside": "inside"]
            ) { stage in
                let split = UISplitViewController.columns(
                    behavior: .tile, mode: .oneBesideSecondary)
                stage.show(split, in: .wide)
                return split.frame(.primary).minX < 0 ? "sticks out" : "inside"
            },
            ConformanceRow(
                "doubts/collapsed-flag", settles: "collapsedFlag", since: 14,
                readings: ["first": "expanded", "last": "collapsed"]
            ) { stage in
                let list = FlagReader()
                let split = UISplitViewController.columns(primary: list, behavior: .tile)
                stage.show(split, in: .narrow)
                list.found = []
                stage.resize(to: .wide)
                return list.found.first ?? "not asked"
            },
            ConformanceRow(
                "doubts/secondary-leaves-first", settles: "secondaryLeavesFirst", since: 8,
                readings: ["leaves": "no", "stays": "yes"]
            ) { stage in
                let recorder = ClassicRecorder()
                var wasChild = "not asked"
                recorder.onCollapse = { secondary, _ in
                    wasChild = text(secondary.parent is UISplitViewController)
                }
                let split = UISplitViewController.classic(
                    UINavigationController.stack(Page("list")), Page("detail"),
                    delegate: recorder)
                stage.show(split, in: .wide)
                stage.resize(to: .narrow)
                return wasChild
            },
            ConformanceRow(
                "doubts/equal-insets-told", settles: "equalInsetsTold", since: 11,
                readings: ["always": "equal ones, too", "onChange": "only others"]
            ) { stage in
                let root = Page("root")
                stage.show(root, in: .wide)
                var told: [UIEdgeInsets] = []
                let observation = root.view.observe(\.safeAreaInsets) { view, _ in
                    MainActor.assumeIsolated { told.append(view.safeAreaInsets) }
                }
                defer { observation.invalidate() }
                stage.perform { root.additionalSafeAreaInsets.left = 10 }
                stage.resize(to: .tall)
                if told.isEmpty { return "none" }
                let hasEqual = zip(told, told.dropFirst()).contains { $0 == $1 }
                return hasEqual ? "equal ones, too" : "only others"
            },
            ConformanceRow(
                "doubts/negative-safe-area", settles: "negativeSafeArea", since: 11,
                readings: ["never": "0", "always": "−30"]
            ) { stage in
                let root = Page("root")
                stage.show(root, in: .wide)
                let covered = root.view.safeAreaInsets.top
                stage.perform { root.additionalSafeAreaInsets.top = -covered - 30 }
                let top = Int(root.view.safeAreaInsets.top)
                return top < 0 ? "−\(-top)" : "\(top)"
            },
            ConformanceRow(
                "doubts/popover-bar-size", settles: "popoverBarSize", since: 9,
                readings: ["addsNothing": "as high as its page", "adds": "higher than its page"]
            ) { stage in
                let navigation = UINavigationController(rootViewController: page("page", 300, 300))
                present(navigation, on: stage)
                // The view of a popover's content includes the arrow.
                let shown = navigation.view.bounds.inset(by: navigation.view.safeAreaInsets)
                let isHigher = shown.height > 300
                return isHigher ? "higher than its page" : "as high as its page"
            },
            ConformanceRow(
                "doubts/anchor-gone", settles: "anchorGone", since: 13,
                readings: ["stays": "where it was", "corner": "in the corner"]
            ) { stage in
                let content = page("content", 100, 200)
                let source = UIView(frame: CGRect(x: 600, y: 100, width: 40, height: 40))
                present(content, on: stage) { popover in
                    popover.sourceView?.addSubview(source)
                    popover.sourceView = source
                    // Without a rectangle the popover follows the view.
                    popover.sourceRect = .null
                }
                let before = content.view.convert(content.view.bounds, to: nil)
                stage.perform {
                    source.removeFromSuperview()
                    content.presentationController?.containerView?.setNeedsLayout()
                }
                if !content.isOnScreen { return "gone" }
                let after = content.view.convert(content.view.bounds, to: nil)
                return after == before
                    ? "where it was" : after.midX < 200 ? "in the corner" : "elsewhere"
            },
            ConformanceRow(
                "doubts/popover-order", settles: "popoverOrder", since: 9,
                readings: ["upFirst": "below", "mostRoom": "above"]
            ) { stage in
                let content = page("content", 100, 100)
                var anchor = CGRect.zero
                present(content, on: stage) { popover in
                    guard let root = popover.sourceView else { return }
                    let height = root.bounds.height * 0.7
                    popover.sourceRect = CGRect(
                        x: root.bounds.midX - 20, y: height, width: 40, height: 40)
                    popover.permittedArrowDirections = [.up, .down]
                    anchor = root.convert(popover.sourceRect, to: nil)
                }
                let frame = content.view.convert(content.view.bounds, to: nil)
                return frame.midY > anchor.midY ? "below" : "above"
            },
        ])

    /// The pages that Back leads through in collapsed columns.
    private static func flow(_ split: UISplitViewController) -> String {
        (split.children.first as? UINavigationController)?.flow ?? "no stack"
    }

    /// The mode that two columns come to by themselves in portrait, where the primary leaves that
    /// room to the secondary, in points.
    private static func mode(leaving room: CGFloat, on stage: any Stage) -> String {
        let page = Page("page")
        stage.show(page, in: .tall)
        let split = UISplitViewController.columns()
        let width = page.view.bounds.width - room
        split.minimumPrimaryColumnWidth = width
        split.maximumPrimaryColumnWidth = width
        split.preferredPrimaryColumnWidth = width
        stage.show(split, in: .tall)
        return split.displayMode.label
    }
}

/// Reads whether its split view is collapsed, whenever it is about to appear.
private final class FlagReader: UIViewController {
    var found: [String] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        found.append(splitViewController?.isCollapsed == true ? "collapsed" : "expanded")
    }
}
