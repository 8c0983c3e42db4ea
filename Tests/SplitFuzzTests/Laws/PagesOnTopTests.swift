import Foundation
import SplitFuzz
import Testing
import UIKitModel

/// The three claims of `place-kept`, each broken by an app that forgets in its own way.
@Suite("place-kept") @MainActor struct PagesOnTopTests {
    private func driver(forgetting mistakes: ForgetfulApp.Mistakes) throws -> AppDriver {
        try AppDriver { ForgetfulApp(mistakes: mistakes) }
    }

    // MARK: - After a collapse

    @Test("catches a compact column that holds something unrelated (A-044)") func unrelated() throws
    {
        var driver = try driver(forgetting: .compactIsUnrelated)

        #expect(try driver.act("resize third") == ["place-kept at collapse"])
    }

    @Test("catches a collapse that forgets the detail that the user chose") func detailForgotten()
        throws
    {
        var driver = try driver(forgetting: .detailOnCollapse)
        #expect(try driver.act("resize third", "resize full") == [])

        #expect(try driver.act("tap \"primary/Ada\"") == [])
        #expect(try driver.act("resize third") == ["place-kept at collapse"])
    }

    @Test("catches a collapse onto a detail that nobody chose") func detailNotChosen() throws {
        var driver = try driver(forgetting: .emptyDetailStays)

        #expect(try driver.act("resize third") == ["place-kept at collapse"])
    }

    @Test("catches a launch in compact that shows a detail that nobody chose (A-083, C-012)")
    func launch() throws {
        let classic = try AppDriver("default-delegate", of: .masterDetail)

        #expect(classic.broken == ["place-kept at launch"])
    }

    @Test("a launch in compact that leaves the empty detail out is no loss (A-083)")
    func launchOnList() throws {
        let driver = try AppDriver("article-002-delegate", of: .masterDetail)

        #expect(driver.broken == [])
    }

    @Test("a classic split view's place is kept by what is on both its stacks (A-069, A-070)")
    func classic() throws {
        var driver = try AppDriver("marked-sides", of: .masterDetail)
        for line in [
            "tap \"primary/Ada\"", "tap \"primary/Notes\"", "rotate landscape", "background",
            "rotate portrait", "swipe-back \"primary\" finish", "rotate landscape",
            "tap \"secondary/ToggleSidebar\"", "rotate portrait", "tap \"primary/BackButton\"",
            "tap \"primary/Settings\"", "rotate landscape", "tap \"primary/BackButton\"",
        ] {
            #expect(try driver.act(line) == [], "\(line)")
        }
    }

    @Test("catches a classic collapse that forgets the detail that the user chose (C-012)")
    func classicForgotten() throws {
        final class Forgetful: UISplitViewController, UISplitViewControllerDelegate {
            func splitViewController(
                _ splitViewController: UISplitViewController,
                collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool { true }
        }
        var driver = try AppDriver {
            let split = Forgetful()
            split.delegate = split
            let choose: @MainActor (ActingViewController) -> Void = {
                $0.showDetailViewController(ActingViewController("Ada"), sender: $0)
            }
            split.viewControllers = [
                UINavigationController(
                    rootViewController: ActingViewController("List", rows: [("Ada", choose)])),
                ActingViewController("Nobody"),
            ]
            return split
        }
        #expect(try driver.act("resize third", "resize full", "tap \"primary/Ada\"") == [])

        #expect(try driver.act("resize third") == ["place-kept at collapse"])
    }

    @Test("catches a collapse that loses the page which the user opened on the detail (B-051)")
    func pageForgotten() throws {
        final class Forgetful: UISplitViewController, UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
            ) -> Column {
                viewController(for: .secondary)?.navigationController?
                    .popToRootViewController(animated: false)
                return proposedTopColumn
            }
        }
        var driver = try AppDriver {
            let split = Forgetful(style: .doubleColumn)
            split.delegate = split
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(ActingViewController("Notes"), for: .primary)
            let open: ActingViewController.Row = (
                "Photo",
                {
                    $0.navigationController?.pushViewController(
                        ActingViewController("Photo"), animated: true)
                }
            )
            split.setViewController(ActingViewController("Ada", rows: [open]), for: .secondary)
            return split
        }
        #expect(try driver.act("tap \"secondary/Photo\"") == [])

