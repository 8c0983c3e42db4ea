import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz

@Suite("columns-placed") @MainActor struct ColumnsPlacedTests {
    typealias Split = UISplitViewController

    /// Three columns, as an app sets them up.
    private static func driver(
        _ change: @escaping @MainActor (Split) -> Void = { _ in }
    ) throws -> AppDriver {
        try AppDriver {
            let split = UISplitViewController.tiling(ActingViewController("List"))
            change(split)
            return split
        }
    }

    @Test("is silent with widths of the app's own, in every direction, edge and behaviour")
    func clean() throws {
        for direction in LaunchSetup.Direction.allCases {
            for edge in [Split.PrimaryEdge.leading, .trailing] {
                for behavior in [Split.SplitBehavior.tile, .overlay, .displace] {
                    let driver = try AppDriver(choosing: .init(direction: direction)) {
                        let split = UISplitViewController.tiling(ActingViewController("List"))
                        split.primaryEdge = edge
                        split.preferredSplitBehavior = behavior
                        split.preferredPrimaryColumnWidth = 280
                        split.minimumPrimaryColumnWidth = 200
                        split.maximumPrimaryColumnWidth = 260
                        return split
                    }
                    #expect(driver.broken == [])
                }
            }
        }
    }

    @Test("catches a sidebar at the other edge (A-115, B-042)") func edge() throws {
        let driver = try Self.driver()
        #expect(driver.broken == [])

        try driver.tamper { _ in
            let split = try driver.split
            let primary = try #require(split.viewController(for: .primary)?.navigationController)
            primary.view.frame.origin.x = split.view.bounds.width - 320
        }

        #expect(driver.broken.contains("columns-placed at primary"))
    }

    @Test("catches sidebars that overlap (A-107)") func sidebars() throws {
        let driver = try AppDriver {
            let split = UISplitViewController(style: .tripleColumn)
            split.preferredDisplayMode = .twoDisplaceSecondary
            for column in [Split.Column.primary, .supplementary, .secondary] {
                split.setViewController(ActingViewController("\(column)"), for: column)
            }
            return split
        }
        #expect(driver.broken == [])

        driver.tamper { _ in
            let middle = driver.machine.screen.columns.first { $0.column == .supplementary }
            middle?.controller.view.frame.origin.x -= 50
        }

        #expect(driver.broken.contains("columns-placed at supplementary"))
    }

    @Test("catches a secondary under a sidebar that stands beside it (A-107)")
    func secondary() throws {
        let driver = try Self.driver()

        try driver.tamper { _ in
            let secondary = try driver.split.viewControllers[1]
            secondary.view.frame.origin.x -= 100
        }

        #expect(driver.broken.contains("columns-placed at secondary"))
    }
}
