/// Replays traces on fresh machines of a subject.
package struct Executor<Machine: SystemUnderTest> {
    package let subject: Subject<Machine>
    let table: RuleTable<Machine>
    /// Watches what is done with the executor. Passing it on stops shrinking and exploring.
    package var monitor = RunMonitor()

    /// Whether traces in set-ups that the subject does not try are left out.
    var staysInSetups = true

    /// Traces that must not be executed, because they end the process.
    package var crashing: [CrashingTrace] = []

    /// Records each case before it is executed.
    let log: ActionLog?
    /// How the machines differ from the usual ones.
    private var variation: Variation?

    package init(_ subject: Subject<Machine>, log: ActionLog? = nil) {
        self.init(subject, table: RuleTable(without: subject.leftOut), log: log)
    }

    init(_ subject: Subject<Machine>, table: RuleTable<Machine>, log: ActionLog? = nil) {
        self.subject = subject
        self.table = table
        self.log = log
    }

    /// An executor of machines that lack a mechanism of the subject, or are in other readings. It
    /// takes any set-up.
    package func varied(by variation: Variation) -> Executor {
        var copy = Executor(subject.varied(by: variation), table: table, log: log)
        copy.staysInSetups = false
        copy.crashing = crashing
        copy.variation = variation
        return copy
    }

    /// A fresh machine, to which the caller applies actions. `setup` holds one rank for each
    /// parameter, `start` the judgement of an earlier start with the same set-up.
    ///
    /// - Throws: the error of the subject's start.
    package func begin(
        setup: [Int], start: Execution<Machine>.Start? = nil
    ) throws -> Execution<Machine> {
        let threats = crashing.filter {
            $0.trace.setup == setup && $0.position.variation == variation
        }
        if let atStart = threats.first(where: { $0.trace.count == 0 }) {
            throw CrashingStart(violation: atStart.violation)
        }
        var log = log
        log?.begin(island: nil, caseIndex: 0, setup: setup, variation: variation)
        let machine = try subject.start(Setup(subject.setup, ranks: setup))
        return Execution(
            machine, table: table, log: log, start: start, threats: Threats(threats))
    }

    /// Replays a trace strictly: the first inapplicable action ends it. The outcome is the first
    /// that is not `passed`.
    ///
    /// A violation of the set-up alone is the outcome only if the trace has no actions, or if the
    /// system is over at the start.
    package func replay(_ trace: Trace) -> Outcome {
        outcomes(of: trace).first ?? .passed
    }

    /// The outcomes along a trace that are not `passed`, in their order. The replay goes on past
    /// violations that do not end the system, and ends at the first inapplicable action.
    func outcomes(of trace: Trace) -> [Outcome] {
        var execution: Execution<Machine>
        do {
            execution = try begin(setup: trace.setup)
        } catch {
            return [refusedStart(error)]
        }
        if execution.start != .passed, trace.count == 0 || execution.machine.isOver {
            return [execution.start]
        }
        var outcomes: [Outcome] = []
        for action in trace.actions {
            let outcome = execution.explained(execution.apply(action), of: action)
            if outcome != .passed { outcomes.append(outcome) }
            if case .inapplicable = outcome { break }
        }
        return outcomes
    }

    /// A function that executes candidates for a signature.
    func attemptJudgingGoals(for signature: Signature) -> (Trace) -> Attempt {
        goalAttempt(signature) ?? { attempt($0, for: signature) }
    }

    /// Whether a trace fails with a signature at its last action, and none of its actions is
    /// inapplicable.
    func fails(_ trace: Trace, like signature: Signature) -> Bool {
        let attempt = attemptJudgingGoals(for: signature)(trace)
        return attempt.failure != nil && attempt.trace.count == trace.count
    }

    /// Whether a trace fails with a signature at any action, as a fresh process confirms it.
    ///
    /// Leaves out inapplicable actions, unlike `fails(_:like:)`. A goal counts as lost where the
    /// search for it ends at its limit: an exploration, which needs no limit, may have found the
    /// loss.
    package func confirms(_ trace: Trace, failing signature: Signature) -> Bool {
        guard let goal = table.goal(signature.invariant, signature.location) else {
            return attempt(trace, for: signature).failure != nil
        }
        switch goalOutcome(goal, of: trace) {
        case .violated, .undecided: return true
        case .passed, .inapplicable: return false
        }
    }

    /// Replays a trace leniently: leaves out inapplicable actions.
    ///
    /// Stops at the first failure with the signature, or at any failure if there is no signature.
    /// Goes on past the others, unless they end the system. Does not judge goals.
    package func attempt(_ trace: Trace, for signature: Signature? = nil) -> Attempt {
        let none = Attempt(trace: Trace(setup: trace.setup, actions: []), failure: nil)
        guard mayTry(trace.setup) else { return none }
        var walk = LenientWalk(setup: trace.setup, signature: signature, table: table)
        var execution: Execution<Machine>
        do {
            execution = try begin(setup: trace.setup)
        } catch {
            return walk.end(at: refusedStart(error)) ?? walk.attempt
        }
        for action in trace.actions {
            guard let action = execution.resolved(action) else { continue }
            let outcome = execution.apply(action)
            if case .inapplicable = outcome { continue }
            walk.applied.append(action)
            if let attempt = walk.end(at: outcome) { return attempt }
            // The effect of an action that threw is unknown, so it does not count as applied.
            if execution.hasThrown { walk.applied.removeLast() }
            if execution.hasEnded { break }
        }
        if walk.applied.isEmpty, walk.others.isEmpty, let attempt = walk.end(at: execution.start) {
            return attempt
        }
        return walk.attempt
    }

    /// Whether candidates may have a set-up.
    func mayTry(_ setup: [Int]) -> Bool { !staysInSetups || subject.mayTry(setup) }

    /// The outcome of a set-up that threw: impossible for `Inapplicable`, otherwise a violation.
    func refusedStart(_ error: any Error) -> Outcome {
        if let refusal = error as? Inapplicable {
            return .inapplicable(at: 0, why: refusal.reason)
        }
        if let crashing = error as? CrashingStart {
            return .violated(at: 0, crashing.violation, also: [])
        }
        return .violated(at: 0, Violation(thrown: error, by: Violation.start), also: [])
    }
}

