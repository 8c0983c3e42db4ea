/// The arguments of a call of `check`.
@usableFromInline
struct CheckPlan {
    /// The first argument as Swift code, as in `Queue.self`.
    let call: String
    let seed: UInt64
    let cases: Int?
    let time: Duration?
    let corpus: String?

    @usableFromInline
    init(call: String, seed: UInt64, cases: Int?, time: Duration?, corpus: String?) {
        if let cases { precondition(cases >= 0, "check cannot run \(cases) cases") }
        self.call = call
        self.seed = seed
        self.cases = cases
        self.time = time
        self.corpus = corpus
    }

    static let defaultCases = RunPlan.islands * RunPlan.casesPerRound

    /// The most cases to run; `nil` if only the time limits them.
    var limit: Int? {
        cases ?? (time == nil ? Self.defaultCases : nil)
    }

    /// The call, as Swift code, that finds the same failures with that number of cases.
    func callAgain(cases: Int) -> String {
        let number = cases == Self.defaultCases ? "" : ", cases: \(cases)"
        return "try check(\(call), seed: \(seed)\(number))"
    }
}

/// One call of `check`: replays the folder's cases, runs batches of cases, and describes failures.
@usableFromInline
struct CheckRun<Machine: SystemUnderTest> {
    private let plan: CheckPlan
    private let subject: Subject<Machine>
    @usableFromInline var runner: Runner<Machine>
    private var cases = 0
    private let end: ContinuousClock.Instant?

    /// Replays the saved cases and screens the machine.
    ///
    /// - Throws: `MachineWithoutRules`. `CheckFailure` if a saved case fails, and the errors of reading a case. The error of
    ///   the start if the machine does not start.
    @usableFromInline
    init(_ plan: CheckPlan, _ subject: Subject<Machine>) throws {
        self.plan = plan
        self.subject = subject
        if Machine.rules.isEmpty { throw MachineWithoutRules(machine: subject.name) }
        if let path = plan.corpus {
            let files = try CaseFolder(path).cases.filter { $0.machine == subject.name }
            let failing = try files.compactMap { try $0.failure(of: subject) }
            if !failing.isEmpty {
                throw CheckFailure(
                    machine: subject.name, failures: failing,
                    call: "try check(\(plan.call), corpus: \(CorpusText.quoted(path)))")
            }
        }
        do {
            _ = try subject.start(Setup(subject.setup, ranks: subject.simplestSetup))
        } catch is Mismatch {
            // The search reports it as a failure of the start.
        }
        runner = Runner(subject, plan: RunPlan(seed: Seed(plan.seed)))
        runner.screen()
        end = plan.time.map { ContinuousClock.now + $0 }
    }

    /// How many cases to run next on each island, or `nil` if all have run.
    ///
    /// With a time limit, a batch is one case on each island. The findings depend only on the number of
    /// cases, not on the sizes of the batches.
    @usableFromInline
    mutating func nextBatch() -> [Int]? {
        var next = plan.limit ?? .max
        if let end {
            guard ContinuousClock.now < end else { return nil }
            next = min(next, cases + RunPlan.islands)
        }
        guard next > cases else { return nil }
        defer { cases = next }
        return (0..<RunPlan.islands).map { island in
            RunPlan.share(of: next, onIsland: island) - RunPlan.share(of: cases, onIsland: island)
        }
    }

    /// The shrunk findings as an error, the simplest first; `nil` if there are none.
    @usableFromInline
    mutating func failure() -> CheckFailure? {
        let findings = runner.finish().findings.sorted { $0.trace < $1.trace }
        guard !findings.isEmpty else { return nil }
        let describer = CaseDescriber(subject)
        return CheckFailure(
            machine: subject.name, failures: findings.map(describer.minimalCase),
            call: plan.callAgain(cases: cases))
    }
}
