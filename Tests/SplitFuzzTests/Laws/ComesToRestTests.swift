import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("comes-to-rest") @MainActor struct ComesToRestTests {
    @Test("is silent after actions of all kinds, and amid a transition")
    func clean() throws {
        var driver = try AppDriver { list in
            list.show(ActingViewController("Next"), sender: list)
        }

        #expect(try driver.act("tap \"primary/Act\" @start") == [])
        #expect(try driver.act("rotate portrait") == [])
        #expect(try driver.act("dock reveal", "background", "rotate landscape") == [])
    }

    @Test("catches a transition that never ends, and names it once (B-066)") func transition()
        throws
    {
        var driver = try AppDriver { _ in }
        driver.tamper { $0.runningTransitions += 1 }

        #expect(try driver.act("dock reveal") == ["comes-to-rest at transition"])
        #expect(try driver.act("dock hide") == [])
    }

    @Test("judges nothing between two actions that do not wait for each other") func amid() throws {
        var driver = try AppDriver { list in
            list.present(ActingViewController("Page"), animated: true)
        }

        #expect(try driver.act("tap \"primary/Act\" @middle") == [])
        #expect(!driver.simulation.isAtRest)
    }
}
