import StatefulTesting
import Testing

@Suite("A machine of the main actor")
@MainActor
struct IsolationTests {
    @Test("runs, explores, replays and is written from its actor")
    func isolated() throws {
        let subject = Subject<Isolated>("isolated", setup: [SetupParameter("a", values: ["b"])]) {
            _ in Isolated()
        }
        let runner = SubjectRun(subject, plan: RunPlan(seed: Seed(1)))

        let report = runner.report()
        let explored = Explorer.explore(subject)
        let finding = try #require(report.findings.first)
        let format = CaseFormat<Isolated>(product: "fuzzsplit", version: 1)
        let committed = CorpusCase(finding, app: subject.name, setup: subject.setup)

        #expect(report.findings.count == 1)
        #expect(explored.end == .closed)
        #expect(format.lines(of: finding.trace) == ["raise", "raise", "raise"])
        #expect(Verdict(judging: committed, by: Executor(subject)) == .asExpected)
        #expect(finding.sources == ["A-001"])
        #expect(finding.signature == Signature(invariant: "low", location: "top", rule: "raise"))
    }
}

/// State that only the main actor may touch.
@MainActor
private final class Height {
    var value = 0
}

@MainActor
private struct Isolated: @MainActor StateMachine {
    private let height = Height()

    static var rules: [Rule<Isolated>] {
        [
            Rule("raise", when: { $0.height.value < 3 }) { $0.height.value += 1 },
            Rule("lower", .oneOf(["a": 0, "b": 1]), class: .environment) { machine, _ in
                machine.height.value = max(0, machine.height.value - 1)
            },
        ]
    }

    static var invariants: [Invariant<Isolated>] {
        [Invariant("low", sources: ["A-001"]) { $0.height.value < 3 ? nil : "top" }]
    }

    mutating func settle() {}

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(height.value)
    }
}
