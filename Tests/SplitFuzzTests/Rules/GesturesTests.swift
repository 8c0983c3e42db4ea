import SplitFuzz
import Testing
import UIKitModel

@Suite("Rules: gestures") @MainActor struct GesturesTests {
    @Test("a swipe back is offered by column, where there is something to go back to (B-066)")
    func swipeBack() throws {
        var driver = try AppDriver("system-navigation")
        #expect(driver.choices(of: "swipe-back") == [])

        try driver.act("tap \"primary/Presenters\"")

        #expect(
            driver.choices(of: "swipe-back") == [
                "swipe-back \"primary\" finish", "swipe-back \"primary\" cancel",
            ])
        #expect(
            try driver.refusal(of: "swipe-back \"secondary\" finish")
                == "\"secondary\" is not available")
    }

    @Test("a swipe back pops, and one that is cancelled leaves the stack as it was") func popped()
        throws
    {
        var driver = try AppDriver("own-navigation", choosing: .init(release: .asDocumented))
        let before = driver.controls
        try driver.act("tap \"primary/Presenters\"")
        let pushed = driver.controls

        try driver.act("swipe-back \"primary\" cancel")
        #expect(driver.controls == pushed)

        try driver.act("swipe-back \"primary\" finish")
        #expect(driver.controls == before)
    }

    @Test("collapsed, the compact column is swiped back") func compact() throws {
        var driver = try AppDriver("system-navigation", choosing: .init(window: .third))

        try driver.act("tap \"compact/Venues\"")

        #expect(
            driver.choices(of: "swipe-back") == [
                "swipe-back \"compact\" finish", "swipe-back \"compact\" cancel",
            ])
    }

    @Test("the sidebar is dragged out where it is shown, and swiped in where it is not")
    func columns() throws {
        var driver = try AppDriver("system-navigation")
        #expect(driver.choices(of: "edge-swipe") == [])
        #expect(driver.choices(of: "drag") == ["drag finish", "drag cancel", "drag rubber-band"])

        try driver.act("drag finish")

        #expect(driver.choices(of: "drag") == [])
        #expect(
            driver.choices(of: "edge-swipe")
                == ["edge-swipe finish", "edge-swipe cancel", "edge-swipe rubber-band"])
    }

    @Test("a gesture that is cancelled leaves the columns as they were, one past the end does not")
    func extents() throws {
        var driver = try AppDriver("system-navigation")
        let shown = driver.controls

        try driver.act("drag cancel")
        #expect(driver.controls == shown)

        try driver.act("drag rubber-band")
        let hidden = driver.controls
        #expect(hidden == ["secondary/ToggleSidebar"])

        try driver.act("edge-swipe cancel")
        #expect(driver.controls == hidden)

        try driver.act("edge-swipe rubber-band")
        #expect(driver.controls == shown)
    }

    @Test("no column moves where the app forbids it, or while collapsed (B-032)") func forbidden()
        throws
    {
        let forbidding = try AppDriver {
            let split = UIViewController.tiling(ActingViewController("List"))
            split.presentsWithGesture = false
            return split
        }
        let collapsed = try AppDriver("system-navigation", choosing: .init(window: .slideOver))

        for driver in [forbidding, collapsed] {
            #expect(driver.choices(of: "drag") + driver.choices(of: "edge-swipe") == [])
        }
    }
}
