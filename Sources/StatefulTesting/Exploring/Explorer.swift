/// Tries every sequence of actions, breadth first, and expands each different state once.
///
/// Two states are different if their fingerprints are. Each transition replays the trace of its state
/// from the start, because not every machine can be copied.
///
/// A violation that does not end the system stands, and is part of the state that it leads to. For each
/// signature, the report has the simplest of the shortest traces; those that break nothing else before
/// come first.
package struct Explorer<Machine: SystemUnderTest> {
    let executor: Executor<Machine>
    let plan: ExplorationPlan
    let setup: [Int]
    var report: ExplorationReport
    /// In the order in which they were reached.
    private(set) var states: [KnownState] = []
    var goals = GoalGraph()
    private var knownStart: Execution<Machine>.Start?
    private var known: [Fingerprint.Digest: [Int]] = [:]
    var comparisons = Comparisons()

    /// A reached state, with the first trace that reached it.
    struct KnownState {
        /// The simplest of its shortest traces so far.
        fileprivate(set) var actions: [Action]
        /// The state before the last action. The first state is its own parent.
        fileprivate(set) var parent: Int
        /// What the actions broke, in their order.
        let earlier: [EarlierViolation]
        var isChecked = false
    }

    package init(_ subject: Subject<Machine>, plan: ExplorationPlan = ExplorationPlan()) {
        self.init(Executor(subject), plan: plan)
    }

    package init(_ executor: Executor<Machine>, plan: ExplorationPlan) {
        self.executor = executor
        self.plan = plan
        setup = plan.setup ?? executor.subject.simplestSetup
        report = ExplorationReport(
            subject: executor.subject.name,
            bounds: plan.isBounded ? executor.subject.boundsText : nil)
    }

    package static func explore(
        _ subject: Subject<Machine>, plan: ExplorationPlan = ExplorationPlan()
    ) -> ExplorationReport {
        var explorer = Explorer(subject, plan: plan)
        return explorer.explore()
    }

    package mutating func explore() -> ExplorationReport {
        report.end = walk()
        if plan.depth != 0 {
            report.inactivity = executor.inactivity(in: setup, after: report.tally)
        }
        if plan.judgesGoals, !executor.table.goals.isEmpty { judgeGoals() }
        if plan.repeatsViolations { repeatViolations() }
        // A proof and a search for a simpler trace need only the traces.
        if plan.purpose == .survey { readBasis() }
        return report
    }

    /// Replays each violation to find out what the system relied on.
    private mutating func readBasis() {
        for index in report.violations.indices {
            let violation = report.violations[index]
            guard let basis = executor.basis(of: violation.trace) else { continue }
            report.violations[index].sources = basis.sources(with: violation.sources)
            report.violations[index].assumptions = basis.assumptions
        }
    }

    private mutating func walk() -> ExplorationEnd {
        let start: Execution<Machine>
        do {
            start = try executor.begin(setup: setup)
        } catch {
            guard case .violated(_, let first, let also) = executor.refusedStart(error) else {
                return .limit(completed: 0)
            }
            record(first, also: also, after: [], [])
            return .closed
        }
        knownStart = start.knownStart
        if case .violated(_, let first, let also) = start.start {
            record(first, also: also, after: [], [])
        }
        var frontier = [admit(KnownState(actions: [], parent: 0, earlier: []), start)]
        var depth = 0
        while !frontier.isEmpty {
            if let limit = plan.depth, depth == limit { return .depth(depth) }
            let before = (states: frontier.count, transitions: report.transitions)
            var next: [Int] = []
            for state in frontier where !expand(state, into: &next) {
                return .limit(completed: depth)
            }
            depth += 1
            if exceedsLimit(after: depth, before, next.count) {
                return .limit(completed: depth)
            }
            frontier = next
        }
        return .closed
    }

    // MARK: - Expanding

    /// Tries every action in a state. Returns false if a limit was reached.
    private mutating func expand(_ index: Int, into next: inout [Int]) -> Bool {
        let (actions, earlier) = (states[index].actions, states[index].earlier)
        guard let state = replayed(states[index]), !isCut(state) else { return true }
        let choices = self.choices(in: state, after: actions)
        // The first choice uses the machine that listed the choices, to save a replay.
        var fresh: Execution<Machine>? = state
        // Choices that are left out may lead to a goal.
        var hasSeenAll = !plan.leavesOutActions
        var timings = ReachedTimings()
        for action in choices where timings.mayReach(action) {
            guard report.transitions < plan.transitions, report.executed < plan.executed,
                !executor.monitor.mustStop()
            else { return false }
            if report.transitions.isMultiple(of: 256) { notePart() }
            let isUsers = executor.table.rules[action.rule].ruleClass == .user
            let reached = actions + [action]
            guard var machine = fresh ?? replayed(states[index]) else { continue }
            fresh = nil
            let outcome = apply(action, to: &machine)
            report.tally.count(outcome, isUsers: isUsers)
            if plan.includesTimings { timings.note(action, machine.reachedTimings) }
            switch outcome {
            case .inapplicable, .undecided: continue
            case .violated(_, let first, let also):
                record(first, also: also, after: reached, earlier)
            case .passed: break
            }
            report.transitions += 1
            guard isFollowed(outcome, machine) else {
                if isUsers { hasSeenAll = false }
                continue
            }
            let path = KnownState(
                actions: reached, parent: index, earlier: earlier + outcome.newViolations)
            let (target, isNew) = admitUnlessKnown(path, machine)
            if isNew { next.append(target) }
            if isUsers { goals.connect(index, to: target) }
        }
        if hasSeenAll { goals.close(index) }
        return true
    }

    private func notePart() {
        let share = 100 * report.transitions / max(1, plan.transitions)
        executor.monitor.notice(.explored(percent: share))
    }

    /// Whether a transition leads to a state that can be explored. Counts those that do not.
    private mutating func isFollowed(_ outcome: Outcome, _ reached: Execution<Machine>) -> Bool {
        guard outcome != .passed else { return true }
        if reached.hasThrown {
            report.thrown += 1
        } else if reached.hasEnded {
            report.ended += 1
        }
        return !reached.hasEnded && plan.followsViolations
    }

    /// A machine in a state that was reached before. Judges from the first step that broke something:
    /// before, the answers are known.
    mutating func replayed(_ state: KnownState) -> Execution<Machine>? {
        var execution: Execution<Machine>
        do {
            execution = try executor.begin(setup: setup, start: knownStart)
        } catch {
            // The start does not fail each time.
            if case .violated(_, let first, let also) = executor.refusedStart(error) {
                record(first, also: also, after: [], [])
            }
            return nil
        }
        let isStartBroken = execution.start != .passed
        let broken = isStartBroken ? 0 : state.earlier.first?.step ?? .max
        for (index, action) in state.actions.enumerated() {
            execution.redo(action, judges: index + 1 >= broken)
        }
        report.executed += state.actions.count
        return execution
    }

    mutating func apply(
        _ action: Action, to execution: inout Execution<Machine>
    ) -> Outcome {
        report.executed += 1
        return execution.apply(action)
    }

    /// Whether the state is at a bound of the subject. Exploration does not expand such a state.
    private mutating func isCut(_ state: Execution<Machine>) -> Bool {
        guard plan.isBounded, executor.subject.bounds.contains(where: { $0.isMet(state.machine) })
        else { return false }
        report.cuts += 1
        return true
    }

    /// Every action over the exploration domains, in the order of traces.
    ///
    /// In search of a simpler sequence, leaves out the actions after which it cannot become simpler.
    func choices(in state: Execution<Machine>, after actions: [Action]) -> [Action] {
        let choices = state.choices(timings: plan.includesTimings, values: plan.values)
        guard case .simpler(let rules) = plan.purpose, actions.count < rules.count else {
            return choices
        }
        let position = actions.count
        let (own, least) = (actions.map(\.rule), rules.prefix(position))
        // The last rule is part of the signature. Shorter sequences end with it, too.
        let last = rules[rules.count - 1]
        if position == rules.count - 1 { return choices.filter { $0.rule == last } }
        if own.lexicographicallyPrecedes(least) { return choices }
        let highest = own.elementsEqual(least) ? rules[position] : last
        return choices.filter { $0.rule <= highest || $0.rule == last }
    }

    private mutating func digest(of state: Execution<Machine>) -> Fingerprint.Digest {
        let fingerprint = state.fingerprint(.exploration)
        report.note(fingerprint)
        return fingerprint.digest
    }

    mutating func record(
        _ first: Violation, also: [Violation], after actions: [Action],
        _ earlier: [EarlierViolation]
    ) {
        let trace = Trace(setup: setup, actions: actions).canonical
        let signature = executor.table.signature(of: first, after: trace)
        let violation = ExploredViolation(
            signature: signature, trace: trace, also: also.map(\.invariant), earlier: earlier,
            sources: first.sources, remark: first.remark)
        guard let known = report.violations.firstIndex(where: { $0.signature == signature }) else {
            report.violations.append(violation)
            return
        }
        if violation.isPreferable(to: report.violations[known]) {
            report.violations[known] = violation
        }
    }

    /// Whether the next level will need more transitions than are left, or the remaining levels will,
    /// if they grow like the last one. Also whether a proof has become impossible.
    ///
    /// Forecasts the growth only after a tenth of the limit, because first levels grow faster than
    /// later ones.
    private func exceedsLimit(
        after depth: Int, _ before: (states: Int, transitions: Int), _ states: Int
    ) -> Bool {
        guard plan.purpose == .proof, let limit = plan.depth else { return false }
        if !report.opaqueFields.isEmpty || !report.hiddenFields.isEmpty { return true }
        let level = report.transitions - before.transitions
        let isEarly = report.transitions < plan.transitions / 10
        var expected = report.transitions
        var size = states
        for _ in depth..<(isEarly ? min(depth + 1, limit) : limit) {
            expected += size * level / max(1, before.states)
            size = size * states / max(1, before.states)
            if expected > plan.transitions { return true }
        }
        return false
    }

    // MARK: - Merging

    /// Adds a state, and returns its number.
    private mutating func admit(
        _ state: KnownState, _ execution: Execution<Machine>, _ digest: Fingerprint.Digest? = nil
    ) -> Int {
        let digest = digest ?? self.digest(of: execution)
        known[digest, default: []].append(states.count)
        states.append(state)
        report.states += 1
        let machine = execution.machine
        goals.add(
            due: executor.table.goals.map { !machine.isOver && $0.isDue(machine) },
            fulfilled: executor.table.goals.map { !machine.isOver && $0.isReached(machine) })
        return states.count - 1
    }

    /// The state that a trace reaches. Adds the state if it is new.
    ///
    /// Checks the first merge into each state: both traces must have the same successors. If a
    /// fingerprint proves ambiguous, every later merge into it is checked.
    private mutating func admitUnlessKnown(
        _ path: KnownState, _ execution: Execution<Machine>
    ) -> (state: Int, isNew: Bool) {
        // A state that is not expanded needs no number.
        if isLast(path.actions) { return (path.parent, false) }
        let digest = digest(of: execution)
        guard let candidates = known[digest], let first = candidates.first else {
            return (admit(path, execution, digest), true)
        }
        guard plan.checksMerges, !areFieldsEqual(first, path, execution) else {
            merge(path, into: first)
            return (first, false)
        }
        let isAmbiguous = candidates.count > 1
        for candidate in candidates {
            if !states[candidate].isChecked || isAmbiguous {
                states[candidate].isChecked = true
                report.mergesChecked += 1
                guard successors(of: states[candidate]) == successors(of: path) else { continue }
            }
            merge(path, into: candidate)
            return (candidate, false)
        }
        report.splits += 1
        return (admit(path, execution, digest), true)
    }

    /// Keeps the better of two paths of one length that reach a state: one that breaks nothing, then the
    /// simpler one. The simplest of the shortest failing traces is then found.
    private mutating func merge(_ path: KnownState, into state: Int) {
        let known = states[state]
        guard path.actions.count == known.actions.count,
            path.earlier.isEmpty || !known.earlier.isEmpty
        else { return }
        let isCleaner = path.earlier.isEmpty && !known.earlier.isEmpty
        guard
            isCleaner
                || Trace(setup: setup, actions: path.actions)
                    < Trace(setup: setup, actions: known.actions)
        else { return }
        states[state] = path
        states[state].isChecked = known.isChecked
    }

    /// Whether an exploration neither expands nor reports the state after these actions.
    private func isLast(_ actions: [Action]) -> Bool {
        plan.purpose != .survey && !plan.judgesGoals && actions.count == plan.depth
    }

    /// The outcome of each action after a trace. References are replaced by positions, so that two
    /// traces with different numbers compare equal.
    private mutating func successors(of known: KnownState) -> [Successor] {
        guard let state = replayed(known), !state.machine.isOver else { return [] }
        var successors: [Successor] = []
        var timings = ReachedTimings()
        for action in choices(in: state, after: known.actions) where timings.mayReach(action) {
            guard var machine = replayed(known) else { continue }
            let outcome = apply(action, to: &machine)
            if plan.includesTimings { timings.note(action, machine.reachedTimings) }
            successors.append(
                Successor(
                    action: action.relative(to: state.bindings), outcome: outcome.withoutPosition,
                    digest: outcome.isApplied && !machine.hasThrown ? digest(of: machine) : nil))
        }
        return successors
    }

    private struct Successor: Equatable {
        let action: Action
        let outcome: Outcome
        let digest: Fingerprint.Digest?
    }
}

