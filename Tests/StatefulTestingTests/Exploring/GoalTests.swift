import Testing

@testable import StatefulTesting

@Suite("Goals")
struct GoalTests {
    private let format = CaseFormat<Cellar>(product: "fuzzsplit", version: 1)

    @Test("exploring to closure finds the shortest trace to where the user is stuck")
    func explored() {
        let report = Explorer.explore(Cellar.subject())

        #expect(report.end == .closed && report.undecided == 0)
        #expect(found(report) == ["free/garden/wind: go right-down, wind"])
    }

    @Test("within a depth, the search for the goal goes on beyond it")
    func depth() {
        let shallow = Explorer.explore(Cellar.subject(), plan: ExplorationPlan(depth: 1))
        let deep = Explorer.explore(Cellar.subject(), plan: ExplorationPlan(depth: 2))

        // In the cellar with the door open, the garden is four steps away: not stuck.
        #expect(shallow.violations.isEmpty && shallow.undecided == 0)
        #expect(found(deep) == ["free/garden/wind: go right-down, wind"])
    }

    @Test("what breaks another invariant on the way is a way nevertheless")
    func creaking() {
        let report = Explorer.explore(Cellar.subject("creaking"))

        #expect(found(report).contains("free/garden/wind: go right-down, wind"))
    }

    @Test("a state of which the search finds no end is undecided, and no finding")
    func undecided() {
        var plan = ExplorationPlan(depth: 2)
        plan.goalBudget = 10_000

        let report = Explorer.explore(Cellar.subject("endless"), plan: plan)

        #expect(report.violations.isEmpty)
        #expect(report.undecided > 0)
    }

    @Test("a stopped exploration leaves goals undecided, and searches no more")
    func stopped() {
        func executed(isStopped: Bool) -> (starts: Int, undecided: Int) {
            var starts = 0
            var executor = Executor(
                Subject<Cellar>("cellar") { _ in
                    starts += 1
                    return Cellar("plain")
                })
            executor.monitor = RunMonitor(mustStop: { isStopped })
            var explorer = Explorer(executor, plan: ExplorationPlan(depth: 1))
            let report = explorer.explore()
            return (starts, report.undecided)
        }

        #expect(executed(isStopped: true).starts <= 5)
        #expect(executed(isStopped: true).undecided == 1)
        #expect(executed(isStopped: false).undecided == 0)
    }

    @Test("a run finds it by screening, proves it minimal, and knows it again")
    func run() throws {
        let plan = RunPlan(seed: Seed(1), rounds: 0)
        let runner = SubjectRun(Cellar.subject(), plan: plan)

        let finding = try #require(runner.report().findings.first)
        let written = CorpusCase(finding, app: "cellar/plain", setup: [])
        let again = SubjectRun(Cellar.subject(), plan: plan, known: [written])

        #expect(format.lines(of: finding.trace) == ["go right-down", "wind"])
        #expect(finding.certificate == .provenIfAlike)
        #expect(finding.sources == ["A-112"] && finding.remark.isEmpty)
        #expect(again.report().findings.map(\.status) == [.known(as: written.trace)])
    }

    @Test("a longer trace shrinks to it; what is done after it is not to blame")
    func shrunk() throws {
        let executor = Executor(Cellar.subject())
        let long = try parsed("go down\nlight 0\ngo down\ngo down\nwind\n").trace
        let signature = Signature(invariant: "free", location: "garden", rule: "wind")

        let execute = try #require(executor.goalAttempt(signature))
        let attempt = execute(long)
        let result = try #require(
            Shrinker(executor).shrink(attempt.trace, keeping: signature))

        #expect(attempt.failure?.step == 5)
        #expect(attempt.failure?.violation.remark == "there is light")
        #expect(format.lines(of: result.trace) == ["go right-down", "wind"])
        #expect(result.certificate == .provenIfAlike)
    }

    @Test("replaying a case searches from its end, and may be undecided")
    func verdicts() throws {
        #expect(try verdict("go right-down\nwind\n") == .asExpected)
        #expect(try verdict("go right-down\nwind\nlight 3\n") == .noLongerMinimal)
        #expect(try verdict("light 3\ngo right-down\nwind\n") == .noLongerMinimal)
        #expect(try verdict("go right-down\n") == .fixed)
        #expect(try verdict("go right-down\nwind\nhelp\n") == .noLongerMinimal)
        #expect(
            try verdict("go right-down\nwind\n", of: "endless")
                == .undecided(states: GoalSearch<Cellar>.limit))
        #expect(Verdict.undecided(states: 7).description == "undecided (no answer within 7 states)")
        #expect(!Verdict.undecided(states: 7).isExpected)
    }

    // MARK: - Parts

    private func found(_ report: ExplorationReport) -> [String] {
        report.violations.map { violation in
            let signature = violation.signature
            let actions = format.lines(of: violation.trace).joined(separator: ", ")
            return "\(signature.invariant)/\(signature.location)/\(signature.rule): \(actions)"
        }
    }

    private func parsed(_ actions: String, of variant: String = "plain") throws -> CorpusCase {
        let text = """
            fuzzsplit 1
            app: cellar/\(variant)
            expect: fails free at garden
            minimal: proven
            ---
            \(actions)
            """
        return try CorpusCase(
            parsing: Array(text.utf8), format: format,
            subjects: SubjectDirectory(names: []) { _ in [] })
    }

    private func verdict(_ actions: String, of variant: String = "plain") throws -> Verdict {
        Verdict(
            judging: try parsed(actions, of: variant), by: Executor(Cellar.subject(variant)))
    }
}
