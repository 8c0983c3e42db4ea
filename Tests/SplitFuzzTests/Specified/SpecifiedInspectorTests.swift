import Foundation
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("as-specified: the inspector") @MainActor struct SpecifiedInspectorTests {
    private func driver() throws -> AppDriver {
        try AppDriver(choosing: .init(release: .iOS26)) {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(
                ActingViewController(
                    "List",
                    rows: [
                        (
                            "Act",
                            { list in
                                let split = list.splitViewController
                                split?.isShowing(.inspector) == true
                                    ? split?.hide(.inspector) : split?.show(.inspector)
                            }
                        )
                    ]), for: .primary)
            split.setViewController(ActingViewController("Detail"), for: .secondary)
            split.setViewController(ActingViewController("Inspector"), for: .inspector)
            return split
        }
    }

    @Test("is silent where the app shows and hides it, in one column too (B-195)")
    func clean() throws {
        var driver = try driver()

        #expect(try driver.act("tap \"primary/Act\"", "background") == [])
        #expect(try driver.act("resize third", "resize full", "tap \"primary/Act\"") == [])
        #expect(try driver.act("background") == [])
    }

    @Test("catches one that is gone after the background, and one that nobody has asked for")
    func lost() throws {
        var driver = try driver()
        try driver.act("tap \"primary/Act\"")
        let split = try driver.split

        driver.tamper { _ in
            split.child(for: .inspector)?.view.frame.origin.x = split.view.bounds.maxX
        }

        #expect(driver.broken.contains("as-specified at inspector"))
    }
}