/// The timings that the actions of one state reach. Each action is tried at rest first. What it then
/// does not reach is not tried, because it would equal rest.
private struct ReachedTimings {
    private var known: [Action: UInt64] = [:]

    mutating func note(_ action: Action, _ timings: UInt64) {
        if action.timing == .rest { known[action] = timings }
    }

    func mayReach(_ action: Action) -> Bool {
        guard action.timing != .rest else { return true }
        var settled = action
        settled.timing = .rest
        return known[settled].map { $0 >> min(63, action.timing.code) & 1 == 1 } ?? true
    }
}

extension Outcome {
    /// What this step broke.
    fileprivate var newViolations: [EarlierViolation] {
        guard case .violated(let step, let first, let also) = self else { return [] }
        return ([first] + also).map { EarlierViolation($0, at: step) }
    }

    fileprivate var isApplied: Bool {
        if case .inapplicable = self { false } else { true }
    }

    /// The outcome without its step, reason and remarks, which differ between traces that merge.
    var withoutPosition: Outcome {
        switch self {
        case .violated(_, let first, let also):
            .violated(at: 0, first.withoutRemark, also: also.map(\.withoutRemark))
        case .inapplicable: .inapplicable(at: 0, why: "")
        case .passed, .undecided: self
        }
    }
}

extension Action {
    /// The same action with each reference replaced by its position among the live ones.
    func relative(to bindings: Bindings) -> Action {
        var action = self
        action.creates = creates.map { _ in Reference(0) }
        action.arguments = arguments.map { argument in
            guard case .reference(let reference) = argument.value else { return argument }
            let position = bindings.live.firstIndex { $0.reference == reference } ?? 0
            return .reference(Reference(UInt32(position)))
        }
        return action
    }
}
