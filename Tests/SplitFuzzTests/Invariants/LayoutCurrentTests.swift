import SplitFuzz
import Testing

@Suite("layout-current") @MainActor struct LayoutCurrentTests {
    @Test("catches a layout for a size class that was read before a launch (A-072)")
    func early() throws {
        let play = try Play("early-size-class", of: .masterDetail)

        #expect(play.broken == ["layout-current at primary"])
    }

    @Test("catches one that does not follow a rotation (A-072)") func stale() throws {
        var play = try Play(
            "early-size-class", of: .masterDetail, choosing: ["orientation": "landscape"])
        #expect(play.broken == [])

        #expect(try play.act("rotate portrait") == ["layout-current at primary"])
    }

    @Test("is silent where the layout follows the traits (A-072)") func silent() throws {
        var play = try Play("marked-sides", of: .masterDetail)
        #expect(play.broken == [])

        for line in ["rotate landscape", "rotate portrait", "background"] {
            #expect(try play.act(line) == [], "\(line)")
        }
    }

    @Test("claims nothing where the app declares nothing") func undeclared() throws {
        let play = try Play { .tiling(ActingViewController("List")) }

        #expect(play.broken == [])
    }
}