        #expect(try driver.act("resize third") == ["place-kept at collapse"])
    }

    // MARK: - After an expand

    @Test("catches an expand that forgets what was on top in compact") func detailNotCarriedBack()
        throws
    {
        var driver = try driver(forgetting: .detailOnExpand)
        try driver.act("resize third", "tap \"compact/Grace\"")

        #expect(try driver.act("resize full") == ["place-kept at expand"])
    }

    // MARK: - There and back

    @Test("catches a way there and back that leaves a column with another stack") func stackLost()
        throws
    {
        var driver = try driver(forgetting: .addsRootOnExpand)
        #expect(try driver.act("resize third") == [])

        #expect(try driver.act("resize full") == ["place-kept at return"])
    }

    @Test("catches it in the background, which goes there and back at once (B-056)")
    func background()
        throws
    {
        var driver = try driver(forgetting: .addsRootOnExpand)

        #expect(try driver.act("background") == ["place-kept at return"])
    }

    @Test("catches it also when the detour took several actions") func detour() throws {
        var driver = try driver(forgetting: .addsRootOnExpand)
        try driver.act("rotate portrait", "dock reveal", "resize slide-over")

        #expect(try driver.act("rotate landscape") == [])

        #expect(try driver.act("resize full") == ["place-kept at return"])
    }

    @Test("tells once what is lost") func once() throws {
        var driver = try driver(forgetting: .detailOnCollapse)
        try driver.act("tap \"primary/Ada\"")

        #expect(try driver.act("background") == ["place-kept at return"])
        #expect(try driver.act("dock reveal", "resize third", "resize full") == [])
    }

    @Test("catches a loss in the background after an expand that kept the place")
    func expandedFirst() throws {
        var driver = try driver(forgetting: .detailOnCollapse)
        try driver.act("resize third", "tap \"compact/Ada\"")
        #expect(try driver.act("resize full") == [])

        #expect(try driver.act("background") == ["place-kept at return"])
    }

    // MARK: - An app that remembers

    @Test("is silent on an app that carries the place both ways") func silent() throws {
        var driver = try driver(forgetting: [])
        for line in [
            "resize third", "tap \"compact/Ada\"", "resize full", "background",
            "tap \"primary/Grace\"", "rotate portrait", "resize slide-over",
            "swipe-back \"compact\" finish", "resize full", "rotate landscape",
        ] {
            #expect(try driver.act(line) == [], "\(line)")
        }
    }

    @Test("an app of its own accord may change the place where the user acts") func userMoves()
        throws
    {
        var driver = try driver(forgetting: [])

        #expect(try driver.act("tap \"primary/Ada\"", "tap \"primary/Grace\"") == [])
        #expect(
            try driver.act("resize third", "swipe-back \"compact\" finish", "resize full") == [])
    }

    // MARK: - What the app has begun itself

    /// What a tap begins, and a later moment ends.
    enum Begun {
        case pushInBlock, twoPushes
        case detail(seconds: Double)

        @MainActor func begin(in list: UIViewController) {
            switch self {
            case .pushInBlock:
                UIKitModel.DispatchQueue.main.async {
                    list.navigationController?.pushViewController(Page("Next"), animated: true)
                }
            case .twoPushes:
                for title in ["Next", "Last"] {
                    list.navigationController?.pushViewController(Page(title), animated: true)
                }
            case .detail(let seconds):
                UIKitModel.DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
                    list.showDetailViewController(Page("Chosen"), sender: nil)
                }
            }
        }
    }

    @Test(
        "is silent where what a tap has begun ends in a later action of the system",
        arguments: [
            (Begun.pushInBlock, " @queued", ["dock reveal"]),
            (.twoPushes, " @start", ["dock reveal"]),
            (.detail(seconds: 1), " @start", ["rotate portrait"]),
            (
                .detail(seconds: 11), "",
                Array(repeating: ["rotate portrait", "rotate landscape"], count: 4).flatMap(\.self)
            ),
        ])
    func begun(_ begun: Begun, _ mark: String, _ lines: [String]) throws {
        var driver = try AppDriver { begun.begin(in: $0) }

        for line in ["tap \"primary/Act\"\(mark)"] + lines {
            #expect(try driver.act(line) == [], "\(line)")
        }
    }

    @Test("is silent about a timer that shows one slide after another") func slides() throws {
        final class Slides: UINavigationController {
            private var count = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                UIKitModel.Timer.scheduledTimer(withTimeInterval: 5, repeats: true) {
                    [weak self] _ in
                    MainActor.assumeIsolated { self?.showNext() }
                }
            }

            private func showNext() {
                count += 1
                setViewControllers([Page("Slide \(count)")], animated: false)
            }
        }
        var driver = try AppDriver { .tiling(ActingViewController("List"), Slides()) }
        #expect(driver.broken == [])

        #expect(try driver.act("dock reveal") == [])
    }

    // MARK: - Marks

    @Test(
        "a transition that is cut short is no loss", arguments: ["@start", "@middle", "@last"],
        ["resize third", "background", "rotate portrait", "resize third @middle"])
    func cutShort(_ mark: String, next: String) throws {
        for first in [
            "tap \"primary/Presenters\"", "tap \"primary/ToggleSidebar\"", "drag cancel",
            "rotate portrait", "resize two-thirds",
        ] {
            guard !(first == "rotate portrait" && next.hasPrefix("rotate")) else { continue }
            for variant in ["system-navigation", "insets+bar+safe-area+guard"] {
                var driver = try AppDriver(variant)

                let broken = try driver.act("\(first) \(mark)", next)
                let later = try driver.act("dock reveal")

                #expect(broken + later == [], "\(variant): \(first) \(mark), \(next)")
            }
        }
    }

    @Test("a loss is caught also after a transition that was cut short") func caughtAfterMark()
        throws
    {
        for mark in ["@start", "@middle", "@last"] {
            var driver = try driver(forgetting: .detailOnCollapse)

            try driver.act("tap \"primary/Ada\" \(mark)")

            #expect(try driver.act("resize third") == ["place-kept at collapse"], "\(mark)")
        }
    }

    @Test("a loss that a mark hides is caught by the next action at rest") func caughtLate() throws
    {
        var driver = try driver(forgetting: .compactIsUnrelated)

        #expect(try driver.act("resize third @start") == [])
        #expect(try driver.act("dock reveal") == ["place-kept at collapse"])
    }
}

