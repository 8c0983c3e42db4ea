import Testing

@testable import StatefulTesting

/// Fails from 4 on. Nobody knows what 3 to 5 do.
private struct Dial: StateMachine {
    var value = 0

    static var rules: [Rule<Dial>] {
        [Rule("set", .integer(0...9, without: 3...5, explore: [0, 6])) { $0.value = $1 }]
    }

    static var invariants: [Invariant<Dial>] { [Invariant("low") { $0.value < 4 ? nil : "dial" }] }
}

@Suite("Values that are left out of a range") struct GapTests {
    private let subject = Subject<Dial>("dial", setup: []) { _ in Dial() }

    private func set(_ rank: UInt64) -> Trace {
        Trace(setup: [], actions: [Action(rule: 0, arguments: [.rank(rank)])])
    }

    @Test("no draw gives one of them, and each other value comes")
    func drawn() throws {
        let domain = try #require(Dial.rules[0].parameters.first)
        var source = RandomSource(seed: Seed(1), stream: 0, index: 0)
        var drawn: Set<UInt64> = []
        for _ in 0..<200 {
            try drawn.insert(#require(domain.draw(in: Dial(), Bindings(), from: &source)))
        }

        #expect(drawn == [0, 1, 2, 6, 7, 8, 9])
    }

    @Test("a failure is shrunk to the next value beyond them")
    func shrunk() throws {
        let report = SubjectRun(subject, plan: RunPlan(seed: Seed(1))).report()

        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1)
        #expect(finding.trace == set(6))
        #expect(finding.certificate == .proven)
    }

    @Test("a case with one of them cannot be done, and the reason says so")
    func replayed() {
        #expect(
            Executor(subject).replay(set(4))
                == .inapplicable(
                    at: 1, why: "the value 4 is one of 3 to 5, which set leaves out"))
    }
}
