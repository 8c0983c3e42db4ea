/// One of the independent parts of a run, with the state that its later cases depend on.
///
/// Case k of an island depends only on the seed, the island, k and the island's earlier cases.
/// Islands share nothing, so that any process can run any island.
@usableFromInline
final class Island<Machine: SystemUnderTest> {
    let index: Int
    private let subject: Subject<Machine>
    private let plan: RunPlan
    /// The rules of the last actions of known failing cases.
    private let failing: [Int]
    /// The cases that end the process, by their numbers. They are not executed.
    private let crashing: [Int: CrashingTrace]
    private var swarm: Swarm
    private var prefixes: PrefixStore
    /// Keeps the closures alive that the loop points to.
    private let table: RuleTable<Machine>
    private let menu: WeightedMenu
    private let applied: UnsafeMutablePointer<Int>
    @usableFromInline var loop: StepLoop<Machine>
    private(set) var cases = 0
    private var failures = 0
    private var hasFailedStart = false
    /// What the ends of cases showed.
    @usableFromInline var places: Set<String> = []
    private var found: [Signature: Failing] = [:]
    /// The first trace of each failure since they were last taken, in order. Not of failures that
    /// come after others, because they may be consequences.
    private var newFailures: [(signature: Signature, trace: Trace)] = []

    /// The failing traces that are kept for one signature. If one of them breaks nothing else
    /// before, only such traces are kept. What the start breaks does not count.
    private struct Failing: Encodable {
        let signature: Signature
        /// The first one, and the simplest if it is a different one.
        var traces: [Trace]
        /// Whether they break nothing else before.
        let isClean: Bool
        /// The number of cases that broke the invariant at the location this way first. A case
        /// counts once for each invariant and location.
        var cases: Int
        /// The violation of the first trace.
        let violation: Violation
    }

    init(
        _ index: Int, subject: Subject<Machine>, plan: RunPlan, failing: [Int],
        crashing: [CrashingTrace] = [], table: RuleTable<Machine>, log: ActionLog
    ) {
        self.crashing = Dictionary(
            crashing.filter { $0.position.island == index }.map { ($0.position.caseIndex, $0) },
            uniquingKeysWith: { first, _ in first })
        self.index = index
        self.subject = subject
        self.plan = plan
        self.failing = failing
        self.table = table
        swarm = Swarm(table.rules, without: subject.impossibleRules)
        prefixes = PrefixStore(longest: plan.longestPrefix * table.longestAction)
        menu = WeightedMenu(capacity: table.rules.count)
        applied = .allocate(capacity: table.rules.count)
        applied.initialize(repeating: 0, count: table.rules.count)
        loop = StepLoop(
            table: table.steps, menu: menu, applied: applied, log: log, coverage: Coverage())
    }

    deinit {
        loop.coverage.deallocate()
        menu.deallocate()
        applied.deallocate()
    }

    /// The random decisions of a case before its first action.
    @usableFromInline
    struct CasePlan {
        @usableFromInline let setup: [Int]
        @usableFromInline let prefix: [UInt64]
        @usableFromInline let judgesPrefix: Bool
        @usableFromInline let length: Int
        @usableFromInline let timings: UInt64
        @usableFromInline var source: RandomSource
    }

