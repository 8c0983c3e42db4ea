import Foundation
import Journal
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("traits-told") @MainActor struct TraitsToldTests {
    /// A container of one child that fills it.
    private class Outer: UIViewController {
        let page = ActingViewController("Page")

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(page)
            view.addSubview(page.view)
            page.view.frame = view.bounds
            page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            page.didMove(toParent: self)
        }
    }

    @Test("is silent about handlers of windows and views (B-175)") func everyHandler() throws {
        var driver = try AppDriver { list in
            let traits = [UITraitHorizontalSizeClass.self] as [UITrait]
            list.view.window?.registerForTraitChanges(traits) { (_: UIWindow, _) in }
            list.view.registerForTraitChanges(traits) { (_: UIView, _) in }
        }
        #expect(try driver.act("tap \"primary/Act\"") == [])

        for line in ["resize third", "resize full"] {
            #expect(try driver.act(line).filter { $0 != "place-kept at collapse" } == [])
        }
    }

    @Test("catches a handler that gets other traits than those of before (B-175)") func handler()
        throws
    {
        let broken = try AppDriver.whatBreaks { list in
            Simulation.active.note(.traitHandler(from: list.traitCollection.code))
            Simulation.active.note(.traits(of: list.serialNumber))
        }

        #expect(broken == ["traits-told at handlers"])
    }

    @Test("is silent where columns, tabs and popovers change their traits (B-115)")
    func clean() throws {
        for makeRoot in [
            { UIViewController.tiling(ActingViewController("List")) },
            { Outer() },
            {
                let tabs = UITabBarController()
                tabs.viewControllers = [
                    UIViewController.tiling(ActingViewController("List")),
                    ActingViewController("Other"),
                ]
                return tabs
            },
        ] as [@MainActor () -> UIViewController] {
            var driver = try AppDriver(makeRoot: makeRoot)
            for line in ["resize third", "rotate portrait", "resize full", "background"] {
                let broken = try driver.act(line).filter { $0 != "place-kept at collapse" }
                #expect(broken == [], "\(line)")
            }
        }
        var popover = try AppDriver(opening: { sizedPage(200, 200) })
        for line in ["tap \"primary/Act\"", "resize third", "resize full"] {
            let broken = try popover.act(line)
            #expect(!broken.contains { $0.hasPrefix("traits-told") }, "\(line): \(broken)")
        }
    }

    @Test("is silent about overrides that do not call super, and about overridden traits (B-115)")
    func appsOwn() throws {
        final class Deaf: Outer {
            override func willTransition(
                to newCollection: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {}
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {}
        }
        final class Regular: Outer {
            override func viewDidLoad() {
                super.viewDidLoad()
                setOverrideTraitCollection(
                    UITraitCollection(horizontalSizeClass: .regular), forChild: page)
            }
        }
        for makeRoot in [{ Deaf() }, { Regular() }] as [@MainActor () -> UIViewController] {
            var driver = try AppDriver(makeRoot: makeRoot)
            #expect(try driver.act("resize third") == [])
            #expect(try driver.act("resize full") == [])
        }
    }

    @Test("is silent about a container that overrides the next traits before it passes them on")
    func overridden() throws {
        final class AlwaysRegular: Outer {
            override func willTransition(
                to newCollection: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                setOverrideTraitCollection(
                    UITraitCollection(horizontalSizeClass: .regular), forChild: page)
                super.willTransition(to: newCollection, with: coordinator)
            }
        }
        var driver = try AppDriver { AlwaysRegular() }

        #expect(try driver.act("resize third") == [])
        #expect(try driver.act("resize full") == [])
    }

    @Test("is silent about a root page that outlives the simulation in which it was made")
    func kept() throws {
        @MainActor enum Pages { static let page = UIViewController() }
        for launch in ["first", "second"] {
            let driver = try AppDriver { UINavigationController(rootViewController: Pages.page) }

            #expect(driver.explanations == [], "\(launch) launch")
        }
    }

    @Test("is silent where a window is regular in width half way, and compact at its end (B-121)")
    func halfWay() throws {
        let choice = LaunchSetup.Choice(device: .iPhone11Pro, release: .iOS27)
        var driver = try AppDriver(choosing: choice) {
            let split = UISplitViewController(style: .doubleColumn)
            let list = ActingViewController(
                "List", rows: [("Open", { _ in split.show(.secondary) })])
            split.setViewController(list, for: .primary)
            split.setViewController(ActingViewController("Detail"), for: .secondary)
            return split
        }

        #expect(try driver.act("swipe-back \"primary\" finish", "tap \"primary/Open\"") == [])
        #expect(
            try driver.act("rotate portrait", "rotate landscape", "resize-window 628 495") == [])
    }

    @Test("catches a child that hears of a change too late (B-141)")
    func child() throws {
        var driver = try AppDriver { Outer() }
        driver.tamper { simulation in
            guard let root = simulation.window.rootViewController else { return }
            let compact = root.traitCollection.overridden(
                by: UITraitCollection(horizontalSizeClass: .compact))
            simulation.note(
                .passesOn(
                    root.serialNumber, traits: compact.code, tree: simulation.containmentChanges))
        }
        #expect(try driver.act("dock reveal") == ["traits-told at will-transition"])
    }

    @Test("catches a detail that does not hear of the first change (B-141, C-076)")
    func firstChange() throws {
        var driver = try AppDriver(with: .firstTraitChangeUntold) {
            let split = UIViewController.tiling(ActingViewController("List"))
            split.preferredDisplayMode = .oneOverSecondary
            split.preferredSplitBehavior = .overlay
            return split
        }

        #expect(try driver.act("resize third").contains("traits-told at will-transition"))
    }

    @Test("catches traits that nobody is told of, or twice (B-115)") func change() throws {
        let untold = try AppDriver.whatBreaks { list in
            list.storedTraits = UITraitCollection(horizontalSizeClass: .compact)
            list.navigationController?.pushViewController(
                ActingViewController("Page"), animated: true)
        }
        #expect(untold == ["traits-told at did-change"])

        var twice = try AppDriver { Outer() }
        twice.tamper { simulation in
            guard let root = simulation.window.rootViewController else { return }
            simulation.note(
                .traitsDidChange(root.serialNumber, from: root.traitCode, to: root.traitCode))
        }
        #expect(try twice.act("dock reveal") == ["traits-told at did-change"])
    }
}
