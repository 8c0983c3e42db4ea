import SplitFuzz
import Testing

@Suite("layout-current") @MainActor struct LayoutCurrentTests {
    @Test("catches a layout for a size class that was read before a launch (A-072)")
    func early() throws {
        let driver = try AppDriver("early-size-class", of: .masterDetail)

        #expect(driver.broken == ["layout-current at primary"])
    }

    @Test("catches it in a wide window, too, where the primary is compact (A-072, D-077)")
    func wide() throws {
        let driver = try AppDriver(
            "early-size-class", of: .masterDetail, choosing: .init(orientation: .landscape))

        #expect(driver.broken == ["layout-current at primary"])
    }

    @Test("is silent where the layout follows the traits (A-072)") func silent() throws {
        var driver = try AppDriver("marked-sides", of: .masterDetail)
        #expect(driver.broken == [])

        for line in ["rotate landscape", "rotate portrait", "background"] {
            #expect(try driver.act(line) == [], "\(line)")
        }
    }

    @Test("claims nothing where the app declares nothing") func undeclared() throws {
        let driver = try AppDriver { .tiling(ActingViewController("List")) }

        #expect(driver.broken == [])
    }
}
