import SplitFuzz
import Testing
import UIKitModel

@Suite("Rules: touches") @MainActor struct TouchesTests {
    @Test("a tap is offered for each control that a finger reaches, and does what it does") func tap()
        throws
    {
        var play = try Play("system-navigation")
        #expect(
            play.choices(of: "tap") == [
                "tap \"primary/Presenters\"", "tap \"primary/ToggleSidebar\"",
                "tap \"primary/Venues\"",
            ])

        try play.act("tap \"primary/Presenters\"")

        #expect(
            play.choices(of: "tap") == [
                "tap \"primary/Ada\"", "tap \"primary/BackButton\"", "tap \"primary/Grace\"",
                "tap \"primary/ToggleSidebar\"",
            ])
        #expect(
            try play.refusal(of: "tap \"primary/Presenters\"")
                == "\"primary/Presenters\" is not available")
    }

    @Test("the back button leads back") func back() throws {
        var play = try Play("system-navigation")
        let before = play.controls

        try play.act("tap \"primary/Presenters\"", "tap \"primary/BackButton\"")

        #expect(play.controls == before)
    }

    @Test("no touch arrives during a transition", arguments: ["@start", "@middle", "@last"])
    func transition(_ mark: String) throws {
        for line in [
            "tap \"primary/Presenters\"", "tap \"primary/ToggleSidebar\"", "drag finish",
            "rotate portrait", "resize two-thirds",
        ] {
            var play = try Play("system-navigation")
            try play.act("\(line) \(mark)")

            let rules = Set(play.choices.map { $0.split(separator: " ")[0] })

            #expect(rules.isSubset(of: ["rotate", "resize", "dock", "background"]), "\(line)")
            #expect(try play.refusal(of: "edge-swipe finish") == "edge-swipe is not enabled")
        }
    }

    @Test("a touch outside is offered where something is dimmed, and dismisses the sidebar (B-T1)")
    func outside() throws {
        let tiled = try Play("system-navigation")
        #expect(try tiled.refusal(of: "tap-outside") == "tap-outside is not enabled")

        var overlaid = try Play(
            "overlay", of: .layouts, choosing: ["orientation": "portrait"])
        #expect(overlaid.choices(of: "tap-outside") == ["tap-outside"])
        #expect(overlaid.controls.allSatisfy { $0.hasPrefix("primary/") })

        try overlaid.act("tap-outside")

        #expect(overlaid.choices(of: "tap-outside") == [])
        #expect(overlaid.controls.allSatisfy { $0.hasPrefix("secondary/") })
    }
}
