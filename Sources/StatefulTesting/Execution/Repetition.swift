/// The result of repeating a failing trace on fresh machines.
struct Repetition {
    /// The number of replays.
    private(set) var replays = 0
    /// The number of replays that failed with the signature.
    private(set) var failed = 0
    /// The earliest point at which two replays differed; `nil` if all were alike.
    private(set) var difference: Flakiness.Difference?
    /// Other failures of the replays.
    private(set) var others: [ShrinkResult.Other] = []

    /// Whether every replay failed with the signature, at the same action.
    var isSteady: Bool { failed == replays && difference == nil }

    /// The most replays of one trace.
    static let most = 20
    /// The most actions that the replays of one trace execute, unless that allows fewer than three.
    private static let actionLimit = 1_000

    /// The number of replays of a trace, which is lower for a long one.
    private static func count(for trace: Trace) -> Int {
        min(most, max(3, actionLimit / max(1, trace.count)))
    }

    /// Replays a trace, up to 20 times. If not all replays fail alike, compares the states of as
    /// many more, which is slower.
    init<Machine>(
        of trace: Trace, failing signature: Signature, by executor: Executor<Machine>
    ) {
        let count = Self.count(for: trace)
        let attempt = executor.attemptJudgingGoals(for: signature)
        let quick = (0..<count).map { _ in Replay(attempt(trace)) }
        for replay in quick { add(replay, failing: signature) }
        guard failed < count || quick.contains(where: { $0 != quick[0] }) else { return }
        let thorough = (0..<count).map { _ in executor.record(trace, until: signature) }
        // The steps of a trace do not show whether it loses a goal.
        if executor.table.goal(signature.invariant, signature.location) == nil {
            for record in thorough { add(record.replay, failing: signature) }
        }
        // If only the first replays differed, their outcomes say where.
        difference =
            Self.difference(between: thorough.map(\.steps)) ?? Self.difference(between: quick)
    }

    private mutating func add(_ replay: Replay, failing signature: Signature) {
        replays += 1
        if replay.failure == signature { failed += 1 }
        others += replay.others
    }

    /// The first step at which the outcome or the state is not the same in all replays.
    private static func difference(between replays: [[StepRecord]]) -> Flakiness.Difference? {
        for index in 0..<(replays.map(\.count).max() ?? 0) {
            let steps = replays.map { index < $0.count ? $0[index] : nil }
            if steps.contains(where: { $0?.failure != steps[0]?.failure }) {
                return .outcome(step: index)
            }
            if steps.contains(where: { $0 != steps[0] }) { return .state(step: index) }
        }
        return nil
    }

    private static func difference(between replays: [Replay]) -> Flakiness.Difference? {
        guard replays.contains(where: { $0 != replays[0] }) else { return nil }
        let first = replays.filter { $0.failure != nil }.map(\.trace.count).min()
        return first.map { .outcome(step: $0) }
    }
}

/// A replay without its remarks, which may differ between equal failures.
private struct Replay: Equatable {
    /// The actions that were applied, up to the failing one.
    let trace: Trace
    let failure: Signature?
    /// The failures that the replay went past.
    var others: [ShrinkResult.Other] = []
}

extension Replay {
    init(_ attempt: Attempt) {
        self.init(
            trace: attempt.trace, failure: attempt.failure?.signature, others: attempt.others)
    }
}

/// A step of a replay: its failure, if any, and the state after it.
private struct StepRecord: Equatable {
    let failure: Signature?
    let state: Fingerprint.Digest
}

extension Executor {
    /// Replays a trace until it fails with a signature, and records every step. Step 0 is the
    /// start.
    fileprivate func record(
        _ trace: Trace, until signature: Signature
    ) -> (steps: [StepRecord], replay: Replay) {
        var steps: [StepRecord] = []
        var applied: [Action] = []
        func add(_ outcome: Outcome, _ state: Fingerprint) {
            let failure = outcome.violations.first.map {
                table.signature(of: $0, by: applied.last?.rule)
            }
            steps.append(StepRecord(failure: failure, state: state.digest))
        }
        func replay() -> Replay {
            let trace = Trace(setup: trace.setup, actions: applied)
            let hasFailed = steps.last?.failure == signature
            return Replay(trace: trace, failure: hasFailed ? signature : nil)
        }
        var execution: Execution<Machine>
        do {
            execution = try begin(setup: trace.setup)
        } catch {
            add(refusedStart(error), Fingerprint(detail: .exploration))
            return (steps, replay())
        }
        add(execution.start, execution.fingerprint(.exploration))
        for action in trace.actions {
            let outcome = execution.apply(action)
            if case .inapplicable = outcome { continue }
            applied.append(action)
            add(outcome, execution.fingerprint(.exploration))
            if steps.last?.failure == signature || execution.hasEnded { break }
        }
        return (steps, replay())
    }
}
