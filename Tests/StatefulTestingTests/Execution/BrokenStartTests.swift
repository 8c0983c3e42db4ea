import Testing

@testable import StatefulTesting

@Suite("Failures of the set-up alone")
struct BrokenStartTests {
    @Test("a start that breaks something is one finding; what later actions break is found too")
    func searchedDeeper() {
        #expect(
            found(by: "flickers") == [
                "dry/base/spill: spill", "lit/lamp/: ", "not-too-full/lid/fill: fill fill fill",
            ])
        #expect(
            found(by: "wet") == [
                // It is wet from the start; only when it has been dried does wetness count.
                "dry/base/: ", "dry/base/spill: dry spill",
                "not-too-full/lid/fill: fill fill fill",
            ])
        #expect(found(by: "dead") == ["lit/lamp/: "])
    }

    @Test("exploring finds the same, each by its shortest trace, and closes")
    func explored() {
        for fault in ["flickers", "wet", "dead"] {
            let subject = Kettle.subject(fault)

            let report = Explorer.explore(subject)
            let traces = report.violations.map { text($0.signature, $0.trace) }.sorted()

            #expect(traces == found(by: fault))
            #expect(report.end == .closed)
        }
    }

    @Test("a run without screening finds them by its cases, and counts honestly")
    func counts() {
        let plan = RunPlan(seed: Seed(1), rounds: 1)
        let island = Runner(Kettle.subject("dead"), plan: plan)
        for part in island.islands { part.runCases(4) }
        let results = island.islands.map(\.searchResult)

        #expect(results.allSatisfy { $0.counts.cases == 4 && $0.counts.failures == 4 })
        #expect(results.allSatisfy { $0.failures.values.map(\.clean.first?.count) == [0] })
        #expect(results.allSatisfy { $0.islands.map(\.applied) == [[0, 0, 0]] })
        #expect(results.allSatisfy { $0.states.keys.count == 1 })
    }

    @Test("the start of another set-up is another way in, in the simplest of them")
    func certificate() throws {
        let plan = RunPlan(seed: Seed(2), rounds: 1, actions: 5)
        let runner = SubjectRun(Kettle.subject("none", "wet"), plan: plan)

        let report = runner.report()
        let dry = try #require(report.findings.first { $0.signature.invariant == "dry" })

        // Screening has the simplest set-up alone.
        #expect(dry.certificate == .proven && dry.trace.count == 1)
        #expect(dry.alsoByChance.contains(Trace(setup: [0, 2], actions: [])))
    }

    @Test("its case is written with no actions, read again, known and replayed")
    func committed() throws {
        let format = CaseFormat<Kettle>(product: "fuzzsplit", version: 1)
        let subject = Kettle.subject("dead")
        let directory = SubjectDirectory(names: ["kettle"]) { _ in subject.setup }
        let plan = RunPlan(seed: Seed(1), rounds: 0)
        let first = SubjectRun(subject, plan: plan)
        let finding = try #require(first.report().findings.first)

        let written = CorpusCase(finding, app: "kettle", setup: subject.setup).text(format)
        let read = try CorpusCase(
            parsing: Array(written.utf8), format: format, subjects: directory)
        let second = SubjectRun(subject, plan: plan, known: [read])

        #expect(
            written == """
                fuzzsplit 1
                app: kettle
                colour: white
                fault: dead
                expect: fails lit at lamp
                minimal: proven
                ---

                """)
        #expect(second.report().findings.map(\.status) == [.known(as: read.trace)])
        #expect(Verdict(judging: read, by: Executor(subject)) == .asExpected)
    }

    @Test("verdicts look at the start where no action breaks anything")
    func verdicts() throws {
        #expect(try verdict("none", "fails lit at lamp", "") == .fixed)
        #expect(try verdict("dead", "fails lit at lamp", "fill\n") == .noLongerMinimal)
        #expect(try verdict("wet", "fails dry at base", "fill\n") == .noLongerMinimal)
        #expect(try verdict("wet", "fails dry at base", "dry\nspill\n") == .asExpected)
        #expect(try verdict("wet", "fails lit at lamp", "fill\n") == .fixed)
        #expect(try verdict("wet", "holds\nwas: dry at base", "") == .brokenAgain(line: 7))
        #expect(try verdict("wet", "holds\nwas: dry at base", "fill\n") == .brokenAgain(line: 7))
        #expect(try verdict("wet", "holds\nwas: lit at lamp", "fill\n") == .asExpected)
        #expect(
            try verdict("dead", "fails dry at base", "fill\n")
                == .failsDifferently(
                    line: 7, Violation(invariant: "lit", location: "lamp", sources: ["A-006"])))
    }

    // MARK: - Parts

    private func text(_ signature: Signature, _ trace: Trace) -> String {
        let actions = trace.actions.map { Kettle.rules[$0.rule].name }.joined(separator: " ")
        return "\(signature.invariant)/\(signature.location)/\(signature.rule): \(actions)"
    }

    private func found(by fault: String) -> [String] {
        let runner = SubjectRun(
            Kettle.subject(fault), plan: RunPlan(seed: Seed(7), rounds: 1, actions: 5))
        return runner.report().findings.flatMap { finding in
            ([finding.trace] + finding.alsoBy).map { text(of: finding.signature, $0) }
        }.sorted()
    }

    /// The text of a failure, with the rule that the trace ends with.
    private func text(of signature: Signature, _ trace: Trace) -> String {
        let rule = trace.lastRule.map { Kettle.rules[$0].name } ?? ""
        return text(
            Signature(invariant: signature.invariant, location: signature.location, rule: rule),
            trace)
    }

    private func verdict(
        _ fault: String, _ expectation: String, _ actions: String
    ) throws -> Verdict {
        let subject = Kettle.subject(fault)
        let text = """
            fuzzsplit 1
            app: kettle
            colour: white
            fault: \(fault)
            expect: \(expectation)
            ---
            \(actions)
            """
        let minimal = text.replacing(
            "fails dry at base\n---", with: "fails dry at base\nminimal: proven\n---")
        let parsed = try CorpusCase(
            parsing: Array(minimal.utf8),
            format: CaseFormat<Kettle>(product: "fuzzsplit", version: 1),
            subjects: SubjectDirectory(names: ["kettle"]) { _ in subject.setup })
        return Verdict(judging: parsed, by: Executor(subject))
    }
}
