/// The result of a run, or of a part of it, before shrinking. `merge(_:)` combines parts.
///
/// Its size hardly grows with the number of islands: of an island, it keeps a few numbers.
@usableFromInline
package struct SearchResult: Hashable, Sendable, Codable {
    /// What is kept of an island by itself.
    struct IslandCounts: Hashable, Sendable, Codable {
        /// The number of the island, counted from 0.
        let island: Int
        let cases: Int
        let failures: Int
        let inapplicable: Int
        /// For each rule, how often it was applied.
        let applied: [Int]
        let isSaturated: Bool
        /// A hash of all that the island executed and found.
        let digest: UInt64
    }

    /// The reports of screening, one for each set-up, the simplest set-up last. Empty if this part
    /// of the run did not screen.
    package private(set) var screening: [ExplorationReport]
    /// The names of the rules that some cases leave out, because known cases fail with them. They
    /// are the same in every part.
    package let avoided: [String]
    /// In order of island.
    private(set) var islands: [IslandCounts]
    /// The keys of the different states and transitions of all islands.
    private(set) var states: KeySet
    private(set) var transitions: KeySet
    /// The failures of all islands.
    @InOrder private(set) var failures: [Signature: IslandFailures]
    /// What the ends of random cases showed, in order.
    private(set) var places: [String] = []

    /// Adds the result of another part of the same run. An island that both ran counts once.
    ///
    /// The order of merges, and how often a result is merged, change nothing.
    ///
    /// - Returns: what the other result adds: merging it instead would have had the same effect.
    /// - Throws: `SearchConflict` if the two are not of the same run. Then this result stays as it
    ///   was.
    @discardableResult
    package mutating func merge(_ other: SearchResult) throws(SearchConflict) -> SearchResult {
        if !screening.isEmpty, !other.screening.isEmpty, screening != other.screening {
            throw .screening
        }
        if avoided != other.avoided { throw .avoided(avoided, other.avoided) }
        for theirs in other.islands {
            guard let own = counts(of: theirs.island), own != theirs else { continue }
            throw .island(own.island, cases: own.cases, theirs.cases)
        }
        return add(other)
    }

    @discardableResult
    private mutating func add(_ other: SearchResult) -> SearchResult {
        let new = other.islands.filter { counts(of: $0.island) == nil }
        let added = SearchResult(
            screening: screening.isEmpty ? other.screening : [], avoided: avoided, islands: new,
            states: states.formUnion(other.states),
            transitions: transitions.formUnion(other.transitions), failures: other.failures,
            places: other.places.filter { !places.contains($0) })
        if screening.isEmpty { screening = other.screening }
        let isSorted = new.first.map { $0.island > islands.last?.island ?? -1 } ?? true
        islands += new
        if !added.places.isEmpty { places = (places + added.places).sorted() }
        if !isSorted { islands.sort { $0.island < $1.island } }
        failures.merge(other.failures) { $0.union($1) }
        return added
    }

    /// The numbers of an island, if it is part of this result. O(log n)
    private func counts(of island: Int) -> IslandCounts? {
        var (low, high) = (0, islands.count)
        while low < high {
            let middle = (low + high) / 2
            if islands[middle].island < island { low = middle + 1 } else { high = middle }
        }
        return low < islands.count && islands[low].island == island ? islands[low] : nil
    }

    /// The numbers of the islands of this result, in order.
    package var islandNumbers: [Int] { islands.map(\.island) }

    /// The failing traces that screening found in the simplest set-up, in order of signature.
    var screened: [Failing] {
        Self.failing(screening.last?.violations ?? [])
    }

    /// The failing traces that screening found in set-ups that no random case has, in order of
    /// signature.
    var screenedElsewhere: [Failing] {
        Self.failing(screening.dropLast().flatMap(\.violations))
    }

    private static func failing(_ violations: [Finding]) -> [Failing] {
        Dictionary(grouping: violations, by: \.signature)
            .map { ($0.key, IslandFailures.simplest($0.value.map(\.trace.canonical))) }
            .sorted { $0.0 < $1.0 }
    }

    /// The failing traces of random cases, in order of signature. There are at most three for a
    /// signature. They begin with other actions than each other and than those that screening
    /// found.
    var random: [Failing] {
        let screened = Dictionary(uniqueKeysWithValues: screened.map { ($0.signature, $0.traces) })
        return failures.keys.sorted().compactMap { signature in
            let begun = Set((screened[signature] ?? []).map(\.actions.first))
            let traces = randomTraces(signature).filter { !begun.contains($0.actions.first) }
            return traces.isEmpty ? nil : (signature, traces)
        }
    }

    /// Traces that break something else before are left out if there are others.
    private func randomTraces(_ signature: Signature) -> [Trace] {
        guard let found = failures[signature] else { return [] }
        return found.clean.isEmpty ? found.unclean : found.clean
    }

    /// The traces that fail with a signature in set-ups that random cases have.
    package func traces(failing signature: Signature) -> [Trace] {
        screened.filter { $0.signature == signature }.flatMap(\.traces) + randomTraces(signature)
    }

    /// Whether a failure has a trace that breaks nothing else before. Another one may be a
    /// consequence of what its traces break before.
    func isIndependent(_ signature: Signature) -> Bool {
        failures[signature]?.clean.isEmpty == false
            || screening.contains { report in
                report.violations.contains { $0.signature == signature && $0.earlier.isEmpty }
            }
    }

    /// The signatures of all failures, those of screening too.
    package var signatures: Set<Signature> {
        Set(failures.keys).union(screening.flatMap(\.violations).map(\.signature))
    }

    /// How failures begin: their signatures with the first actions of the traces. Failures that
    /// begin alike mostly shrink to the same minimum.
    package var beginnings: Set<Beginning> {
        Set(
            (screened + random).flatMap { failing in
                failing.traces.map {
                    Beginning(signature: failing.signature, first: $0.actions.first)
                }
            })
    }

    package struct Beginning: Hashable {
        let signature: Signature
        let first: Action?
    }

    /// The signatures without rules.
    package var signaturesWithoutRules: Set<Signature> { Set(signatures.map(\.withoutRule)) }

    /// A signature, and traces that fail with it.
    package typealias Failing = (signature: Signature, traces: [Trace])

    /// How often each failure was seen, and its violation when it was first seen.
    var sightings: [Signature: Sighting] {
        var sightings: [Signature: Sighting] = [:]
        for seen in screening.flatMap(\.violations) {
            let violation = Violation(
                invariant: seen.signature.invariant, location: seen.signature.location,
                object: seen.signature.object, sources: seen.sources, remark: seen.remark)
            sightings[seen.signature] = Sighting(cases: 0, violation: violation)
        }
        for (signature, found) in failures {
            let violation = sightings[signature]?.violation ?? found.violation
            sightings[signature] = Sighting(cases: found.caseCount, violation: violation)
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
    var opaqueFields: [String] { screening.flatMap(\.opaqueFields).unrepeated }

    /// The fields with closures that screening met, each once.
    var closureFields: [String] { screening.flatMap(\.closureFields).unrepeated }

    /// The counts of the run.
    package var counts: RunCounts {
        var counts = RunCounts()
        counts.screened = screening.map(\.executed).reduce(0, +)
        for island in islands {
            counts.cases += island.cases
            counts.actions += island.applied.reduce(0, +)
            counts.inapplicable += island.inapplicable
            counts.failures += island.failures
            counts.saturatedIslands += island.isSaturated ? 1 : 0
        }
        counts.fingerprint = fingerprint
        counts.states = states.keys.count
        counts.transitions = transitions.keys.count
        return counts
    }

    /// The actions of screening and of the random cases together.
    func tally<Machine>(_ table: RuleTable<Machine>) -> ActionTally {
        var tally = screening.last?.tally ?? ActionTally(rules: table.rules.count)
        for island in islands {
            tally.refused += island.inapplicable
            for (rule, count) in island.applied.enumerated() { tally.applied[rule] += count }
        }
        return tally
    }

    func ruleCounts(_ names: [String]) -> [RuleCount] {
        let counts = screening.map(\.tally.applied) + islands.map(\.applied)
        return names.enumerated().map { index, name in
            RuleCount(rule: name, applied: counts.reduce(0) { $0 + $1[index] })
        }
    }
}

extension SearchResult {
    package init(
        screening: [ExplorationReport], avoided: [String] = [], islands: [SearchResult] = []
    ) {
        self.init(
            screening: screening, avoided: avoided, islands: [], states: KeySet(),
            transitions: KeySet(), failures: [:])
        for island in islands { add(island) }
    }
}