/// The state of a lenient replay.
private struct LenientWalk<Machine: SystemUnderTest> {
    let setup: [Int]
    /// The signature to stop at; `nil` to stop at any failure.
    let signature: Signature?
    let table: RuleTable<Machine>
    var applied: [Action] = []
    var others: [ShrinkResult.Other] = []
    var earlier: [EarlierViolation] = []

    /// The attempt if nothing failed with the signature.
    var attempt: Attempt {
        Attempt(trace: trace, failure: nil, others: others, earlier: earlier)
    }

    private var trace: Trace { Trace(setup: setup, actions: applied) }

    /// The attempt if it stops at an outcome. Otherwise keeps a failure as one of the others.
    mutating func end(at outcome: Outcome) -> Attempt? {
        guard case .violated(_, let first, let also) = outcome else { return nil }
        let found = table.signature(of: first, by: applied.last?.rule)
        guard found == signature || signature == nil else {
            keep(found, [first] + also)
            return nil
        }
        let failure = Failure(
            step: applied.count, violation: first, also: also, signature: found, earlier: earlier)
        return Attempt(trace: trace, failure: failure, others: others, earlier: earlier)
    }

    private mutating func keep(_ found: Signature, _ violations: [Violation]) {
        if !others.contains(where: { $0.signature == found }) {
            others.append(.init(signature: found, trace: trace, isClean: earlier.isEmpty))
        }
        guard !applied.isEmpty else { return }
        earlier += violations.map { EarlierViolation($0, at: applied.count) }
    }
}
