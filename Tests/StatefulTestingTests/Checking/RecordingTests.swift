import Foundation
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

@Suite("A folder of cases in a test")
struct CaseFolderTests {
    private static let folder =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Corpus"

    @Test("replays each case", arguments: try CaseFolder(folder).cases)
    func replays(_ file: CaseFile) throws {
        #expect(file.machine == "Queue")
        try file.replay(Queue.self)
    }

    @Test("lists its cases by path, and each case is described by its path")
    func paths() throws {
        let cases = try CaseFolder(Self.folder).cases

        #expect(cases.map(\.description) == ["\(Self.folder)/Queue/newest-short.case"])
    }

    @Test("a case that fails throws with the file's line first")
    func failing() throws {
        let text = "StatefulTesting 1\napp: Queue\nexpect: holds\nwas: full at ring\n---\n"
        try withFolder(["q.case": text + "put 0\nput 0\nput 0\nput 0\n"]) { folder in
            let file = try #require(try CaseFolder(folder).cases.first)

            let failure = #expect(throws: CheckFailure.self) { try file.replay(Queue.self) }

            #expect(
                failure?.description.hasPrefix("\(folder)/q.case:9: Queue breaks full at ring")
                    == true)
            let other = #expect(throws: UnusableCase.self) { try file.replay(Sound.self) }
            #expect(
                other?.description
                    == "\(folder)/q.case:2: expected the name of an app, found \"Queue\"; "
                    + "known: Sound")
        }
    }

    @Test("a folder that does not exist is an error")
    func missing() {
        #expect(throws: CorpusFileError.notFound(path: "no/such")) { try CaseFolder("no/such") }
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
