import Testing

@testable import StatefulTesting

@Suite("Invariants that explain what is wrong")
struct ExplainedInvariantTests {
    @Test("the explanation becomes the remark of the violation")
    func remark() throws {
        let report = Explorer.explore(Self.subject)
        let violation = try #require(report.violations.first)

        #expect(report.violations.count == 1)
        #expect(violation.signature == Signature(invariant: "sum", location: "total", rule: "add"))
        #expect(violation.remark == "expected 1, actual 2")
    }

    @Test("explanations do not tell failures or states apart")
    func merges() {
        let report = Explorer.explore(Self.subject)

        #expect(report.end == .closed)
        #expect(report.mergesChecked > 0 && report.splits == 0)
    }

    @Test("a string literal is a location without an explanation")
    func literal() {
        let mismatch: Mismatch = "ring"

        #expect(mismatch == Mismatch("ring", explanation: ""))
    }

    private static var subject: Subject<Sum> { Subject("sum") { _ in Sum() } }
}

/// Adds twice what it should. How often `peek` was called does not decide anything, but the
/// explanation mentions it.
private struct Sum: SystemUnderTest {
    private var added = 0
    private var peeks = 0

    static var rules: [Rule<Sum>] {
        [
            Rule("add", when: { $0.added < 2 }) { $0.added += 1 },
            Rule("peek", when: { $0.peeks < 3 }) { $0.peeks += 1 },
        ]
    }

    static var invariants: [Invariant<Sum>] {
        [
            Invariant("sum") { sum in
                let actual = sum.added * 2 + sum.peeks
                guard sum.added > 0 else { return nil }
                return Mismatch("total", expected: sum.added, actual: actual)
            }
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(added)
        fingerprint.combine(peeks == 3)
    }
}
