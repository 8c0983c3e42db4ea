import Testing

@testable import StatefulTesting

@Suite("Set-ups that throw")
struct ThrowingStartTests {
    @Test("are a finding with that set-up and no action, found by the search")
    func searched() throws {
        let runner = SubjectRun(
            Engine.subject(allowed: nil), plan: RunPlan(seed: Seed(1), rounds: 1))

        let report = runner.report()
        let finding = try #require(report.findings.first)

        #expect(report.findings.count == 1)
        #expect(
            finding.signature
                == Signature(invariant: "start", location: "StartError.noFuel", rule: ""))
        #expect(finding.remark == "noFuel(level: 17)")
        #expect(finding.trace == Trace(setup: [0, 1], actions: []))
        #expect(finding.certificate == .proven)
        #expect(report.counts.failures > 0)
        #expect(report.inactivity == nil)
    }

    @Test("are found by screening and by exploring, if it is their set-up")
    func screened() throws {
        let subject = Engine.subject(allowed: [1])
        let runner = SubjectRun(subject, plan: RunPlan(seed: Seed(1), rounds: 0))

        #expect(runner.report().findings.map(\.trace.setup) == [[0, 1]])
        #expect(
            Explorer.explore(subject).violations.map(\.signature.location)
                == ["StartError.noFuel"])
        #expect(Explorer.explore(subject).inactivity == nil)
    }

    @Test("are a failure of check, with that set-up")
    func checked() {
        let failure = #expect(throws: CheckFailure.self) { try check(Engine.subject(allowed: nil)) }

        #expect(
            failure?.description.hasPrefix(
                """
                engine breaks start at StartError.noFuel, at the start

                     colour: white, tank: dry
                     breaks start at StartError.noFuel
                     noFuel(level: 17)

                Nothing is shorter: it fails before any action.
                """) == true)
    }

    @Test("are written as a case, read again, and replayed")
    func committed() throws {
        let format = CaseFormat<Engine>(product: "fuzzsplit", version: 1)
        let subject = Engine.subject(allowed: nil)
        let runner = SubjectRun(subject, plan: RunPlan(seed: Seed(1), rounds: 1))
        let finding = try #require(runner.report().findings.first)

        let text = CorpusCase(finding, app: "engine", setup: subject.setup).text(format)
        let read = try CorpusCase(
            parsing: Array(text.utf8), format: format,
            subjects: SubjectDirectory(names: ["engine"]) { _ in subject.setup })

        #expect(
            text == """
                fuzzsplit 1
                app: engine
                colour: white
                tank: dry
                expect: fails start at StartError.noFuel
                minimal: proven
                ---

                """)
        #expect(Verdict(judging: read, by: Executor(subject)) == .asExpected)
    }

    @Test("that are impossible are none")
    func impossible() {
        let subject = Subject<Engine>(
            "engine", setup: [SetupParameter("tank", values: ["full", "dry"])]
        ) { setup in
            if setup["tank"] == "dry" { throw Inapplicable("no tank is dry") }
            return Engine()
        }
        let runner = SubjectRun(subject, plan: RunPlan(seed: Seed(1), rounds: 1))

        #expect(runner.report().findings.isEmpty)
    }
}

private enum StartError: Error {
    case noFuel(level: Int)
}

private struct Engine: SystemUnderTest {
    var speed = 0

    static var rules: [Rule<Engine>] { [Rule("turn") { $0.speed = 1 - $0.speed }] }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(speed)
    }

    static func subject(allowed: [Int]?) -> Subject<Engine> {
        Subject(
            "engine",
            setup: [
                SetupParameter("colour", values: ["white", "red"]),
                SetupParameter("tank", values: ["full", "dry"], allowed: allowed),
            ]
        ) { setup in
            if setup["tank"] == "dry" { throw StartError.noFuel(level: 17) }
            return Engine()
        }
    }
}