    /// Draws the next case.
    @usableFromInline
    func beginCase(_ loop: inout StepLoop<Machine>) -> CasePlan {
        var source = RandomSource(seed: plan.seed, stream: UInt64(index), index: UInt64(cases))
        let avoidsFailing = !failing.isEmpty && source.oneIn(8)
        swarm.draw(plan.scheme, without: avoidsFailing ? failing : [], from: &source)
        menu.fill(swarm.weights)
        var length = Swarm.length(plan, from: &source)
        let timings: UInt64 =
            table.momentNames.isEmpty || !source.oneIn(2) ? 0 : 1 + source.below(6)
        var setup = subject.simplestSetup
        if !setup.isEmpty, source.oneIn(2) {
            for (index, parameter) in subject.setup.enumerated() where !parameter.isOptional {
                setup[index] = parameter.allowed[source.index(below: parameter.allowed.count)]
            }
        }
        var prefix: [UInt64] = []
        var judgesPrefix = false
        if plan.scheme == .guided, !prefixes.isEmpty, source.oneIn(2) {
            (setup, prefix, judgesPrefix) = prefixes.pick(
                from: &source, visits: loop.coverage.transitions)
            // Short cases often: they try more actions close to the rare state.
            if source.oneIn(2) { length = 1 + length / 8 }
            if source.oneIn(4) || avoidsFailing {
                mutate(&prefix, &source)
                judgesPrefix = true
            }
        }
        loop.beginCase()
        loop.coverage.beginCase()
        loop.log.begin(island: index, caseIndex: cases, setup: setup)
        return CasePlan(
            setup: setup, prefix: prefix, judgesPrefix: judgesPrefix, length: length,
            timings: timings,
            source: source)
    }

    /// The machine of a case; `nil` if the subject's start throws. Keeps the error as a failure,
    /// unless it says that the set-up is impossible.
    @usableFromInline
    func start(_ setup: [Int]) -> Machine? {
        do {
            return try subject.start(Setup(subject.setup, ranks: setup))
        } catch {
            if error is Inapplicable { return nil }
            hasFailedStart = true
            keep(
                Violation(thrown: error, by: Violation.start), by: nil,
                Trace(setup: setup, actions: []), isClean: true)
            return nil
        }
    }

    /// Runs the next cases. The loop is a local variable meanwhile: a stored property of a class
    /// would be loaded anew after every call.
    @inlinable
    func runCases(_ count: Int) {
        var loop = self.loop
        for _ in 0..<count where !endsProcess() { runCase(&loop) }
        self.loop = loop
    }

    /// Whether the next case is known to end the process. If so, counts it as done and failed.
    @usableFromInline
    func endsProcess() -> Bool {
        guard !crashing.isEmpty, let known = crashing[cases] else { return false }
        cases += 1
        failures += 1
        let trace = known.trace
        keep(known.violation, by: trace.actions.last?.rule, trace, isClean: true)
        return true
    }

    @inlinable
    @inline(__always)
    func runCase(_ loop: inout StepLoop<Machine>) {
        var next = beginCase(&loop)
        guard var machine = start(next.setup) else {
            endCase(next.setup, &loop)
            return
        }
        judgeStart(&machine, next.setup, &loop)
        var goesOn = true
        if !next.prefix.isEmpty, !machine.isOver {
            goesOn = next.prefix.withUnsafeBufferPointer { prefix in
                loop.restore(&machine, prefix, judges: next.judgesPrefix)
            }
        }
        if goesOn, !machine.isOver {
            var fingerprint = Fingerprint(detail: .guidance)
            machine.feed(&fingerprint)
            loop.coverage.enter(fingerprint)
            loop.run(&machine, length: next.length, timings: next.timings, source: &next.source)
        }
        places.formUnion(machine.places)
        endCase(next.setup, &loop)
    }

    @usableFromInline
    func endCase(_ setup: [Int], _ loop: inout StepLoop<Machine>) {
        cases += 1
        if plan.scheme == .guided, !loop.coverage.novelties.isEmpty {
            prefixes.learn(
                from: loop.coverage.novelties, setup: setup, words: loop.log.words,
                breakEnd: loop.failures.first?.end, visits: loop.coverage.transitions)
        }
        if hasFailedStart || !loop.failures.isEmpty { failures += 1 }
        for (index, failure) in loop.failures.enumerated() {
            let isRepeated = loop.failures.prefix(index).contains { earlier in
                earlier.violation.invariant == failure.violation.invariant
                    && earlier.violation.location == failure.violation.location
            }
            keep(
                failure.violation, by: failure.rule,
                loop.log.trace(setup: setup, upTo: failure.end), isClean: index == 0,
                isRepeated: isRepeated)
        }
        hasFailedStart = false
    }

