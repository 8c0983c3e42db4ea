import SplitFuzz
import Testing

@testable import StatefulTesting

/// Search alone finds the crashes of iOS 17, by the shortest sequences.
@Suite("The orders' table") @MainActor struct OrdersTableTests {
    private static let exception = "no-exception at NSInternalInconsistencyException"

    /// The shortest sequences that exploration finds, with the timings of actions where one needs
    /// them.
    nonisolated static let faulty: [(variant: String, depth: Int, shortest: String)] = [
        ("new-stack", 3, "resize half, tap \"primary/Books\" @start, resize full"),
        (
            "two-tabs", 4,
            "tap \"primary/Books\", tap \"window/Closed\", resize half, tap \"window/Open\""
        ),
        ("in-navigation", 2, "tap \"primary/Books\", resize half"),
    ]

    @Test("every variant of the app is in the table") func complete() {
        #expect(
            AppUnderTest.orders.variants.map(\.name).sorted()
                == (OrdersTableTests.faulty.map(\.variant) + ["right"]).sorted())
    }

    @Test(
        "each way to share an item between bars is found on iOS 17 (C-001, C-002, C-003, C-004)",
        arguments: faulty.indices)
    func found(_ index: Int) throws {
        let expected = OrdersTableTests.faulty[index]
        var driver = try AppDriver(expected.variant, of: .orders, choosing: .init(release: .iOS17))
        var earlier = try AppDriver(expected.variant, of: .orders, choosing: .init(release: .iOS15))
        let lines = expected.shortest.split(separator: ", ").map(String.init)

        #expect(lines.count == expected.depth)
        #expect(try driver.act(lines).contains(OrdersTableTests.exception))
        #expect(try earlier.act(lines) == [])
    }

    nonisolated static let setups: [LaunchSetup.Choice] = [
        .init(), .init(release: .iOS18), .init(release: .iOS15), .init(release: .asDocumented),
        .init(device: .iPhone16ProMax), .init(direction: .rightToLeft, orientation: .portrait),
    ]

    @Test("nothing is found where one navigation controller is kept", arguments: setups)
    func right(_ choice: LaunchSetup.Choice) throws {
        let subject = try #require(
            AppUnderTest.orders.subjects(choosing: choice).first { $0.name == "orders/right" })
        let report = Explorer.explore(
            subject,
            plan: ExplorationPlan(depth: 2, includesTimings: true, checksMerges: false))

        let broken = report.violations.map { violation in
            let actions = CaseFormat.cases.lines(of: violation.trace).joined(separator: ", ")
            return "\(violation.signature.invariant) at \(violation.signature.location): \(actions)"
        }
        #expect(broken == [])
        #expect(report.opaqueFields == [])
    }
}
