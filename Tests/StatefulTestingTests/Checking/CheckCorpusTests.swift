import Foundation
import StatefulTesting
import Testing

@Suite("Check with a folder of cases")
struct CheckCorpusTests {
    private static let header = "StatefulTesting 1\napp: Queue\n"
    private static let failing =
        header + "expect: fails full at ring\n---\nput 1\nput 0\nput 0\nput 0\n"

    @Test("replays its cases first, and names file and line of the one that fails")
    func failing() throws {
        try withFolder(["Queue/full.case": Self.failing]) { folder in
            let failure = #expect(throws: CheckFailure.self) {
                try check(Queue.self, corpus: folder)
            }

            #expect(
                failure.map { "\($0)" } == """
                    \(folder)/Queue/full.case:8: Queue breaks full at ring, after 4 actions

                         ring: (slots: [0, 0, 0, 0], head: 0, tail: 0), model: []
                      1  put 1
                         ring: (slots: [1, 0, 0, 0], head: 0, tail: 1), model: [1]
                      2  put 0
                         ring: (slots: [1, 0, 0, 0], head: 0, tail: 2), model: [1, 0]
                      3  put 0
                         ring: (slots: [1, 0, 0, 0], head: 0, tail: 3), model: [1, 0, 0]
                      4  put 0
                         ring: (slots: [1, 0, 0, 0], head: 0, tail: 0), model: [1, 0, 0, 0]
                         breaks full at ring

                    A saved case, replayed as it is: a shorter sequence may fail too.

                    To run it again: try check(Queue.self, corpus: "\(folder)")
                    """)
        }
    }

    @Test("reports a guard that breaks again, and each further case in a line")
    func guards() throws {
        let broken =
            Self.header + "expect: holds\nwas: full at ring\n---\nput 0\nput 0\nput 0\nput 0\n"
        try withFolder(["a.case": broken, "b.case": Self.failing]) { folder in
            let failure = #expect(throws: CheckFailure.self) {
                try check(Queue.self, corpus: folder)
            }

            #expect(
                failure?.failures.map(\.source) == ["\(folder)/a.case:9", "\(folder)/b.case:8"])
            #expect(
                failure?.description.hasSuffix(
                    """

                    1 more failure:
                      full at ring: put 1, put 0, put 0, put 0 (\(folder)/b.case:8)
                    """) == true)
        }
    }

    @Test("goes on to search where its cases pass, and passes over those of other machines")
    func passing() throws {
        let cases = [
            "Sound/a.case": "StatefulTesting 1\napp: Sound\nexpect: fails holds\n---\npress\n",
            "Queue/full.case": Self.failing,
        ]
        try withFolder(cases) { folder in
            try check(Sound.self, corpus: folder)
            #expect(throws: CheckFailure.self) { try check(Safe.self, corpus: folder) }
        }
    }

    @Test("names the path of a folder that does not exist")
    func missing() {
        let error = #expect(throws: CorpusFileError.self) {
            try check(Sound.self, corpus: "no/such/folder")
        }

        #expect(
            error.map { "\($0)" } == "no/such/folder: there is no such file or directory")
    }

    @Test(
        "names file and line of a case that cannot be replayed",
        arguments: [
            (
                "fuzzsplit 1\n",
                #"1: expected "StatefulTesting " and a version, found "fuzzsplit 1"; "#
                    + "check that this file is a case"
            ),
            (
                "StatefulTesting 1\nexpect: holds\n",
                #"2: expected "app: ", found "expect: holds"; put the header "app" here: the order is fixed"#
            ),
            (
                header + "expect: fails full\n---\nputt 1\n",
                #"5: expected the name of a rule, found "putt"; "#
                    + #"did you mean "put"? known: put, newest"#
            ),
            (
                header + "expect: fails full\n---\n" + String(repeating: "put 1\n", count: 3)
                    + "newest\nput 11\n",
                "9: expected an integer from 0 to 9, found \"11\"; correct the arguments of put"
            ),
        ])
    func unusable(text: String, problem: String) throws {
        try withFolder(["a.case": text]) { folder in
            let error = #expect(throws: UnusableCase.self) {
                try check(Queue.self, corpus: folder)
            }

            #expect(error.map { "\($0)" } == "\(folder)/a.case:\(problem)")
        }
    }

    @Test(
        "replays the case that it told to save, whatever the names are",
        arguments: OddNames.allCases)
    func savedCase(names: OddNames) throws {
        let subject = names.subject
        let found = try #require(#expect(throws: CheckFailure.self) { try check(subject) })
        let saved = try #require(found.failures.first)

        try withFolder([saved.path: saved.text]) { folder in
            let replayed = #expect(throws: CheckFailure.self) {
                try check(subject, corpus: folder)
            }

            let failure = try #require(replayed?.failures.first)
            #expect(failure.source.hasPrefix("\(folder)/"))
            #expect(failure.name == saved.name)
            #expect(failure.location == saved.location)
            #expect(failure.actions == saved.actions)
        }
    }

    @Test("replays the case of a start that fails")
    func savedStart() throws {
        let found = try #require(#expect(throws: CheckFailure.self) { try check(Stillborn.self) })
        let saved = try #require(found.failures.first)

        try withFolder([saved.path: saved.text]) { folder in
            let replayed = #expect(throws: CheckFailure.self) {
                try check(Stillborn.self, corpus: folder)
            }

            #expect(replayed?.failures.first?.source.hasPrefix(folder) == true)
        }
    }

    @Test("says that a folder is a file")
    func fileForFolder() throws {
        try withFolder(["a.case": Self.failing]) { folder in
            let error = #expect(throws: CorpusFileError.self) {
                try check(Queue.self, corpus: "\(folder)/a.case")
            }

            #expect(
                error.map { "\($0)" }
                    == "\(folder)/a.case: a part of this path is not a directory; correct the path")
        }
    }

    @Test("says that an action of a case cannot be applied any more")
    func stale() throws {
        let text = "StatefulTesting 1\napp: Narrow\nexpect: fails open\n---\nopen\nopen\n"
        try withFolder(["a.case": text]) { folder in
            let error = #expect(throws: UnusableCase.self) {
                try check(Narrow.self, corpus: folder)
            }

            #expect(
                error.map { "\($0)" }
                    == "\(folder)/a.case:6: open cannot be done there; "
                    + "save the case anew, or delete it")
        }
    }
}