    /// - Parameter isRepeated: whether the case broke the same invariant at the same location
    ///   before.
    private func keep(
        _ violation: Violation, by rule: Int?, _ trace: Trace, isClean: Bool,
        isRepeated: Bool = false
    ) {
        let count = isRepeated ? 0 : 1
        let signature = table.signature(of: violation, by: rule)
        if isClean, found[signature] == nil { newFailures.append((signature, trace)) }
        guard let known = found[signature], known.isClean || !isClean else {
            found[signature] = Failing(
                signature: signature, traces: [trace], isClean: isClean,
                cases: (found[signature]?.cases ?? 0) + count, violation: violation)
            return
        }
        found[signature]?.cases += count
        let smallest = known.traces[known.traces.count - 1]
        if isClean == known.isClean, trace.count <= smallest.count, trace < smallest {
            found[signature]?.traces = [known.traces[0], trace]
        }
    }

    /// The number of actions that the cases applied.
    var appliedActions: Int { (0..<table.rules.count).reduce(0) { $0 + applied[$1] } }

    /// Removes and returns the first trace of each failure since the last call, in order.
    func takeNewFailures() -> [(signature: Signature, trace: Trace)] {
        if newFailures.isEmpty { return [] }
        defer { newFailures = [] }
        return newFailures
    }

    /// The results of this island so far.
    @usableFromInline var searchResult: SearchResult {
        let applied = Array(UnsafeBufferPointer(start: applied, count: table.rules.count))
        let states = KeySet(loop.coverage.states.keys)
        let transitions = KeySet(loop.coverage.transitions.keys)
        let isSaturated = loop.coverage.transitions.isFull
        var hash = StableHash()
        hash.combine(words: [index, cases, failures, loop.inapplicable, isSaturated ? 1 : 0])
        hash.combine(words: applied)
        hash.combine(words: [loop.coverage.walk])
        hash.combine(words: states.keys)
        hash.combine(words: transitions.keys)
        hash.combine(found.values.sorted { $0.signature < $1.signature }.encoded)
        let counts = SearchResult.IslandCounts(
            island: index, cases: cases, failures: failures, inapplicable: loop.inapplicable,
            applied: applied, isSaturated: isSaturated, digest: hash.word)
        return SearchResult(
            screening: [], avoided: failing.map { table.rules[$0].name }, islands: [counts],
            states: states, transitions: transitions,
            failures: found.mapValues { failing in
                IslandFailures(
                    failing.traces, isClean: failing.isClean,
                    cases: [.init(island: index, cases: failing.cases)],
                    violation: failing.violation)
            },
            places: places.sorted())
    }

    /// The names of the invariants that the cases broke, also after others.
    var brokenInvariants: [String] { found.keys.map(\.invariant) }

    /// Judges the set-up alone. Keeps a violation as a failure; the case continues.
    @usableFromInline
    func judgeStart(
        _ machine: inout Machine, _ setup: [Int], _ loop: inout StepLoop<Machine>
    ) {
        if let violation = loop.stepper.judgeStart(&machine).first {
            hasFailedStart = true
            keep(violation, by: nil, Trace(setup: setup, actions: []), isClean: true)
        }
        guard machine.isOver else { return }
        var fingerprint = Fingerprint(detail: .guidance)
        machine.feed(&fingerprint)
        loop.coverage.enter(fingerprint)
    }

    /// Removes one action or several consecutive ones, or draws new integers for one action.
    private func mutate(_ prefix: inout [UInt64], _ source: inout RandomSource) {
        var actions = Trace(setup: [], words: prefix).actions
        guard !actions.isEmpty else { return }
        let position = source.index(below: actions.count)
        switch source.below(3) {
        case 0: actions.remove(at: position)
        case 1:
            let end = min(actions.count, position + 1 + source.index(below: 4))
            actions.removeSubrange(position..<end)
        default:
            for (index, domain) in table.rules[actions[position].rule].parameters.enumerated() {
                if case .integer(_, let count, _, let gap) = domain {
                    actions[position].arguments[index] = .rank(source.below(count, without: gap))
                }
            }
        }
        prefix = Trace(setup: [], actions: actions).words
    }
}
