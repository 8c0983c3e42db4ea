import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz
@testable import StatefulTesting

@Suite("Reachable controls of presentations") @MainActor struct PresentedScreenTests {
    @Test("a popover's controls are named after it, and nothing behind it is reached (B-081)")
    func popover() throws {
        var driver = try AppDriver(opening: { sizedPage(300, 200) })
        try driver.act("tap \"primary/Act\"")

        #expect(driver.controls == ["popover/Done"])
        #expect(driver.choices(of: "edge-swipe") == [])
        #expect(driver.choices(of: "drag") == [])
        try driver.act("tap \"popover/Done\"")
        #expect(driver.controls.contains("primary/Act"))
    }

    @Test("adapted, they are named after what it is then (B-076)")
    func adapted() throws {
        var driver = try AppDriver(opening: { sizedPage(300, 200) })
        try driver.act("tap \"primary/Act\"", "resize third")

        #expect(driver.controls == ["sheet/Done"])
        #expect(driver.choices(of: "tap-outside") == [])
    }

    @Test("a tap outside ends a popover (B-080)")
    func tapOutside() throws {
        var driver = try AppDriver(opening: { sizedPage(300, 200) })
        try driver.act("tap \"primary/Act\"")

        #expect(driver.choices(of: "tap-outside") == ["tap-outside"])
        #expect(try driver.act("tap-outside") == [])
        #expect(!driver.simulation.isPresenting)
    }

    @Test("what may be touched behind a popover keeps its name (B-081)")
    func passthrough() throws {
        var driver = try AppDriver(opening: { sizedPage(300, 200) }) { popover in
            if let list = popover.presentedViewController.presentingViewController?.view
                ?? popover.sourceView?.window
            {
                popover.passthroughViews = [list]
            }
        }
        try driver.act("tap \"primary/Act\"")

        #expect(driver.controls.contains("primary/Act"))
        #expect(driver.controls.contains("popover/Done"))
    }

    @Test("a swipe back pops inside a popover, and in a window without a split view (B-066)")
    func swipeBack() throws {
        func stack() -> UINavigationController {
            let navigation = UINavigationController(rootViewController: sizedPage(300, 200))
            navigation.pushViewController(sizedPage(300, 200), animated: false)
            return navigation
        }
        var popover = try AppDriver(opening: { stack() })
        try popover.act("tap \"primary/Act\"")
        var window = try AppDriver { stack() as UIViewController }

        #expect(popover.choices(of: "swipe-back").first == "swipe-back \"popover\" finish")
        #expect(try popover.act("swipe-back \"popover\" cancel") == [])
        #expect(try popover.act("swipe-back \"popover\" finish") == [])
        #expect(popover.choices(of: "swipe-back") == [])
        #expect(try window.act("swipe-back \"window\" finish") == [])
    }

    @Test("behind a full screen no column is judged or touched (B-100)")
    func fullScreen() throws {
        var driver = try AppDriver { list in
            let modal = ActingViewController(
                "Modal", rows: [("Done", { $0.dismiss(animated: true) })])
            modal.modalPresentationStyle = .fullScreen
            list.present(modal, animated: true)
        }

        #expect(try driver.act("tap \"primary/Act\"") == [])
        #expect(driver.machine.screen.columns.isEmpty)
        #expect(driver.controls == ["modal/Done"])
        #expect(try driver.act("rotate portrait") == [])
        #expect(try driver.act("resize third") == [])
        #expect(try driver.act("tap \"modal/Done\"") == [])
    }

    @Test("what is presented is part of the state (B-071)")
    func state() throws {
        var driver = try AppDriver(opening: { sizedPage(300, 200) })
        let before = driver.fingerprint().digest
        let outline = driver.fingerprint(.guidance).digest
        try driver.act("tap \"primary/Act\"")

        #expect(driver.fingerprint().digest != before)
        #expect(driver.fingerprint(.guidance).digest != outline)
        try driver.act("tap-outside")
        #expect(driver.fingerprint().digest == before)
    }

    @Test("a drawing shows a popover with its arrow and its size")
    func drawing() throws {
        var driver = try AppDriver("wrapper", of: .popover)
        try driver.act("tap \"window/Open\"", "tap \"popover/More\"", "tap \"popover/Grow\"")

        let lines = driver.machine.drawing(width: 80)

        #expect(lines.contains { $0.contains("▲ popover ─") })
        #expect(lines.last == "  popover    x 10…610, 600 × 400")
    }

    @Test("a drawing of a presented split view shows its columns once")
    func presentedSplit() throws {
        var driver = try AppDriver {
            let show: ActingViewController.Row = (
                "Act",
                { page in
                    let split = UIViewController.tiling(ActingViewController("List"))
                    split.modalPresentationStyle = .fullScreen
                    page.present(split, animated: true)
                }
            )
            return ActingViewController("Root", rows: [show])
        }
        try driver.act("tap \"window/Act\"")

        #expect(driver.machine.picture.columns.map(\.label) == ["secondary", "primary"])
    }

    @Test("a drawing shows tabs around a split view, and the items of a toolbar")
    func bars() throws {
        let driver = try AppDriver {
            let list = ActingViewController("List")
            list.toolbarItems = [UIBarButtonItem(title: "Sort")]
            let navigation = UINavigationController(rootViewController: list)
            navigation.isToolbarHidden = false
            let split = UIViewController.tiling(navigation)
            split.tabBarItem.title = "Split"
            let tabs = UITabBarController()
            tabs.viewControllers = [split]
            return tabs
        }

        let columns = driver.machine.picture.columns

        #expect(columns.map(\.label) == ["secondary", "primary", "window"])
        #expect(columns[1].rows.map(\.text) == ["Sort"])
        #expect(columns[2].rows.map(\.text) == ["Split"])
        #expect(driver.broken == [])
    }
}