/// Opens once.
private struct Narrow: StateMachine {
    var isOpen = false

    static var rules: [Rule<Narrow>] {
        [Rule("open", when: { !$0.isOpen }) { $0.isOpen = true }]
    }
}

/// Names of a rule and an invariant that case files must quote or escape.
enum OddNames: String, CaseIterable {
    case blanks = "n stays low"
    case divider = "---"
    case comment = "#go"
    case quotes = "say \"go\" \\ now"
    case folders = "../up/and down"

    var subject: Subject<Counter> { Subject("odd") { _ in Counter(name: rawValue) } }

    /// Counts up to 2, and calls everything by one name.
    struct Counter: SystemUnderTest {
        let name: String
        var count = 0

        static var rules: [Rule<Counter>] {
            OddNames.allCases.map { names in
                Rule(names.rawValue, .integer(0...3), when: { $0.name == names.rawValue }) {
                    counter, _ in counter.count += 1
                }
            }
        }

        static var invariants: [Invariant<Counter>] {
            OddNames.allCases.map { names in
                Invariant(names.rawValue) { counter in
                    counter.name == names.rawValue && counter.count > 1
                        ? Mismatch(counter.name + " at one: two\n,\u{1b}[31m\u{202e}") : nil
                }
            }
        }
    }
}

/// Makes a folder with some files, and removes it in the end.
func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("check-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
        let url = root.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
    try body(root.path)
}
