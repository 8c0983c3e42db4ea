import SplitFuzz
import Testing
import UIKitModel

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
                == "\"primary/Presenters\" is not available")
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

            #expect(rules.isSubset(of: ["rotate", "resize", "dock", "background"]), "\(line)")
            #expect(try driver.refusal(of: "edge-swipe finish") == "edge-swipe is not enabled")
        }
    }

    @Test("a touch outside is offered where something is dimmed, and dismisses the sidebar (B-T1)")
    func outside() throws {
        let tiled = try AppDriver("system-navigation")
        #expect(try tiled.refusal(of: "tap-outside") == "tap-outside is not enabled")

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
}
