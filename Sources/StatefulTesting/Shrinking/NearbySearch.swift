/// Searches near a trace for one that breaks an invariant. For a case that no longer does what it
/// says.
///
/// Tries the trace without the actions that have become impossible, then with one change, then with
/// two. A change removes an action, inserts one that is possible there, or puts one in the place of
/// another. Changes at the end come first, because a failure mostly depends on the last actions. A
/// trace that breaks the invariant at the wanted location ends the search; otherwise the first one
/// that breaks it at another location counts. Deterministic.
struct NearbySearch<Machine: SystemUnderTest> {
    /// The most changes of a trace.
    private static var mostChanges: Int { 2 }

    private let executor: Executor<Machine>
    private let invariant: String
    private let location: String
    private let limit: Int
    private var executions = 0
    private var tried: Set<Trace> = []
    /// The first trace that breaks the invariant at another location.
    private var elsewhere: Found?

    typealias Found = (trace: Trace, signature: Signature)

    /// - Parameter limit: the most traces to execute.
    init(_ executor: Executor<Machine>, invariant: String, location: String, limit: Int) {
        self.executor = executor
        self.invariant = invariant
        self.location = location
        self.limit = limit
    }

    /// The trace that was found, with its signature; `nil` if there is none.
    mutating func search(from trace: Trace) -> Found? {
        var frontier: [Trace] = []
        if let found = consider(trace, &frontier) { return found }
        for change in 1...Self.mostChanges {
            var next: [Trace] = []
            for start in frontier where !isExhausted {
                // Timings multiply the candidates, so that only single changes have them.
                for candidate in candidates(near: start, timings: change == 1) {
                    if isExhausted { break }
                    if let found = consider(candidate, &next) { return found }
                }
            }
            // A location that is one change away is nearer than one that may be two away.
            if let elsewhere { return elsewhere }
            frontier = next
        }
        return nil
    }

    private var isExhausted: Bool { executions >= limit || executor.monitor.mustStop() }

    /// Executes a candidate. If it does not break the invariant at the location, adds what it did
    /// to the traces from which the search goes on.
    private mutating func consider(_ candidate: Trace, _ next: inout [Trace]) -> Found? {
        guard tried.insert(candidate.canonical).inserted else { return nil }
        executions += 1
        let rule = candidate.lastRule.map { executor.table.rules[$0].name } ?? ""
        let signature = Signature(invariant: invariant, location: location, rule: rule)
        let attempt = executor.attempt(for: signature)(candidate)
        if let failure = attempt.failure { return (attempt.trace, failure.signature) }
        let alike = attempt.others.filter { $0.signature.invariant == invariant }
        if let same = alike.first(where: { $0.signature.location == location }) {
            return (same.trace, same.signature)
        }
        if elsewhere == nil, let other = alike.first {
            elsewhere = (other.trace, other.signature)
        }
        let done = attempt.trace.canonical
        if tried.insert(done).inserted || done == candidate.canonical { next.append(done) }
        return nil
    }

    /// The traces that are one change away, those with changes at the end first.
    private func candidates(near trace: Trace, timings: Bool) -> [Trace] {
        let actions = trace.actions
        let highest = actions.compactMap(\.creates?.number).max() ?? 0
        var candidates: [Trace] = []
        func add(_ changed: [Action]) {
            candidates.append(Trace(setup: trace.setup, actions: changed))
        }
        for position in stride(from: actions.count, through: 0, by: -1) {
            let (before, after) = (Array(actions[..<position]), Array(actions[position...]))
            if !after.isEmpty { add(before + after.dropFirst()) }
            for var choice in choices(after: before, trace.setup, timings: timings) {
                // A number that no other action of the trace creates.
                if choice.creates != nil { choice.creates = Reference(highest + 1) }
                add(before + [choice] + after)
                if !after.isEmpty { add(before + [choice] + after.dropFirst()) }
            }
        }
        return candidates
    }

    private func choices(after actions: [Action], _ setup: [Int], timings: Bool) -> [Action] {
        guard var execution = try? executor.begin(setup: setup) else { return [] }
        for action in actions {
            guard let action = execution.resolved(action) else { continue }
            _ = execution.apply(action)
        }
        if execution.hasEnded { return [] }
        return execution.choices(timings: timings, without: executor.table.seldomRules)
    }
}

extension Executor {
    /// A trace near that of a case that breaks the invariant of the case, at its location or at
    /// another one. `nil` if there is none.
    ///
    /// - Parameter limit: the most traces to execute.
    package func nearby(_ committed: CorpusCase, limit: Int) -> (Trace, Signature)? {
        if let same = failing(committed) { return same }
        var search = NearbySearch(
            self, invariant: committed.expectation.invariant,
            location: committed.expectation.location, limit: limit)
        return search.search(from: committed.trace)
    }
}
