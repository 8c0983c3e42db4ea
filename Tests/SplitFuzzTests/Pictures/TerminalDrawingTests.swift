import SplitFuzz
import StatefulTesting
import Testing

@Suite("Drawings for the terminal") @MainActor struct TerminalDrawingTests {
    @Test("at rest, the overhang lies beside the device and nothing is off-screen (A-003)") func start() throws {
        let stage = try Stage("sidebar/own-navigation")

        print("@@start\n" + stage.drawn() + "\n@@end")
    }

    @Test("a list whose inset was lost crosses the device's edge (A-011)") func lostInset() throws {
        var stage = try Stage("sidebar/own-navigation")

        try stage.tap("primary/Presenters")
        try stage.rotate(to: "portrait")

        print("@@lostInset\n" + stage.drawn() + "\n@@end")
    }

    @Test("a hidden column is told of, not drawn") func hidden() throws {
        var stage = try Stage("sidebar/own-navigation")

        try stage.tap("primary/ToggleSidebar")

        print("@@hidden\n" + stage.drawn() + "\n@@end")
    }

    @Test("a narrow window stands before the shaded rest of the screen, under the Dock") func compact() throws {
        var stage = try Stage("sidebar/own-navigation")

        try stage.tap("primary/Presenters")
        try stage.resize(to: "third")
        try stage.revealDock()

        print("@@compact\n" + stage.drawn() + "\n@@end")
    }

    @Test("a Slide Over window floats") func slideOver() throws {
        var stage = try Stage("sidebar/own-navigation")

        try stage.resize(to: "slide-over")

        print("@@slideOver\n" + stage.drawn() + "\n@@end")
    }

    @Test("right to left, the same loss is mirrored") func mirrored() throws {
        var stage = try Stage("sidebar/own-navigation", choosing: ["direction": "right-to-left"])

        try stage.tap("primary/Presenters")
        try stage.revealDock()

        print("@@mirrored\n" + stage.drawn() + "\n@@end")
    }

    @Test("a button with alpha 0 is a dotted circle, named in the legend (A-020)") func invisible() throws {
        var stage = try Stage("sidebar/insets")

        try stage.tap("primary/Presenters")
        try stage.tap("primary/ToggleSidebar")
        try stage.tap("secondary/ToggleSidebar")

        print("@@invisible\n" + stage.drawn() + "\n@@end")
    }

    @Test("a sidebar over the secondary dims it") func overlay() throws {
        let stage = try Stage("layouts/overlay", choosing: ["orientation": "portrait"])

        print("@@overlay\n" + stage.drawn() + "\n@@end")
    }

    @Test("a displaced secondary leaves the screen by design (A-107)") func displaced() throws {
        let stage = try Stage("layouts/displace")

        print("@@displaced\n" + stage.drawn() + "\n@@end")
    }

    @Test("during a push the rows that come are drawn, not those that go") func pushing() throws {
        var stage = try Stage("sidebar/own-navigation")

        try stage.tap("primary/Presenters", mark: .at(1))

        print("@@pushing\n" + stage.drawn() + "\n@@end")
    }

    @Test("rows that do not fit are counted") func rows() throws {
        let stage = try Stage("layouts/alone", choosing: ["device": "iPhone 8"])

        print("@@rows\n" + stage.drawn() + "\n@@end")
    }
}
