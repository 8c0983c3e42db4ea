/// Tries every sequence of actions, breadth first, and goes on once from each different state.
///
/// States are told apart by their fingerprints. A machine cannot be copied in general, so that each
/// transition replays the trace of its state from the start. What is reported for a signature is
/// the simplest of the shortest traces that were tried.
public struct Explorer<Machine: StateMachine> {
    private let replayer: Replayer<Machine>
    private let plan: ExplorationPlan
    private let setup: [Int]
    private var report: ExplorationReport
    /// Traces that must not be executed, because they end the process.
    var avoided: Set<Trace> = []
    private var known: [Fingerprint.Digest: [KnownState]] = [:]

    /// A state that was reached, by the trace that reached it first.
    private struct KnownState {
        let actions: [Action]
        var isChecked = false
    }

    public init(_ subject: Subject<Machine>, plan: ExplorationPlan = ExplorationPlan()) {
        self.init(Replayer(subject), plan: plan)
    }

    init(_ replayer: Replayer<Machine>, plan: ExplorationPlan) {
        self.replayer = replayer
        self.plan = plan
        setup = plan.setup ?? replayer.subject.simplestSetup
        report = ExplorationReport(
            subject: replayer.subject.name, bounds: replayer.subject.bounds)
    }

    public static func explore(
        _ subject: Subject<Machine>, plan: ExplorationPlan = ExplorationPlan()
    ) -> ExplorationReport {
        var explorer = Explorer(subject, plan: plan)
        return explorer.explore()
    }

    public mutating func explore() -> ExplorationReport {
        let start: Replay<Machine>
        do {
            start = try replayer.begin(setup: setup)
        } catch {
            report.end = .limit(completed: 0)
            if case .violated(_, let first, let also) = replayer.refusedStart(error) {
                note(first, also: also, after: [])
                report.end = .closed
            }
            return report
        }
        if case .violated(let first, let also) = start.start {
            note(first, also: also, after: [])
        }
        var frontier: [[Action]] = [[]]
        admit([], digest(of: start))
        var depth = 0
        while !frontier.isEmpty {
            if let limit = plan.depth, depth == limit {
                report.end = .depth(depth)
                return report
            }
            let before = (states: frontier.count, transitions: report.transitions)
            var next: [[Action]] = []
            for actions in frontier where !expand(actions, into: &next) {
                report.end = .limit(completed: depth)
                return report
            }
            depth += 1
            if plan.givesUpEarly, exceedsLimit(after: depth, before, next.count) {
                report.end = .limit(completed: depth)
                return report
            }
            frontier = next
        }
        return report
    }

    // MARK: - Expanding

    /// Tries every action in the state that these actions lead to; false where a limit was reached.
    private mutating func expand(_ actions: [Action], into next: inout [[Action]]) -> Bool {
        guard let state = replayed(actions), !state.machine.isOver else { return true }
        let choices = self.choices(in: state)
        // The machine that listed the choices serves the first of them.
        var fresh: Replay<Machine>? = state
        for action in choices {
            guard report.transitions < plan.transitions, report.executed < plan.executed else {
                return false
            }
            if !avoided.isEmpty,
                avoided.contains(Trace(setup: setup, actions: actions + [action]).canonical)
            {
                continue
            }
            guard var machine = fresh ?? replayed(actions) else { continue }
            fresh = nil
            let outcome = apply(action, to: &machine)
            switch outcome {
            case .inapplicable: continue
            case .violated(let first, let also):
                report.transitions += 1
                note(first, also: also, after: actions + [action])
            case .passed:
                report.transitions += 1
                let reached = actions + [action]
                if isNew(reached, digest(of: machine)) { next.append(reached) }
            }
        }
        return true
    }

    private mutating func replayed(_ actions: [Action]) -> Replay<Machine>? {
        guard var replay = try? replayer.begin(setup: setup) else { return nil }
        for action in actions {
            _ = apply(action, to: &replay)
        }
        return replay
    }

    private mutating func apply(
        _ action: Action, to replay: inout Replay<Machine>
    ) -> StepOutcome {
        report.executed += 1
        return replay.apply(action)
    }

