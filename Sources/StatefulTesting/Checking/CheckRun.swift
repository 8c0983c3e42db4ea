/// The arguments of a call of `check`.
@usableFromInline
struct CheckPlan {
    /// The first argument as Swift code, as in `Queue.self`.
    let call: String
    let seed: UInt64
    let cases: Int
    let corpus: String?

    private static let defaultCases = RunPlan.islands * RunPlan.casesPerRound

    @usableFromInline
    init(call: String, seed: UInt64, cases: Int?, corpus: String?) {
        self.call = call
        self.seed = seed
        self.cases = cases ?? Self.defaultCases
        self.corpus = corpus
        precondition(self.cases >= 0, "check cannot run \(self.cases) cases")
    }

    /// The call, as Swift code, that finds the same failures.
    var callAgain: String {
        let number = cases == Self.defaultCases ? "" : ", cases: \(cases)"
        return "try check(\(call), seed: \(seed)\(number))"
    }
}

/// One call of `check`: replays the folder's cases, runs random cases, and describes failures.
@usableFromInline
struct CheckRun<Machine: SystemUnderTest> {
    private let plan: CheckPlan
    private let subject: Subject<Machine>
    @usableFromInline var runner: Runner<Machine>

    /// Replays the saved cases and screens the machine.
    ///
    /// - Throws: `NothingToCheck` if there are no rules. `CheckFailure` if a saved case fails, and
    ///   the errors of reading a case.
    @usableFromInline
    init(_ plan: CheckPlan, _ subject: Subject<Machine>) throws {
        self.plan = plan
        self.subject = subject
        if Machine.rules.isEmpty { throw NothingToCheck(subject.name, .nothingApplied(refused: 0)) }
        if let path = plan.corpus {
            let directory = CorpusDirectory(path)
            let failing = try directory.list().compactMap { name in
                try CaseFile(path: "\(path)/\(name)", bytes: directory.read(name))
                    .failure(of: subject)
            }
            if !failing.isEmpty {
                throw CheckFailure(
                    machine: subject.name, failures: failing,
                    call: "try check(\(plan.call), corpus: \(CorpusText.quoted(path)))")
            }
        }
        runner = Runner(subject, plan: RunPlan(seed: Seed(plan.seed)))
        runner.screen()
    }

    /// How many cases to run on each island.
    @usableFromInline
    var casesOfIslands: [Int] {
        (0..<RunPlan.islands).map { RunPlan.share(of: plan.cases, onIsland: $0) }
    }

    /// Shrinks what the search has found.
    ///
    /// - Throws: `CheckFailure` with the findings, if there are any: the simplest first, the flaky
    ///   ones last. `NothingToCheck` if there are none because nothing could be done.
    @usableFromInline
    mutating func finish() throws -> CheckSummary {
        let report = runner.finish()
        let findings = [false, true].flatMap { isFlaky in
            report.findings.filter { ($0.flakiness != nil) == isFlaky }
                .sorted { $0.trace < $1.trace }
        }
        if findings.isEmpty {
            if let why = report.inactivity { throw NothingToCheck(subject.name, why) }
            return CheckSummary(
                unappliedRules: report.rules.filter { $0.applied == 0 }.map(\.rule))
        }
        let describer = CaseDescriber(subject)
        throw CheckFailure(
            machine: subject.name, failures: findings.map(describer.minimalCase),
            call: plan.callAgain)
    }
}
