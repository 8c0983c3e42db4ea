import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("as-specified: tabs") @MainActor struct SpecifiedTabsTests {
    private func driver(
        _ act: @escaping @MainActor (UITabBarController) -> Void
    ) throws -> AppDriver {
        try AppDriver {
            let tabs = UITabBarController()
            let row: ActingViewController.Row = (
                "Act", { list in list.tabBarController.map(act) }
            )
            tabs.viewControllers = ["A", "B", "C"].map {
                ActingViewController($0, rows: [row])
            }
            return tabs
        }
    }

    @Test("is silent where the app or the user selects a tab, and where tabs come and go (B-103)")
    func clean() throws {
        var driver = try driver { tabs in
            tabs.viewControllers?.insert(ActingViewController("New"), at: 0)
        }
        #expect(try driver.act("tap \"window/Act\"", "tap \"window/Act\"") == [])
        var selecting = try self.driver { $0.selectedIndex = 2 }
        #expect(try selecting.act("tap \"window/Act\"", "rotate portrait") == [])
        var removing = try self.driver { $0.viewControllers?.removeFirst() }
        #expect(try removing.act("tap \"window/Act\"") == [])
    }

    @Test("catches a tab that nobody has selected, at the start too (B-103)") func other() throws {
        let driver = try driver { _ in }

        driver.tamper { simulation in
            (simulation.window.rootViewController as? UITabBarController)?.select(1)
        }

        #expect(driver.broken.contains("as-specified at tab"))
    }
}
