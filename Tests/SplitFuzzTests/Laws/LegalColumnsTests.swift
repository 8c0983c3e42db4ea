import Foundation
import SplitFuzz
import Testing
import UIKitModel

@Suite("legal-columns") @MainActor struct LegalColumnsTests {
    /// A classic split view with a list that has rows, and a detail.
    private func driver(
        rows: [(String, @MainActor (ActingViewController) -> Void)] = [],
        side: (@MainActor (UIViewController) -> AppUnderTest.Side?)? = nil,
        makeSplit: @escaping @MainActor () -> UISplitViewController = { UISplitViewController() }
    ) throws -> AppDriver {
        var hints = AppUnderTest.Hints()
        hints.side = side
        let app = AppUnderTest(
            name: "planted", summary: "made for one test",
            setup: LaunchSetup(release: .asDocumented), hints: hints,
            variants: [
                AppUnderTest.Variant("default", "as it is") {
                    let split = makeSplit()
                    split.viewControllers = [
                        UINavigationController(
                            rootViewController: ActingViewController("List", rows: rows)),
                        UINavigationController(rootViewController: ActingViewController("Detail")),
                    ]
                    return split
                }
            ])
        return try AppDriver(of: app)
    }

    private static let sides: @MainActor (UIViewController) -> AppUnderTest.Side? = {
        switch $0.title {
        case "List", "Settings": .primary
        case "Detail": .secondary
        default: nil
        }
    }

    @Test("catches a controller that is on the other's side (A-084)") func wrongSide() throws {
        var driver = try driver(
            rows: [
                (
                    "Swap",
                    { $0.showDetailViewController(ActingViewController("Settings"), sender: $0) }
                )
            ], side: LegalColumnsTests.sides)
        #expect(driver.broken == [])

        #expect(try driver.act("tap \"primary/Swap\"") == ["legal-columns at secondary"])
    }

    @Test("catches one that is deeper on the other's side") func wrongDepth() throws {
        var driver = try driver(
            rows: [("Push", { $0.show(ActingViewController("Detail"), sender: $0) })],
            side: LegalColumnsTests.sides)

        #expect(try driver.act("tap \"primary/Push\"") == ["legal-columns at primary"])
    }

    @Test("claims no side where the app declares none") func undeclared() throws {
        var driver = try driver(
            rows: [
                (
                    "Swap",
                    { $0.showDetailViewController(ActingViewController("Settings"), sender: $0) }
                )
            ])

        #expect(try driver.act("tap \"primary/Swap\"") == [])
    }

    @Test("is silent where display modes only move a view (A-063)") func silent() throws {
        var driver = try driver(
            rows: [("Hide", { $0.splitViewController?.preferredDisplayMode = .secondaryOnly })],
            side: LegalColumnsTests.sides)

        #expect(
            try driver.act("tap \"primary/Hide\"", "rotate portrait", "rotate landscape") == [])
    }

    @Test("claims nothing of one controller that the app has set alone") func alone() throws {
        var driver = try driver(rows: [
            ("Alone", { $0.splitViewController?.viewControllers.removeLast() })
        ])

        #expect(try driver.act("tap \"primary/Alone\"") == [])
    }
}