    /// Every action over the exploration domains, in the order of traces.
    private func choices(in state: Replay<Machine>) -> [Action] {
        state.choices(marks: plan.includesMarks)
    }

    private mutating func digest(of state: Replay<Machine>) -> Fingerprint.Digest {
        let fingerprint = state.fingerprint(.exploration)
        for field in fingerprint.opaqueFields where !report.opaqueFields.contains(field) {
            report.opaqueFields.append(field)
        }
        return fingerprint.digest
    }

    private mutating func note(_ first: Violation, also: [Violation], after actions: [Action]) {
        let trace = Trace(setup: setup, actions: actions).canonical
        let signature = replayer.table.signature(of: first, after: trace)
        let violation = ExploredViolation(
            signature: signature, trace: trace, also: also.map(\.invariant), rests: first.rests)
        guard let known = report.violations.firstIndex(where: { $0.signature == signature }) else {
            report.violations.append(violation)
            return
        }
        if trace < report.violations[known].trace { report.violations[known] = violation }
    }

    /// Whether the levels still to come are foreseen to need more transitions than are left.
    private func exceedsLimit(
        after depth: Int, _ before: (states: Int, transitions: Int), _ states: Int
    ) -> Bool {
        guard let limit = plan.depth, depth >= 2 else { return false }
        let level = report.transitions - before.transitions
        var expected = report.transitions
        var size = states
        for _ in depth..<limit {
            expected += size * level / max(1, before.states)
            size = size * states / max(1, before.states)
            if expected > plan.transitions { return true }
        }
        return false
    }

    // MARK: - Merging

    private mutating func admit(_ actions: [Action], _ digest: Fingerprint.Digest) {
        known[digest, default: []].append(KnownState(actions: actions))
        report.states += 1
    }

    /// Whether the trace reaches a state that none before it has reached.
    ///
    /// The first merge into each state is checked: what follows the second trace must be what
    /// follows the first. Once a fingerprint has proved ambiguous, every merge into it is checked.
    private mutating func isNew(_ actions: [Action], _ digest: Fingerprint.Digest) -> Bool {
        guard var candidates = known[digest] else {
            admit(actions, digest)
            return true
        }
        guard plan.checksMerges else { return false }
        let isAmbiguous = candidates.count > 1
        for index in candidates.indices {
            if candidates[index].isChecked, !isAmbiguous { return false }
            candidates[index].isChecked = true
            known[digest] = candidates
            report.mergesChecked += 1
            let first = successors(of: candidates[index].actions)
            if first == successors(of: actions) { return false }
        }
        report.splits += 1
        admit(actions, digest)
        return true
    }

    /// What follows a trace, up to the names of references: one entry per action.
    private mutating func successors(of actions: [Action]) -> [Successor] {
        guard let state = replayed(actions), !state.machine.isOver else { return [] }
        var successors: [Successor] = []
        for action in choices(in: state) {
            guard var machine = replayed(actions) else { continue }
            let outcome = apply(action, to: &machine)
            successors.append(
                Successor(
                    action: action.relative(to: state.bindings), outcome: outcome.withoutReason,
                    digest: outcome == .passed ? digest(of: machine) : nil))
        }
        return successors
    }

    private struct Successor: Equatable {
        let action: Action
        let outcome: StepOutcome
        let digest: Fingerprint.Digest?
    }
}

extension StepOutcome {
    /// Reasons name references, which differ between merged traces.
    fileprivate var withoutReason: StepOutcome {
        if case .inapplicable = self { .inapplicable(why: "") } else { self }
    }
}

extension Action {
    /// The same action with each reference replaced by its place among the live ones.
    fileprivate func relative(to bindings: Bindings) -> Action {
        var action = self
        action.creates = creates.map { _ in Reference(0) }
        action.arguments = arguments.map { argument in
            guard case .reference(let reference) = argument.value else { return argument }
            let place = bindings.live.firstIndex { $0.reference == reference } ?? 0
            return .reference(Reference(UInt32(place)))
        }
        return action
    }
}
