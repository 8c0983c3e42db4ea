import StatefulSwiftTesting
import Testing

@Suite("Check in a test")
struct RecordingTests {
    @Test("records an issue at the line of the call, and goes on")
    func line() throws {
        let line = #_sourceLocation.line + 3
        var hasGoneOn = false
        try withKnownIssue {
            try check(Queue.self, cases: 64)
            hasGoneOn = true
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.error == nil
                && issue.comments.first?.rawValue.hasPrefix("Queue breaks newest") == true
        }

        #expect(hasGoneOn)
    }

    @Test("records one for a subject too")
    func subject() throws {
        let line = #_sourceLocation.line + 2
        try withKnownIssue {
            try check(Ladder.subject)
        } matching: { issue in
            issue.sourceLocation?.line == line
        }
    }

    @Test("throws what is no failure of the machine")
    func otherErrors() {
        #expect(throws: NothingToCheck.self) { try check(Asleep.self) }
        #expect(throws: CorpusFileError.self) { try check(Sound.self, corpus: "no/such/folder") }
    }

    @Test("warns of a rule that was never applied")
    func unapplied() throws {
        try withKnownIssue {
            try check(Locked.self, cases: 64)
        } matching: { issue in
            issue.severity == .warning && issue.comments.map(\.rawValue) == ["never applied: open"]
        }
    }

    @Test("is silent where nothing fails")
    func silence() throws {
        try check(Sound.self)
    }
}

/// A door without a key.
private struct Locked: StateMachine {
    private var knocks = 0

    static var rules: [Rule<Locked>] {
        [
            Rule("knock") { $0.knocks = min($0.knocks + 1, 3) },
            Rule("open", when: { $0.knocks > 3 }) { _ in },
        ]
    }
}
