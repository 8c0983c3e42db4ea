import Testing

@testable import StatefulTesting

@Suite("Failures behind failures")
struct StandingViolationsTests {
    /// What there is to find in a cabinet: the failure, the actions, what they broke before.
    private static let cabinet = [
        "light/shelf/add: open add add add add, after shut at gap, after action 1",
        "shut/doorway/widen: open widen, after shut at gap, after action 1",
        "shut/gap/open: open",
        "slam/hinge/slam: open widen slam, after shut at gap, after action 1, "
            + "after shut at doorway, after action 2",
        "unburnt//burn: open add burn, after shut at gap, after action 1",
    ]

    /// Each failure of a crate has a trace that breaks nothing before, although there are shorter
    /// ones.
    private static let crate = [
        "calm/crate/jolt: jolt", "full/lid/drop: push push drop",
        "full/lid/jolt: push push push jolt", "full/lid/push: push push push push",
        "whole/side/drop: drop",
    ]

    @Test("a violation that stands is reported once, and again when it has held or moved")
    func standing() throws {
        var execution = try Executor(Cabinet.subject).begin(setup: [])
        var reports: [String] = []
        for name in ["open", "add", "add", "close", "open", "widen", "close", "add"] {
            switch execution.apply(try action(name, Cabinet.self)) {
            case .violated(let step, let first, _): reports.append("\(step) \(first.text)")
            case .inapplicable(let step, _): reports.append("\(step) refused")
            case .passed, .undecided: continue
            }
        }

        #expect(
            reports == [
                "1 shut at gap", "5 shut at gap", "6 shut at doorway", "8 refused",
            ])
    }

    @Test("no action follows one that threw")
    func thrown() throws {
        var execution = try Executor(Cabinet.subject).begin(setup: [])
        for name in ["open", "widen", "slam"] {
            _ = execution.apply(try action(name, Cabinet.self))
        }

        #expect(execution.hasEnded)
        #expect(
            execution.apply(try action("close", Cabinet.self))
                == .inapplicable(
                    at: 4, why: "no action can follow: the action before threw an error"))
    }

    @Test("a run finds the failure behind a standing one, by its shortest trace", arguments: 1...3)
    func run(seed: UInt64) {
        let runner = SubjectRun(
            Cabinet.subject, plan: RunPlan(seed: Seed(seed), rounds: 1, actions: 20))

        let findings = runner.report().findings

        #expect(findings.map { text($0.signature, $0.trace, $0.earlier) } == Self.cabinet)
        #expect(findings.map(\.certificate).allSatisfy { $0 == .proven })
    }

    @Test("its cases alone find it too, and count once each")
    func cases() {
        let runner = SubjectRun(
            Cabinet.subject, plan: RunPlan(seed: Seed(1), rounds: 1, actions: 20))
        let report = runner.report()

        let memory = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 10_000)
        defer { memory.deallocate() }
        let island = Island(
            0, subject: Cabinet.subject, plan: RunPlan(seed: Seed(1), rounds: 1, actions: 20),
            failing: [], table: RuleTable<Cabinet>(), log: ActionLog(in: memory))
        island.runCases(400)
        let found = Set(island.searchResult.failures.keys)

        #expect(found == Set(report.findings.map(\.signature)))
        #expect(island.searchResult.counts.failures <= 400)
    }

    @Test("exploring follows what does not end the system, and counts the rest")
    func explored() {
        let report = Explorer.explore(Cabinet.subject)
        let found = report.violations.map { text($0.signature, $0.trace, $0.earlier) }

        #expect(found.sorted() == Self.cabinet)
        #expect(report.end == .closed)
        // 3 openings and 5 loads. To burn ends the system, and to slam throws.
        #expect(report.states == 15 && report.transitions == 36 && report.splits == 0)
        #expect(report.ended == 3 && report.thrown == 5)
    }

    @Test("screening finds what three actions show")
    func screened() {
        var plan = ExplorationPlan(depth: RunPlan.screeningDepth, checksMerges: false)
        plan.isBounded = false
        let report = Explorer.explore(Cabinet.subject, plan: plan)
        let found = report.violations.map { text($0.signature, $0.trace, $0.earlier) }

        #expect(found.sorted() == Array(Self.cabinet.dropFirst()))
    }

    @Test("a trace that breaks nothing before is preferred, even to a shorter one")
    func clean() throws {
        let explored = Explorer.explore(Crate.subject).violations
        let runner = SubjectRun(
            Crate.subject, plan: RunPlan(seed: Seed(1), rounds: 1, actions: 20))
        let run = runner.report().findings

        #expect(explored.map { text($0.signature, $0.trace, $0.earlier) }.sorted() == Self.crate)
        let traces = Set(run.flatMap { [$0.trace] + $0.alsoBy + $0.alsoByChance })
        #expect(traces.isSuperset(of: explored.map(\.trace)))
        // A drop and two pushes are shorter than four pushes, but do not count.
        #expect(run.map(\.certificate).allSatisfy { $0 == .proven })
    }

    @Test("shrinking goes past other failures to its own, and keeps them")
    func shrunk() throws {
        let executor = Executor(Cabinet.subject)
        let names = ["open", "widen", "close", "open", "add", "add", "close", "open", "add", "add"]
        let trace = Trace(setup: [], actions: try names.map { try action($0, Cabinet.self) })
        let signature = Signature(invariant: "light", location: "shelf", rule: "add")

        let result = try #require(Shrinker(executor).shrink(trace, keeping: signature))

        #expect(text(signature, result.trace, result.failure.earlier) == Self.cabinet[0])
        #expect(
            result.others.map { text($0.signature, $0.trace, []) }.filter { $0.hasPrefix("shut") }
                == ["shut/doorway/widen: open widen", "shut/gap/open: open"])
    }

    @Test("a report keeps what was broken before on its way between processes")
    func encoded() throws {
        let plan = RunPlan(seed: Seed(1), rounds: 0)
        let runner = SubjectRun(Cabinet.subject, plan: plan)
        let report = runner.report()

        #expect(report.findings.contains { !$0.earlier.isEmpty })
        #expect(try SubjectReport(decoding: report.encoded) == report)
    }

    @Test("a verdict looks for the failure of its case, past others")
    func verdicts() throws {
        let full = "open\nadd\nadd\nadd\nadd\n"
        let gap = Violation(invariant: "shut", location: "gap")

        #expect(try verdict("fails light at shelf", full) == .asExpected)
        #expect(
            try verdict("fails light at shelf", "open\nadd\n")
                == .failsDifferently(line: 6, gap))
        #expect(
            try verdict("fails light at shelf", "open\nwiden\nslam\n")
                == .failsDifferently(line: 6, gap))
        #expect(
            try verdict("fails light at shelf", "open\nopen\n")
                == .failsDifferently(line: 6, gap))
        #expect(try verdict("fails shut at doorway", "open\nwiden\n") == .asExpected)
        #expect(try verdict("fails shut at doorway", "open\nwiden\nadd\n") == .noLongerMinimal)
        #expect(try verdict("fails shut at gap", "open\nclose\nopen\n") == .noLongerMinimal)
        #expect(
            try verdict("fails light at shelf", "add\n")
                == .stale(line: 6, why: "add cannot be done there"))
        #expect(try verdict("holds\nwas: light at shelf", full) == .brokenAgain(line: 10))
        #expect(
            try verdict("holds\nwas: light at shelf", "open\nadd\n")
                == .failsDifferently(line: 6, gap))
    }

    // MARK: - Parts

    private func action<Machine: SystemUnderTest>(
        _ name: String, _ machine: Machine.Type
    ) throws -> Action {
        Action(rule: try #require(Machine.rules.firstIndex { $0.name == name }))
    }

    private func text(
        _ signature: Signature, _ trace: Trace, _ earlier: [EarlierViolation]
    ) -> String {
        let names =
            signature.invariant == "full" || ["calm", "whole"].contains(signature.invariant)
            ? Crate.rules.map(\.name) : Cabinet.rules.map(\.name)
        let actions = trace.actions.map { names[$0.rule] }.joined(separator: " ")
        let after = earlier.map { ", after \($0.text)" }.joined()
        return "\(signature.invariant)/\(signature.location)/\(signature.rule): \(actions)\(after)"
    }

    private func verdict(_ expectation: String, _ actions: String) throws -> Verdict {
        let minimal = expectation.hasPrefix("fails") ? "\nminimal: 1-step" : ""
        let text = """
            fuzzsplit 1
            app: cabinet
            expect: \(expectation)\(minimal)
            ---
            \(actions)
            """
        let parsed = try CorpusCase(
            parsing: Array(text.utf8),
            format: CaseFormat<Cabinet>(product: "fuzzsplit", version: 1),
            subjects: SubjectDirectory(names: ["cabinet"]) { _ in [] })
        return Verdict(judging: parsed, by: Executor(Cabinet.subject))
    }
}
