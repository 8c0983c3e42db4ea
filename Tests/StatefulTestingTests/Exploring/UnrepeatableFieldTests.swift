import Synchronization
import Testing

@testable import StatefulTesting

@Suite("Fields that never have the same value twice") struct UnrepeatableFieldTests {
    @Test("such a field is named, and a report does not say that it has no opaque fields")
    func named() {
        let report = Explorer.explore(
            Subject<Desk>("desk") { _ in Desk() }, plan: ExplorationPlan(depth: 3))

        #expect(report.opaqueFields == ["Visit.ticket (another value each time)"])
        #expect("\(report)".hasSuffix(", 1 opaque field"))
    }

    @Test("a field that each action changes alike is not") func repeatable() {
        let report = Explorer.explore(
            Subject<Desk>("desk") { _ in Desk(ticket: 1) }, plan: ExplorationPlan(depth: 3))

        #expect(report.opaqueFields == [])
    }
}

/// A desk whose visits draw tickets from a roll that outlives it.
private struct Desk: SystemUnderTest {
    private static let roll = Atomic(0)

    private var calls = 0
    private var visit: Visit
    private let name = "desk"

    init(ticket: Int? = nil) {
        visit = Visit(ticket: ticket ?? Desk.roll.add(1, ordering: .relaxed).newValue)
    }

    static var rules: [Rule<Desk>] {
        [Rule("call") { (desk: inout Desk) in desk.calls += 1 }]
    }
}

private struct Visit {
    let reason = "parcel"
    let ticket: Int
    let wait = 5
}
