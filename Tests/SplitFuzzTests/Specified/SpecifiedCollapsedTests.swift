import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("as-specified: collapsed") @MainActor struct SpecifiedCollapsedTests {
    @Test("is silent where the split view follows its window (A-065)") func clean() throws {
        var driver = try AppDriver { _ in }

        #expect(try driver.act("resize third", "resize full", "background") == [])
    }

    @Test("catches an expanded split view in compact width (A-065)") func expanded() throws {
        let driver = try AppDriver { _ in }

        try driver.tamper { _ in
            try driver.split.storedTraits = UITraitCollection(horizontalSizeClass: .compact)
        }

        #expect(driver.broken == ["as-specified at collapsed"])
    }

    @Test("catches a collapsed split view in regular width (A-065)") func collapsed() throws {
        var driver = try AppDriver { _ in }
        try driver.act("resize third")

        try driver.tamper { _ in
            try driver.split.storedTraits = UITraitCollection(horizontalSizeClass: .regular)
        }

        #expect(driver.broken.contains("as-specified at collapsed"))
    }
}
