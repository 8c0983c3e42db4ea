import Foundation
import SplitFuzz
import Testing
@_spi(Simulation) import UIKitModel

@Suite("Rules: environment") @MainActor struct EnvironmentTests {
    @Test("the device turns to where it is not") func rotate() throws {
        var play = try Play("system-navigation")
        #expect(play.choices(of: "rotate") == ["rotate portrait"])

        try play.act("rotate portrait")

        #expect(play.choices(of: "rotate") == ["rotate landscape"])
        #expect(play.simulation.window.bounds.size.width == 834)
    }

    @Test("in landscape the window takes any size that it has not (B-T4)") func landscape() throws {
        let play = try Play("system-navigation")

        #expect(
            play.choices(of: "resize") == [
                "resize two-thirds", "resize half", "resize third", "resize slide-over",
            ])
    }

    @Test("in portrait there is no half") func portrait() throws {
        let play = try Play("system-navigation", choosing: ["orientation": "portrait"])

        #expect(
            play.choices(of: "resize")
                == ["resize two-thirds", "resize third", "resize slide-over"])
        #expect(try play.refusal(of: "resize half") == "half is not available")
    }

    @Test("a half that was turned to portrait can become full again") func turnedHalf() throws {
        var play = try Play("system-navigation")

        try play.act("resize half", "rotate portrait")

        #expect(play.choices(of: "resize").first == "resize full")
        #expect(!play.choices(of: "resize").contains("resize half"))
    }

    @Test("a phone has one size and no Dock", arguments: ["iPhone 8", "iPhone 12 Pro Max"])
    func phone(_ device: String) throws {
        let play = try Play("system-navigation", choosing: ["device": device])

        #expect(play.choices(of: "resize") == [])
        #expect(play.choices(of: "dock") == [])
        #expect(play.choices(of: "background") == ["background"])
        #expect(try play.refusal(of: "dock reveal") == "reveal is not available")
    }

    @Test("the Dock is revealed where it is hidden, and hidden where it is shown") func dock() throws {
        var play = try Play("system-navigation")
        #expect(play.choices(of: "dock") == ["dock reveal"])

        try play.act("dock reveal")

        #expect(play.choices(of: "dock") == ["dock hide"])
        #expect(play.simulation.scene.dockIsShown)
    }

    @Test("the background gives the scene back as it was (B-056)") func background() throws {
        var play = try Play("system-navigation")
        try play.act("tap \"primary/Presenters\"", "dock reveal", "resize two-thirds")
        let scene = play.simulation.scene
        let controls = play.controls

        try play.act("background")

        #expect(play.simulation.scene == scene)
        #expect(play.controls == controls)
    }
}
