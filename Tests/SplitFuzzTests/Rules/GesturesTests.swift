import SplitFuzz
import Testing
import UIKitModel

@Suite("Rules: gestures") @MainActor struct GesturesTests {
    @Test("a swipe back is offered by column, where there is something to go back to (B-066)")
    func swipeBack() throws {
        var play = try Play("system-navigation")
        #expect(play.choices(of: "swipe-back") == [])

        try play.act("tap \"primary/Presenters\"")

        #expect(
            play.choices(of: "swipe-back") == [
                "swipe-back \"primary\" finish", "swipe-back \"primary\" cancel",
            ])
        #expect(
            try play.refusal(of: "swipe-back \"secondary\" finish")
                == "\"secondary\" is not available")
    }

    @Test("a swipe back pops, and one that is cancelled leaves the stack as it was") func popped()
        throws
    {
        var play = try Play("own-navigation", choosing: ["release": "asDocumented"])
        let before = play.controls
        try play.act("tap \"primary/Presenters\"")
        let pushed = play.controls

        try play.act("swipe-back \"primary\" cancel")
        #expect(play.controls == pushed)

        try play.act("swipe-back \"primary\" finish")
        #expect(play.controls == before)
    }

    @Test("collapsed, the compact column is swiped back") func compact() throws {
        var play = try Play("system-navigation", choosing: ["window": "third"])

        try play.act("tap \"compact/Venues\"")

        #expect(
            play.choices(of: "swipe-back") == [
                "swipe-back \"compact\" finish", "swipe-back \"compact\" cancel",
            ])
    }

    @Test("the sidebar is dragged out where it is shown, and swiped in where it is not")
    func columns() throws {
        var play = try Play("system-navigation")
        #expect(play.choices(of: "edge-swipe") == [])
        #expect(play.choices(of: "drag") == ["drag finish", "drag cancel", "drag rubber-band"])

        try play.act("drag finish")

        #expect(play.choices(of: "drag") == [])
        #expect(
            play.choices(of: "edge-swipe")
                == ["edge-swipe finish", "edge-swipe cancel", "edge-swipe rubber-band"])
    }

    @Test("a gesture that is cancelled leaves the columns as they were, one past the end does not")
    func extents() throws {
        var play = try Play("system-navigation")
        let shown = play.controls

        try play.act("drag cancel")
        #expect(play.controls == shown)

        try play.act("drag rubber-band")
        let hidden = play.controls
        #expect(hidden == ["secondary/ToggleSidebar"])

        try play.act("edge-swipe cancel")
        #expect(play.controls == hidden)

        try play.act("edge-swipe rubber-band")
        #expect(play.controls == shown)
    }

    @Test("no column moves where the app forbids it, or while collapsed (B-032)") func forbidden()
        throws
    {
        let forbidding = try Play {
            let split = UIViewController.tiling(ActingViewController("List"))
            split.presentsWithGesture = false
            return split
        }
        let collapsed = try Play("system-navigation", choosing: ["window": "slide-over"])

        for play in [forbidding, collapsed] {
            #expect(play.choices(of: "drag") + play.choices(of: "edge-swipe") == [])
        }
    }
}
