/// Replays traces on fresh machines of a subject.
package struct Executor<Machine: SystemUnderTest> {
    package let subject: Subject<Machine>
    let table: RuleTable<Machine>

    private let log: ActionLog?

    package init(_ subject: Subject<Machine>) {
        self.init(subject, table: RuleTable())
    }

    init(_ subject: Subject<Machine>, table: RuleTable<Machine>, log: ActionLog? = nil) {
        self.subject = subject
        self.table = table
        self.log = log
    }

    /// A fresh machine, to which the caller applies actions. `setup` holds one rank for each parameter.
    ///
    /// - Throws: the error of the subject's start.
    package func begin(setup: [Int]) throws -> Execution<Machine> {
        try begin(setup: setup, start: nil)
    }

    /// A fresh machine; `start` is the judgement of an earlier start with the same set-up.
    func begin(setup: [Int], start: Execution<Machine>.Start?) throws -> Execution<Machine> {
        var log = log
        log?.begin(island: nil, caseIndex: 0, setup: setup)
        let machine = try subject.start(Setup(subject.setup, ranks: setup))
        return Execution(machine, table: table, log: log, start: start)
    }

    /// Replays a trace strictly: the first inapplicable action ends it.
    ///
    /// A violation of the set-up alone is the outcome only if the trace has no actions, or if the
    /// system is over at the start.
    package func replay(_ trace: Trace) -> Outcome {
        var execution: Execution<Machine>
        do {
            execution = try begin(setup: trace.setup)
        } catch {
            return refusedStart(error)
        }
        if execution.start != .passed, trace.count == 0 || execution.machine.isOver {
            return execution.start
        }
        for action in trace.actions {
            let outcome = execution.apply(action)
            guard outcome == .passed else { return outcome }
        }
        return .passed
    }

    /// Replays a trace leniently: leaves out inapplicable actions, and stops at the first failure.
    package func attempt(_ trace: Trace) -> Attempt {
        let none = Attempt(trace: Trace(setup: trace.setup, actions: []), failure: nil)
        guard subject.mayDraw(trace.setup) else { return none }
        var execution: Execution<Machine>
        do {
            execution = try begin(setup: trace.setup)
        } catch {
            guard case .violated(_, let first, let also) = refusedStart(error) else { return none }
            return attempt(of: trace.setup, [], first, also)
        }
        var applied: [Action] = []
        for action in trace.actions {
            guard let action = execution.resolved(action) else { continue }
            switch execution.apply(action) {
            case .inapplicable, .undecided: continue
            case .passed: applied.append(action)
            case .violated(_, let first, let also):
                applied.append(action)
                return attempt(of: trace.setup, applied, first, also)
            }
        }
        if applied.isEmpty, case .violated(_, let first, let also) = execution.start {
            return attempt(of: trace.setup, applied, first, also)
        }
        return Attempt(trace: Trace(setup: trace.setup, actions: applied), failure: nil)
    }

    private func attempt(
        of setup: [Int], _ actions: [Action], _ first: Violation, _ also: [Violation]
    ) -> Attempt {
        let trace = Trace(setup: setup, actions: actions)
        let signature = table.signature(of: first, after: trace)
        return Attempt(
            trace: trace,
            failure: Failure(
                step: trace.count, violation: first, also: also, signature: signature))
    }

    func refusedStart(_ error: any Error) -> Outcome {
        switch error {
        case is Mismatch:
            .violated(at: 0, Violation(thrown: error, by: Violation.start), also: [])
        case let refusal as Inapplicable:
            .inapplicable(at: 0, why: refusal.reason)
        default:
            .inapplicable(at: 0, why: "the system does not start: \(error)")
        }
    }
}
