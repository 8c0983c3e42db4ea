/// The results of one island.
@usableFromInline
package struct IslandResult: Hashable, Sendable {
    /// The failing traces of one signature: the first, and the simplest if it is a different one.
    struct Failing: Hashable, Sendable {
        let signature: Signature
        let traces: [Trace]
        /// Whether these traces break nothing else before. If not, the island found no trace that does
        /// so.
        let isClean: Bool
        /// The number of cases that failed so before they broke the same invariant at the same location
        /// with another rule. A case counts once for each invariant and location.
        let cases: Int
        /// The violation of the first trace.
        let violation: Violation
    }

    /// The number of the island, counted from 0.
    package let island: Int
    /// The number of cases.
    package let cases: Int
    let failures: Int
    let inapplicable: Int
    /// For each rule, how often it was applied.
    let applied: [Int]
    /// The keys of the different states and transitions.
    let states: [UInt64]
    let transitions: [UInt64]
    /// Whether the table of transitions is full.
    let isSaturated: Bool
    /// In order of signature.
    let failing: [Failing]
}

/// The result of a run, or of one shard, before shrinking. `merge(_:)` combines shards.
package struct SearchResult: Hashable, Sendable {
    /// The reports of screening, one for each set-up, the simplest set-up last. They are the same in
    /// every shard.
    package let screening: [ExplorationReport]
    /// The names of the rules that some cases leave out, because known cases fail with them. They are
    /// the same in every shard.
    let avoided: [String]
    /// In order of island.
    package private(set) var islands: [IslandResult]

    package init(
        screening: [ExplorationReport], avoided: [String] = [], islands: [IslandResult]
    ) {
        self.screening = screening
        self.avoided = avoided
        self.islands = islands.sorted { $0.island < $1.island }
    }

    /// Adds the result of another shard of the same run. An island that both ran counts once.
    ///
    /// The order of merges, and how often a result is merged, change nothing.
    ///
    /// - Throws: `SearchConflict` if the two are not of the same run. Then this result stays as it was.
    package mutating func merge(_ other: SearchResult) throws(SearchConflict) {
        if screening != other.screening { throw .screening }
        if avoided != other.avoided { throw .avoided(avoided, other.avoided) }
        let known = Dictionary(uniqueKeysWithValues: islands.map { ($0.island, $0) })
        var new: [IslandResult] = []
        for result in other.islands {
            guard let own = known[result.island] else {
                new.append(result)
                continue
            }
            if own != result { throw .island(own.island, cases: own.cases, result.cases) }
        }
        islands = (islands + new).sorted { $0.island < $1.island }
    }

    /// The islands that ran all cases of a plan, in order.
    package func finishedIslands(of plan: RunPlan) -> [Int] {
        islands.filter { $0.cases >= plan.cases(onIsland: $0.island) }.map(\.island)
    }

    /// The failing traces by signature, both sorted, of the set-ups that random cases have. There are at
    /// most three traces for a signature.
    ///
    /// Traces that break something else before are left out if there are others.
    package var failing: [Failing] {
        var traces: [Signature: Set<Trace>] = [:]
        let own = screening.last?.violations ?? []
        for violation in own { traces[violation.signature] = [violation.trace.canonical] }
        let screened = Set(own.map(\.signature))
        let settled = Set(own.filter(\.earlier.isEmpty).map(\.signature))
        var clean: Set<Signature> = []
        for failing in islands.flatMap(\.failing) where !settled.contains(failing.signature) {
            let signature = failing.signature
            let found = failing.traces.map(\.canonical)
            if failing.isClean, clean.insert(signature).inserted {
                traces[signature] = Set(found)
            } else if failing.isClean || !screened.contains(signature) && !clean.contains(signature)
            {
                traces[signature, default: []].formUnion(found)
            }
        }
        return Self.sorted(traces)
    }

    /// The failing traces that only screening found, and only in set-ups that no random case has.
    ///
    /// - Parameter failing: those of the set-ups that random cases have.
    func failingElsewhere(than failing: [Failing]) -> [Failing] {
        let usual = Set(failing.map(\.signature))
        var traces: [Signature: Set<Trace>] = [:]
        for violation in screening.dropLast().flatMap(\.violations)
        where !usual.contains(violation.signature) {
            traces[violation.signature, default: []].insert(violation.trace.canonical)
        }
        return Self.sorted(traces)
    }

    /// A signature, and traces that fail with it.
    package typealias Failing = (signature: Signature, traces: [Trace])

    private static func sorted(_ traces: [Signature: Set<Trace>]) -> [Failing] {
        traces.map { (signature: $0.key, traces: Array($0.value.sorted().prefix(3))) }
            .sorted { $0.signature < $1.signature }
    }

    /// How often each failure was seen, and its violation when it was first seen.
    var sightings: [Signature: Sighting] {
        var sightings: [Signature: Sighting] = [:]
        for seen in screening.flatMap(\.violations) {
            let violation = Violation(
                invariant: seen.signature.invariant, location: seen.signature.location,
                sources: seen.sources, remark: seen.remark)
            sightings[seen.signature] = Sighting(cases: 0, violation: violation)
        }
        for failing in islands.flatMap(\.failing) {
            let first = sightings[failing.signature]?.violation ?? failing.violation
            let cases = sightings[failing.signature]?.cases ?? 0
            sightings[failing.signature] = Sighting(
                cases: cases + failing.cases, violation: first)
        }
        return sightings
    }

    /// A failure as the search saw it.
    struct Sighting {
        /// The number of random cases that failed so.
        let cases: Int
        let violation: Violation
    }

    /// The fields that screening could not read, each once.
    var opaqueFields: [String] { names(of: \.opaqueFields) }

    /// The fields with closures that screening met, each once.
    var closureFields: [String] { names(of: \.closureFields) }

    private func names(of fields: (ExplorationReport) -> [String]) -> [String] {
        var names: [String] = []
        for name in screening.flatMap(fields) where !names.contains(name) { names.append(name) }
        return names
    }

    /// The number of actions that screening and the random cases executed.
    var executed: Int {
        let screened = screening.map(\.executed).reduce(0, +)
        return islands.reduce(screened) { $0 + $1.applied.reduce(0, +) }
    }

    /// The counts of the run. O(n) in the number of states and transitions.
    package var counts: RunCounts {
        var counts = RunCounts()
        counts.screened = screening.map(\.executed).reduce(0, +)
        var states: Set<UInt64> = []
        var transitions: Set<UInt64> = []
        for island in islands {
            counts.cases += island.cases
            counts.actions += island.applied.reduce(0, +)
            counts.inapplicable += island.inapplicable
            counts.failures += island.failures
            counts.saturatedIslands += island.isSaturated ? 1 : 0
            states.formUnion(island.states)
            transitions.formUnion(island.transitions)
        }
        counts.states = states.count
        counts.transitions = transitions.count
        return counts
    }

    /// The actions of screening and of the random cases together.
    func tally<Machine>(_ table: RuleTable<Machine>) -> ActionTally {
        var tally = screening.last?.tally ?? ActionTally()
        for island in islands {
            tally.refused += island.inapplicable
            for (rule, count) in zip(table.rules, island.applied) {
                tally.applied += count
                if rule.ruleClass == .user { tally.byUser += count }
            }
        }
        return tally
    }

    func ruleCounts(_ names: [String]) -> [RuleCount] {
        names.enumerated().map { index, name in
            RuleCount(rule: name, applied: islands.reduce(0) { $0 + $1.applied[index] })
        }
    }
}
