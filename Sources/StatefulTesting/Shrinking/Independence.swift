/// Finds out whether a trace depends on what the process has executed before it.
///
/// A machine may keep state outside of its set-up, such as a global. What one process shows then
/// holds only after the same earlier sequences, and proves nothing. Replays of the trace after
/// other sequences reveal that if an outcome or the state after an action differs.
struct Independence<Machine: SystemUnderTest> {
    /// The most other sequences.
    private static var others: Int { 16 }

    private let executor: Executor<Machine>
    private let trace: Trace
    private let first: [Step]

    private struct Step: Equatable {
        let outcome: Outcome
        let state: Fingerprint.Digest
    }

    init(of trace: Trace, by executor: Executor<Machine>) {
        self.executor = executor
        self.trace = trace
        first = Self.steps(of: trace, executor)
    }

    /// Whether a replay is like the first one.
    var holds: Bool { Self.steps(of: trace, executor) == first }

    /// Whether the replays after each of some sequences of one action are like the first one.
    func holdsAfterOthers() -> Bool {
        guard let start = try? executor.begin(setup: trace.setup) else { return false }
        let choices = start.choices(without: executor.table.seldomRules)
        return choices.prefix(Self.others).allSatisfy { action in
            _ = Self.steps(of: Trace(setup: trace.setup, actions: [action]), executor)
            return holds
        }
    }

    /// The start and each action of a trace; empty if the set-up throws.
    private static func steps(of trace: Trace, _ executor: Executor<Machine>) -> [Step] {
        guard var execution = try? executor.begin(setup: trace.setup) else { return [] }
        var steps: [Step] = []
        func add(_ outcome: Outcome) {
            steps.append(
                Step(
                    outcome: outcome.withoutPosition,
                    state: execution.fingerprint(.exploration).digest))
        }
        add(execution.start)
        for action in trace.actions { add(execution.apply(action)) }
        return steps
    }
}
