import Foundation
import StatefulTesting
import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz

@Suite("Rules: touches") @MainActor struct TouchesTests {
    @Test("a tap is offered for each control that a finger reaches, and does what it does")
    func tap()
        throws
    {
        var driver = try AppDriver("system-navigation")
        #expect(
            driver.choices(of: "tap") == [
                "tap \"primary/Presenters\"", "tap \"primary/ToggleSidebar\"",
                "tap \"primary/Venues\"",
            ])

        try driver.act("tap \"primary/Presenters\"")

        #expect(
            driver.choices(of: "tap") == [
                "tap \"primary/Ada\"", "tap \"primary/BackButton\"", "tap \"primary/Grace\"",
                "tap \"primary/ToggleSidebar\"",
            ])
        #expect(
            try driver.refusal(of: "tap \"primary/Presenters\"")
                == "there is no \"primary/Presenters\" for tap")
    }

    @Test("the back button leads back") func back() throws {
        var driver = try AppDriver("system-navigation")
        let before = driver.controls

        try driver.act("tap \"primary/Presenters\"", "tap \"primary/BackButton\"")

        #expect(driver.controls == before)
    }

    @Test("no touch arrives during a transition", arguments: ["@start", "@middle", "@last"])
    func transition(_ mark: String) throws {
        for line in [
            "tap \"primary/Presenters\"", "tap \"primary/ToggleSidebar\"", "drag finish",
            "rotate portrait", "resize two-thirds",
        ] {
            var driver = try AppDriver("system-navigation")
            try driver.act("\(line) \(mark)")

            let rules = Set(driver.choices.map { $0.split(separator: " ")[0] })

            #expect(
                rules.isSubset(of: ["rotate", "resize", "dock", "background", "relaunch"]),
                "\(line)")
            #expect(
                try driver.refusal(of: "edge-swipe finish") == "edge-swipe cannot be done there")
        }
    }

    @Test("a touch outside is offered where something is dimmed, and dismisses the sidebar (B-T1)")
    func outside() throws {
        let tiled = try AppDriver("system-navigation")
        #expect(try tiled.refusal(of: "tap-outside") == "tap-outside cannot be done there")

        var overlaid = try AppDriver(
            "overlay", of: .layouts, choosing: .init(orientation: .portrait))
        #expect(overlaid.choices(of: "tap-outside") == ["tap-outside"])
        #expect(overlaid.controls.allSatisfy { $0.hasPrefix("primary/") })

        try overlaid.act("tap-outside")

        #expect(overlaid.choices(of: "tap-outside") == [])
        #expect(overlaid.controls.allSatisfy { $0.hasPrefix("secondary/") })
    }

    @Test("tabs around a split view and items of toolbars are offered") func aroundColumns() throws
    {
        var tabs = try AppDriver("split-in-tab", of: .tabContainers)
        #expect(
            tabs.controls.filter { $0.hasPrefix("window/") } == ["window/Tab 1", "window/Tab 2"])

        #expect(try tabs.act("tap \"window/Tab 2\"") == [])
        #expect(tabs.controls == ["window/About", "window/Tab 1", "window/Tab 2"])
        #expect(try tabs.act("rotate portrait") == [])
        #expect(tabs.choices(of: "tap-outside") == [])
        #expect(try tabs.act("tap \"window/Tab 1\"") == [])

        let toolbars = try AppDriver("toolbars", of: .tabContainers)
        #expect(
            toolbars.controls.filter { $0.hasSuffix("Sort") } == ["primary/Sort", "secondary/Sort"])
    }

    @Test("a control of the app is tapped twice, a button of the system is not (C-040)")
    func doubleTap() throws {
        var driver = try AppDriver("system-navigation")
        #expect(
            driver.choices(of: "double-tap") == [
                "double-tap \"primary/Presenters\"", "double-tap \"primary/Venues\"",
            ])

        try driver.act("tap \"primary/Presenters\"")

        #expect(
            driver.choices(of: "double-tap") == [
                "double-tap \"primary/Ada\"", "double-tap \"primary/Grace\"",
            ])
        #expect(
            try driver.refusal(of: "double-tap \"primary/BackButton\"")
                == "there is no \"primary/BackButton\" for double-tap")
    }

    @Test("a double tap runs an action twice, unless the app forbids it (C-040)") func twice()
        throws
    {
        var count = 0
        var counting = try AppDriver { _ in count += 1 }
        #expect(try counting.act("double-tap \"primary/Act\"") == [])
        #expect(count == 2)

        let page = ActingViewController("Page")
        #expect(
            try AppDriver.whatBreaks(doing: "double-tap \"primary/Act\"") {
                $0.navigationController?.pushViewController(page, animated: true)
            } == ["no-exception at NSInvalidArgumentException"])
        let other = ActingViewController("Page")
        #expect(
            try AppDriver.whatBreaks(doing: "double-tap \"primary/Act\"") {
                if other.parent == nil {
                    $0.navigationController?.pushViewController(other, animated: true)
                }
            } == [])
    }

    @Test("a presentation that UIKit refuses to a second touch is no fault, two pages are none")
    func refused() throws {
        #expect(
            try AppDriver.whatBreaks(doing: "double-tap \"primary/Act\"") {
                $0.present(ActingViewController("Page"), animated: true)
            } == [])
        #expect(
            try AppDriver.whatBreaks(doing: "double-tap \"primary/Act\"") {
                $0.navigationController?.pushViewController(
                    ActingViewController("Page"), animated: true)
            } == [])
        // Twice by one touch is the app's own mistake.
        #expect(
            try AppDriver.whatBreaks {
                $0.present(ActingViewController("Page"), animated: true)
                $0.present(ActingViewController("Page"), animated: true)
            } == ["nothing-logged at presentation"])
    }

    @Test("two controls of the app are tapped at once, in either order (B-091)") func both() throws
    {
        var tapped: [String] = []
        let rows: [ActingViewController.Row] = ["One", "Two", "Three"].map { title in
            (title, { _ in tapped.append(title) })
        }
        var driver = try AppDriver { .tiling(ActingViewController("List", rows: rows)) }
        #expect(driver.choices(of: "tap-both").contains("tap-both \"primary/One\" \"primary/Two\""))

        #expect(try driver.act("tap-both \"primary/Two\" \"primary/One\"") == [])
        #expect(tapped == ["Two", "One"])
        let refusal = "two fingers cannot touch these controls at once"
        let two = driver.machine.reachable.control(named: Name("primary/Two"))
        try #require(two).isExclusiveTouch = true
        #expect(try driver.inapplicable("tap-both \"primary/Two\" \"primary/One\"") == refusal)
        #expect(try driver.inapplicable("tap-both \"primary/One\" \"primary/One\"") == refusal)
        #expect(tapped == ["Two", "One"])
    }

    @Test("a single control of the app makes no pair (B-091)") func single() throws {
        let driver = try AppDriver { _ in }
        #expect(driver.choices(of: "double-tap") == ["double-tap \"primary/Act\""])
        #expect(driver.choices(of: "tap-both") == [])
    }

    @Test("of two presentations by two fingers one is refused, and no fault (B-091)")
    func presentedByTwo() throws {
        let show: @MainActor (ActingViewController) -> Void = {
            $0.present(ActingViewController("Page"), animated: true)
        }
        var driver = try AppDriver {
            .tiling(ActingViewController("List", rows: [("One", show), ("Two", show)]))
        }

        #expect(try driver.act("tap-both \"primary/One\" \"primary/Two\"") == [])

        #expect(driver.simulation.activePresentations.count == 1)
        #expect(driver.simulation.misuses.count == 1)
    }

    @Test("two touches at once come to rest, and give the user's place up until the next start")
    func muddled() throws {
        var driver = try AppDriver("system-navigation")
        #expect(try driver.act("double-tap \"primary/Presenters\" @start") == [])
        #expect(driver.machine.isAtRest)
        #expect(driver.machine.hasOverlappingTouches)

        // The app copies one of the two pages only.
        #expect(try driver.act("background", "relaunch") == [])
        #expect(!driver.machine.hasOverlappingTouches)
    }

    @Test("what the first finger replaces lives until the second has left it (B-091)")
    func replaced() throws {
        final class FrailViewController: UIViewController {
            private(set) static var count = 0
            private func tap() { Self.count += 1 }
            override func viewDidLoad() {
                super.viewDidLoad()
                let action = UIAction(title: "Frail") { [unowned self] _ in tap() }
                toolbarItems = [UIBarButtonItem(primaryAction: action)]
            }
        }
        var driver = try AppDriver {
            let detail = UINavigationController(rootViewController: FrailViewController())
            detail.isToolbarHidden = false
            let replace: @MainActor (ActingViewController) -> Void = { [unowned detail] _ in
                detail.viewControllers = [ActingViewController("New")]
            }
            return .tiling(ActingViewController("List", rows: [("Replace", replace)]), detail)
        }

        #expect(try driver.act("tap-both \"primary/Replace\" \"secondary/Frail\"") == [])

        #expect(FrailViewController.count == 1)
    }
}
