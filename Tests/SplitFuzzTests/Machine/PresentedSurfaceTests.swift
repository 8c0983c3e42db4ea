import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz
@testable import StatefulTesting

@Suite("What is presented, to a finger") @MainActor struct PresentedSurfaceTests {
    @Test("a popover's controls are named after it, and nothing behind it is reached (B-081)")
    func popover() throws {
        var play = try Play(opening: { sizedPage(300, 200) })
        try play.act("tap \"primary/Act\"")

        #expect(play.controls == ["popover/Done"])
        #expect(play.choices(of: "edge-swipe") == [])
        #expect(play.choices(of: "drag") == [])
        try play.act("tap \"popover/Done\"")
        #expect(play.controls.contains("primary/Act"))
    }

    @Test("adapted, they are named after what it is then (B-076)")
    func adapted() throws {
        var play = try Play(opening: { sizedPage(300, 200) })
        try play.act("tap \"primary/Act\"", "resize third")

        #expect(play.controls == ["sheet/Done"])
        #expect(play.choices(of: "tap-outside") == [])
    }

    @Test("a tap outside ends a popover (B-080)")
    func tapOutside() throws {
        var play = try Play(opening: { sizedPage(300, 200) })
        try play.act("tap \"primary/Act\"")

        #expect(play.choices(of: "tap-outside") == ["tap-outside"])
        #expect(try play.act("tap-outside") == [])
        #expect(!play.simulation.isPresenting)
    }

    @Test("what may be touched behind a popover keeps its name (B-081)")
    func passthrough() throws {
        var play = try Play(opening: { sizedPage(300, 200) }) { popover in
            if let list = popover.presentedViewController.presentingViewController?.view
                ?? popover.sourceView?.window
            {
                popover.passthroughViews = [list]
            }
        }
        try play.act("tap \"primary/Act\"")

        #expect(play.controls.contains("primary/Act"))
        #expect(play.controls.contains("popover/Done"))
    }

    @Test("a swipe back pops inside a popover, and in a window without a split view (B-066)")
    func swipeBack() throws {
        func stack() -> UINavigationController {
            let navigation = UINavigationController(rootViewController: sizedPage(300, 200))
            navigation.pushViewController(sizedPage(300, 200), animated: false)
            return navigation
        }
        var popover = try Play(opening: { stack() })
        try popover.act("tap \"primary/Act\"")
        var window = try Play { stack() as UIViewController }

        #expect(popover.choices(of: "swipe-back").first == "swipe-back \"popover\" finish")
        #expect(try popover.act("swipe-back \"popover\" cancel") == [])
        #expect(try popover.act("swipe-back \"popover\" finish") == [])
        #expect(popover.choices(of: "swipe-back") == [])
        #expect(try window.act("swipe-back \"window\" finish") == [])
    }

    @Test("behind a full screen no column is judged or touched (B-100)")
    func fullScreen() throws {
        var play = try Play { list in
            let modal = ActingViewController(
                "Modal", rows: [("Done", { $0.dismiss(animated: true) })])
            modal.modalPresentationStyle = .fullScreen
            list.present(modal, animated: true)
        }

        #expect(try play.act("tap \"primary/Act\"") == [])
        #expect(play.machine.surface.columns.isEmpty)
        #expect(play.controls == ["modal/Done"])
        #expect(try play.act("rotate portrait") == [])
        #expect(try play.act("resize third") == [])
        #expect(try play.act("tap \"modal/Done\"") == [])
    }

    @Test("what is presented is part of the state (B-071)")
    func state() throws {
        var play = try Play(opening: { sizedPage(300, 200) })
        let before = play.fingerprint().digest
        let outline = play.fingerprint(.guidance).digest
        try play.act("tap \"primary/Act\"")

        #expect(play.fingerprint().digest != before)
        #expect(play.fingerprint(.guidance).digest != outline)
        try play.act("tap-outside")
        #expect(play.fingerprint().digest == before)
    }

    @Test("a drawing shows a popover with its arrow and its size")
    func drawing() throws {
        var play = try Play("wrapper", of: .popover)
        try play.act("tap \"window/Open\"", "tap \"popover/More\"", "tap \"popover/Grow\"")

        let lines = play.machine.drawing(width: 80)

        #expect(lines.contains { $0.contains("▲ popover ─") })
        #expect(
            lines.last == "  popover    x 10…610, 600 × 400, its content wants 600 × 600")
    }
}