/// A list, its detail and a compact column, with mistakes to choose from.
private final class ForgetfulApp: UIViewController {
    struct Mistakes: OptionSet {
        let rawValue: Int

        /// The compact column ignores the other columns.
        static let compactIsUnrelated = Mistakes(rawValue: 1 << 0)
        static let detailOnCollapse = Mistakes(rawValue: 1 << 1)
        /// Collapsing shows the detail even if it is empty.
        static let emptyDetailStays = Mistakes(rawValue: 1 << 2)
        static let detailOnExpand = Mistakes(rawValue: 1 << 3)
        /// Each expand puts another controller under the list.
        static let addsRootOnExpand = Mistakes(rawValue: 1 << 4)
    }

    private let split = UISplitViewController(style: .doubleColumn)
    private let list = UINavigationController()
    private let detail = UINavigationController()
    private let compact = UINavigationController()
    private let mistakes: Mistakes
    private var chosen: String?

    init(mistakes: Mistakes) {
        self.mistakes = mistakes
        super.init(nibName: nil, bundle: nil)
        list.viewControllers = [makeList()]
        detail.viewControllers = [makeDetail()]
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredSplitBehavior = .tile
        split.delegate = self
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.setViewController(compact, for: .compact)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(split)
        view.addSubview(split.view)
        split.didMove(toParent: self)
    }

    private func makeList() -> UIViewController {
        ActingViewController(
            "People",
            rows: ["Ada", "Grace"].map { name in (name, { [weak self] _ in self?.choose(name) }) })
    }

    private func makeDetail() -> UIViewController { ActingViewController(chosen ?? "Nobody") }

    private func choose(_ name: String) {
        chosen = name
        if split.isCollapsed {
            compact.pushViewController(makeDetail(), animated: true)
        } else {
            detail.viewControllers = [makeDetail()]
        }
    }
}

extension ForgetfulApp: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        if mistakes.contains(.compactIsUnrelated) {
            compact.viewControllers = [ActingViewController("Nothing selected")]
            return .compact
        }
        let showsDetail = chosen != nil && !mistakes.contains(.detailOnCollapse)
        compact.viewControllers =
            [makeList()]
            + (showsDetail || mistakes.contains(.emptyDetailStays) ? [makeDetail()] : [])
        return .compact
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        if compact.viewControllers.count < 2 || mistakes.contains(.detailOnExpand) { chosen = nil }
        detail.viewControllers = [makeDetail()]
        if mistakes.contains(.addsRootOnExpand) {
            list.viewControllers = [ActingViewController("More")] + list.viewControllers
        }
        return proposedDisplayMode
    }
}
