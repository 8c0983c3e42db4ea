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
                return split.viewController(for: .secondary)?.label ?? "nothing"
            },
            ConformanceRow(
                "doubts/room-beside-sidebars", settles: "roomBesideSidebars", since: 17,
                readings: ["most": "secondaryOnly", "least": "oneBesideSecondary"]
            ) { stage in mode(besidePrimary: 320, on: stage) },
            ConformanceRow(
                "doubts/automatic-mode", settles: "automaticMode", since: 17, until: 18,
                readings: ["everywhere": "oneBesideSecondary", "freeWindows": "secondaryOnly"]
            ) { stage in mode(besidePrimary: 200, on: stage) },
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
                "doubts/collapsed-flag", settles: "collapsedFlag", since: 14,
                readings: ["first": "expanded", "last": "collapsed"]
            ) { stage in
                let list = FlagReader()
                let split = UISplitViewController.columns(primary: list, behavior: .tile)
                stage.show(split, in: .narrow)
                stage.resize(to: .wide)
                return list.found
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
                "doubts/change-during-push", settles: "changeDuringPush", since: 8,
                readings: [
                    "cutsShort": "page will appear, size, page did appear",
                    "waits": "page will appear, page did appear, size",
                ]
            ) { stage in
                let journal = Journal()
                let navigation = Resized(journal)
                navigation.viewControllers = [Page("root")]
                stage.show(navigation, in: .wide)
                navigation.pushViewController(Page("page", journal: journal), animated: true)
                stage.resize(to: .tall)
                return journal.take()
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
                let page = Page("page")
                page.preferredContentSize = CGSize(width: 300, height: 300)
                let navigation = UINavigationController(rootViewController: page)
                _ = popover(navigation, at: CGRect(x: 500, y: 100, width: 40, height: 40), stage)
                let isHigher = navigation.view.bounds.height > 300
                return isHigher ? "higher than its page" : "as high as its page"
            },
            ConformanceRow(
                "doubts/anchor-gone", settles: "anchorGone", since: 13,
                readings: ["stays": "where it was", "corner": "in the corner"]
            ) { stage in
                let content = Page("content")
                content.preferredContentSize = CGSize(width: 100, height: 200)
                let source = popover(
                    content, at: CGRect(x: 600, y: 100, width: 40, height: 40), follows: true, stage
                )
                let before = content.view.convert(content.view.bounds, to: nil)
                stage.perform { source.removeFromSuperview() }
                if !content.isOnScreen { return "gone" }
                let after = content.view.convert(content.view.bounds, to: nil)
                return after == before
                    ? "where it was" : after.midX < 200 ? "in the corner" : "elsewhere"
            },
            ConformanceRow(
                "doubts/popover-order", settles: "popoverOrder", since: 9,
                readings: ["upFirst": "below", "mostRoom": "above"]
            ) { stage in
                let content = Page("content")
                content.preferredContentSize = CGSize(width: 100, height: 100)
                let source = popover(
                    content, at: CGRect(x: 500, y: 600, width: 40, height: 40), stage)
                let anchor = source.convert(source.bounds, to: nil)
                let frame = content.view.convert(content.view.bounds, to: nil)
                return frame.minY >= anchor.maxY
                    ? "below" : frame.maxY <= anchor.minY ? "above" : "beside"
            },
        ])

    /// The pages that Back leads through in collapsed columns.
    private static func flow(_ split: UISplitViewController) -> String {
        (split.children.first as? UINavigationController)?.flow ?? "no stack"
    }

    /// The mode that two columns come to by themselves in portrait.
    private static func mode(besidePrimary width: CGFloat, on stage: any Stage) -> String {
        let split = UISplitViewController.columns()
        split.preferredPrimaryColumnWidth = width
        stage.show(split, in: .tall)
        return split.displayMode.label
    }

    /// Presents a popover at a view with that frame, and returns the view. Without a rectangle in
    /// it, the popover follows the view.
    private static func popover(
        _ content: UIViewController, at frame: CGRect, follows: Bool = false, _ stage: any Stage
    ) -> UIView {
        let root = Page("root")
        stage.show(root, in: .wide)
        let source = UIView(frame: frame)
        root.view.addSubview(source)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = source
        content.popoverPresentationController?.sourceRect = follows ? .null : source.bounds
        stage.perform { root.present(content, animated: true) }
        return source
    }
}

/// Reads whether its split view is collapsed, when it last was about to appear.
private final class FlagReader: UIViewController {
    private(set) var found = "never"

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        found = splitViewController?.isCollapsed == true ? "collapsed" : "expanded"
    }
}

/// Notes when it is told of another size.
private final class Resized: UINavigationController {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        journal.note("size")
        super.viewWillTransition(to: size, with: coordinator)
    }
}
