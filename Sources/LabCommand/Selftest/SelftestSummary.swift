internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting

/// What all results of a self-test tell together.
@MainActor struct SelftestSummary {
    let results: [FaultResult]
    let score: SelftestScore
    /// The score to reach; `nil` if there is none to compare with.
    let committed: SelftestScore?

    init(_ results: [FaultResult], committed: SelftestScore?) {
        self.results = results
        score = SelftestScore(results)
        self.committed = committed
    }

    private var counted: [FaultResult] { results.filter(\.counts) }

    var missed: [FaultResult] { counted.filter { !$0.isCaught } }
    /// The faults to whose places no app comes: they need another app, not another invariant.
    var unreached: [FaultResult] {
        results.filter { !$0.counts && !$0.fault.isControl && $0.fault.equivalence == nil }
    }

    var equivalent: [FaultResult] { results.filter { $0.fault.equivalence != nil } }
    /// Whether something failed where nothing is planted.
    var isControlWrong: Bool { results.contains { $0.fault.isControl && $0.isCaught } }

    /// The invariants without which some fault would be missed, with these faults. Those of the
    /// table come first.
    var alone: [(invariant: String, faults: [String])] {
        let table = SplitMachine.judgedNames
        let others = Set(counted.flatMap(\.invariants)).subtracting(table).sorted()
        return (table + others).compactMap { name in
            let faults = counted.filter { $0.invariants == [name] }.map(\.fault.name)
            return faults.isEmpty ? nil : (name, faults)
        }
    }

    /// The invariants that caught nothing.
    var silent: [String] {
        guard !counted.isEmpty else { return [] }
        let heard = Set(counted.flatMap(\.invariants))
        return SplitMachine.judgedNames.filter { !heard.contains($0) }
    }

    /// The groups with a smaller share of caught faults than the committed score.
    var below: [SelftestScore.Entry] {
        score.entries.filter { entry in committed?[entry.group].map(entry.isBelow) ?? false }
    }

    var status: CommandStatus {
        if results.contains(where: { $0.lost != nil }) { return .ownBug }
        return isControlWrong || !below.isEmpty ? .finding : .asExpected
    }
}
