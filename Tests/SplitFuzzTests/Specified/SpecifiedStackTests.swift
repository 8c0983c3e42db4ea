import Journal
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("as-specified: stacks") @MainActor struct SpecifiedStackTests {
    @Test("is silent where pages come and go, also two at once (B-060, B-070)") func clean() throws
    {
        var driver = try AppDriver { list in
            let navigation = list.navigationController
            navigation?.pushViewController(ActingViewController("One"), animated: true)
            navigation?.pushViewController(ActingViewController("Two"), animated: true)
            navigation?.popViewController(animated: true)
        }

        #expect(try driver.act("tap \"primary/Act\"", "swipe-back \"primary\" finish") == [])
    }

    @Test("catches a page that was pushed and is not there (B-060)") func push() throws {
        var driver = try AppDriver { list in
            let navigation = list.navigationController?.serialNumber ?? -1
            Simulation.active.note(.stack(navigation: navigation, .push(9_999)))
        }

        #expect(try driver.act("tap \"primary/Act\"") == ["as-specified at stack"])
    }

    @Test("catches a column that was to be shown while collapsed, and is not (B-012)")
    func column() throws {
        var driver = try AppDriver(acting: { _ in })
        try driver.act("resize third")
        let split = try driver.split.serialNumber

        driver.tamper { $0.note(.column(0, isShown: true, split: split), by: .app) }

        #expect(try driver.act("dock reveal") == ["as-specified at column"])
    }

    @Test("catches a column with another controller than was set, and a getter that names another")
    func columnController() throws {
        for change: @MainActor (UISplitViewController) -> Void in [
            { $0.columns.fill(.secondary, with: $0.columns[.primary].outer) },
            { $0.columns.assign(ActingViewController("Other"), to: .secondary) },
        ] {
            var driver = try AppDriver { list in
                list.splitViewController?.setViewController(
                    UINavigationController(rootViewController: ActingViewController("New")),
                    for: .secondary)
            }
            #expect(try driver.act("tap \"primary/Act\"") == [])

            try driver.tamper { _ in try change(driver.split) }

            #expect(driver.broken.contains("as-specified at column-controller"))
        }
    }
}
