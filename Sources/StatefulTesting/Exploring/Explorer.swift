/// Tries every sequence of actions, breadth first, and expands each different state once. Leaves
/// out seldom rules.
///
/// Two states are different if their fingerprints are. Each transition replays the trace of its
/// state from the start, because not every machine can be copied.
///
/// A violation that does not end the system stands, and is part of the state that it leads to. For
/// each signature, the report has the simplest of the shortest traces; those that break nothing
/// else before come first.
package struct Explorer<Machine: SystemUnderTest> {
    let executor: Executor<Machine>
    let plan: ExplorationPlan
    let setup: [Int]
    /// The seldom rules, without those of the plan.
    private let leftOutRules: [Int]
    /// The rules of which the plan has only some values.
    private let sampledRules: [Int]
    var report: ExplorationReport
    /// In the order in which they were reached.
    var states: [KnownState] = []
    var goals = GoalGraph()
    private var knownStart: Execution<Machine>.Start?
    /// The states with each fingerprint. Several if merging them proved wrong.
    var known: [Fingerprint.Digest: [Int]] = [:]
    var deaths = ExploredDeaths()

    /// A reached state, with the first trace that reached it.
    struct KnownState {
        /// The simplest of its shortest traces so far.
        let actions: [Action]
        /// The state before the last action. The first state is its own parent.
        let parent: Int
        /// What the actions broke, in their order.
        let earlier: [EarlierViolation]
        var isChecked = false
    }

    package init(_ executor: Executor<Machine>, plan: ExplorationPlan) {
        self.executor = executor
        self.plan = plan
        setup = plan.setup ?? executor.subject.simplestSetup
        leftOutRules = executor.table.seldomRules.filter { !plan.seldomRules.contains($0) }
        sampledRules = executor.table.sampledRules(plan.values)
        report = ExplorationReport(
            subject: executor.subject.name,
            bounds: plan.isBounded ? executor.subject.boundsText : nil)
        report.tally = ActionTally(rules: executor.table.rules.count)
        if plan.drawsGraph { report.graph = StateGraph() }
    }

    package static func explore(
        _ subject: Subject<Machine>, plan: ExplorationPlan = ExplorationPlan()
    ) -> ExplorationReport {
        var explorer = Explorer(Executor(subject), plan: plan)
        return explorer.explore()
    }

    package mutating func explore() -> ExplorationReport {
        let end = walk()
        report.end = deaths.end(instead: end)
        if plan.depth != 0 {
            report.inactivity = executor.inactivity(in: setup, after: report.tally)
        }
        if plan.judgesGoals, !executor.table.goals.isEmpty { judgeGoals() }
        if plan.repeatsViolations { repeatViolations() }
        // A proof and a search for a simpler trace need only the traces.
        if plan.purpose == .survey, !executor.monitor.mustStop() {
            readBasis()
            nameUnrepeatableFields()
        }
        return report
    }

    /// Replays each violation to find out what the system relied on.
    private mutating func readBasis() {
        for index in report.violations.indices {
            let violation = report.violations[index]
            guard let basis = executor.basis(of: violation.trace) else { continue }
            report.violations[index].sources = (basis.sources + violation.sources).unrepeated
            report.violations[index].assumptions = basis.assumptions
            if violation.flakiness == nil {
                report.violations[index].certainty = ReadingExperiment.certainty(
                    of: [violation.trace] + violation.alsoBy, violation.signature, basis,
                    by: executor)
            }
        }
    }

    private mutating func walk() -> ExplorationEnd {
        let start: Execution<Machine>
        do {
            start = try executor.begin(setup: setup)
        } catch {
            let refusal = executor.refusedStart(error)
            record(refusal)
            return refusal.isViolation ? .closed : .limit(completed: 0)
        }
        knownStart = start.knownStart
        record(start.start)
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

    private mutating func noteValuesLeftOut(in state: Execution<Machine>) {
        guard !report.leftOutValues else { return }
        report.leftOutValues = sampledRules.contains { index in
            executor.table.rules[index].isEnabled?(state.machine) ?? true
        }
    }

    // MARK: - Expanding

    /// Tries every action in a state. Returns false if a limit was reached.
    private mutating func expand(_ index: Int, into next: inout [Int]) -> Bool {
        let (actions, earlier) = (states[index].actions, states[index].earlier)
        guard let state = replayed(states[index]), !isCut(state) else { return true }
        let choices = self.choices(in: state, after: actions)
        noteValuesLeftOut(in: state)
        // The first choice uses the machine that listed the choices, to save a replay.
        var fresh: Execution<Machine>? = state
        // Choices that are left out may lead to a goal.
        var hasSeenAll = !plan.leavesOutActions
        var timings = ReachedTimings()
        for action in choices where timings.mayReach(action) {
            guard report.transitions < plan.transitions, report.executed < plan.executed,
                report.deaths < plan.deathLimit, !executor.monitor.mustStop()
            else { return false }
            if report.transitions.isMultiple(of: 256) { notePart() }
            let isUsers = executor.table.rules[action.rule].ruleClass == .user
            if deaths.count(of: action) >= plan.deathsOfAction {
                report.untried += 1
                deaths.skip(at: actions.count)
                if isUsers { hasSeenAll = false }
                continue
            }
            let reached = actions + [action]
            guard var machine = fresh ?? replayed(states[index]) else { continue }
            fresh = nil
            let outcome = apply(action, to: &machine)
            report.tally.count(outcome, of: action.rule)
            deaths.note(outcome, of: action)
            if plan.includesTimings { timings.note(action, machine.reachedTimings) }
            switch outcome {
            case .inapplicable, .undecided: continue
            case .violated, .passed: record(outcome, after: reached, earlier)
            }
            report.transitions += 1
            let rule = executor.table.rules[action.rule].name
            guard isFollowed(outcome, machine) else {
                report.graph?.connect(index, to: nil, by: rule, outcome.violations)
                if isUsers { hasSeenAll = false }
                continue
            }
            let path = KnownState(
                actions: reached, parent: index, earlier: earlier + outcome.newViolations)
            let (target, isNew) = admitUnlessKnown(path, machine)
            if isNew { next.append(target) }
            report.graph?.connect(index, to: target, by: rule, outcome.violations)
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
        if outcome.isDeath {
            report.deaths += 1
            report.ended += 1
        } else if reached.hasThrown {
            report.thrown += 1
        } else if reached.hasEnded {
            report.ended += 1
        }
        return !reached.hasEnded && plan.followsViolations
    }

    /// A machine in a state that was reached before. Judges from the first step that broke
    /// something: before, the answers are known.
    mutating func replayed(_ state: KnownState) -> Execution<Machine>? {
        var execution: Execution<Machine>
        do {
            execution = try executor.begin(setup: setup, start: knownStart)
        } catch {
            // The start does not fail each time.
            record(executor.refusedStart(error))
            return nil
        }
        let isStartBroken = execution.start != .passed
        let broken = isStartBroken ? 0 : state.earlier.first?.step ?? .max
        for (index, action) in state.actions.enumerated() {
            execution.apply(action, judges: index + 1 >= broken)
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
    /// In search of a simpler sequence, leaves out the actions after which it cannot become
    /// simpler.
    func choices(in state: Execution<Machine>, after actions: [Action]) -> [Action] {
        let choices = state.choices(
            timings: plan.includesTimings, values: plan.values, without: leftOutRules)
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

    /// Whether all stored fields tell states apart. `feed` may leave out one on which a failure
    /// depends.
    var readsFields: Bool { plan.purpose == .proof && executor.subject.comparesFields }

    mutating func digest(of state: Execution<Machine>) -> Fingerprint.Digest {
        let fingerprint = state.fingerprint(.exploration, readsFields: readsFields)
        report.note(fingerprint)
        return fingerprint.digest
    }

    /// Keeps what the last of some actions broke, if it broke something.
    mutating func record(
        _ outcome: Outcome, after actions: [Action] = [], _ earlier: [EarlierViolation] = []
    ) {
        guard case .violated(_, let first, let also) = outcome else { return }
        let trace = Trace(setup: setup, actions: actions).canonical
        let signature = executor.table.signature(of: first, by: trace.lastRule)
        let violation = Finding(
            signature: signature, trace: trace, also: also.map(\.invariant), earlier: earlier,
            certificate: .unshrunk, status: .new, sources: first.sources, remark: first.remark,
            executions: 0)
        guard let known = report.violations.firstIndex(where: { $0.signature == signature }) else {
            report.violations.append(violation)
            return
        }
        if violation.asOther.isPreferable(to: report.violations[known].asOther) {
            report.violations[known] = violation
        }
    }

    /// Whether the next level will need more transitions than are left, or the remaining levels
    /// will, if they grow like the last one.
    ///
    /// Forecasts the growth only after a tenth of the limit, because first levels grow faster than
    /// later ones.
    private func exceedsLimit(
        after depth: Int, _ before: (states: Int, transitions: Int), _ states: Int
    ) -> Bool {
        guard plan.purpose == .proof, let limit = plan.depth else { return false }
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
}

extension Outcome {
    /// Whether the step is known to end the process.
    var isDeath: Bool {
        violations.first?.invariant == Violation.keepsRunning
    }

    /// What this step broke.
    fileprivate var newViolations: [EarlierViolation] {
        guard case .violated(let step, _, _) = self else { return [] }
        return violations.map { EarlierViolation($0, at: step) }
    }
}
