/// What a call of `check` was given.
@usableFromInline
struct CheckPlan {
    /// The first argument as the call says it, as in `Queue.self`.
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

    /// The most cases; `nil` where only the time counts.
    var limit: Int? {
        cases ?? (time == nil ? Self.defaultCases : nil)
    }

    /// The call that finds the same again with that many cases.
    func callAgain(cases: Int) -> String {
        let number = cases == Self.defaultCases ? "" : ", cases: \(cases)"
        return "try check(\(call), seed: \(seed)\(number))"
    }
}

/// Consecutive cases of a run. Case k is the island's with the number k modulo the islands.
@usableFromInline
struct CaseBatch {
    let range: Range<Int>

    /// How many of the cases an island runs.
    @usableFromInline
    func share(of island: Int) -> Int {
        Self.share(of: island, before: range.upperBound)
            - Self.share(of: island, before: range.lowerBound)
    }

    private static func share(of island: Int, before end: Int) -> Int {
        (end + RunPlan.islands - 1 - island) / RunPlan.islands
    }
}

/// One call of `check`: the folder's cases are replayed, batches are run, failures are put in words.
@usableFromInline
struct CheckRun<Machine: SystemUnderTest> {
    private let plan: CheckPlan
    private let subject: Subject<Machine>
    private var runner: Runner<Machine>
    private var cases = 0
    private let end: ContinuousClock.Instant?

    @usableFromInline var islands: [Island<Machine>] { runner.islands }

    /// Throws where there is nothing to search: a saved case fails, or the machine does not start.
    @usableFromInline
    init(_ plan: CheckPlan, _ subject: Subject<Machine>) throws {
        self.plan = plan
        self.subject = subject
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
            // A failure of the start, which the search reports.
        }
        runner = Runner(subject, plan: RunPlan(seed: Seed(plan.seed)))
        runner.screen()
        end = plan.time.map { ContinuousClock.now + $0 }
    }

    /// The cases to run next, or `nil` where these were all.
    ///
    /// With a time limit a batch is one case on each island. What the islands find depends on the
    /// number of cases alone, not on how they were batched.
    @usableFromInline
    mutating func nextBatch() -> CaseBatch? {
        var next = plan.limit ?? .max
        if let end {
            guard ContinuousClock.now < end else { return nil }
            next = min(next, cases + RunPlan.islands)
        }
        guard next > cases else { return nil }
        defer { cases = next }
        return CaseBatch(range: cases..<next)
    }

    /// What was found, shrunk and in words, the simplest first; `nil` where nothing was.
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
