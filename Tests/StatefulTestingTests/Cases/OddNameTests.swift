import Testing

@testable import StatefulTesting

/// A machine with names that look like other parts of a case.
private struct Oddity: StateMachine {
    enum Label: String, CaseIterable {
        case arrow = "-> #1"
        case timing = "@start"
        case reference = "#2"
        case words = "a b"
        case mark = "#\u{301}"
    }

    static var subject: Subject<Oddity> {
        Subject(
            " odd",
            setup: [SetupParameter("side", values: [" left", "right"])]
        ) { _ in Oddity() }
    }

    static var directory: SubjectDirectory {
        SubjectDirectory(names: [" odd"]) { _ in subject.setup }
    }

    static var rules: [Rule<Oddity>] {
        [
            Rule("also-by") { _ in },
            Rule("side right") { _ in },
            Rule("---") { _ in },
            Rule("label", .oneOf(Label.self)) { _, _ in },
        ]
    }

    static let names = ["a b", "#c", "d.at e", "also", "\u{301}f"]

    static var invariants: [Invariant<Oddity>] {
        names.map { Invariant($0) { _ in nil } }
    }

    func feed(_ fingerprint: inout Fingerprint) {}
}

@Suite("Odd names in cases")
struct OddNameTests {
    private let format = CaseFormat<Oddity>(product: "fuzzsplit", version: 2)

    private static let actions =
        [0, 1, 2].map { Action(rule: $0) }
        + Oddity.Label.allCases.indices.map { Action(rule: 3, arguments: [.rank(UInt64($0))]) }

    @Test("what is written is read as the same", arguments: Oddity.names)
    func roundTrip(_ invariant: String) throws {
        for location in ["", " x", "y at z", "\u{301}\r", ","] {
            let trace = Trace(setup: [0], actions: Self.actions)
            let other = Trace(setup: [1], actions: Self.actions)
            let original = CorpusCase(
                app: " odd", setup: [.init("side", " left")],
                expectation: .fails(invariant: invariant, location: location),
                also: Oddity.names, note: " a \"note\"\n", trace: trace,
                alsoBy: [.init(other, setup: [.init("side", "right")]), .init(trace)])

            let text = original.text(format)
            let parsed = try CorpusCase(
                parsing: Array(text.utf8), format: format, subjects: Oddity.directory)

            #expect(parsed.app == original.app)
            #expect(parsed.setup == original.setup)
            #expect(parsed.expectation == original.expectation)
            #expect(parsed.also == original.also)
            #expect(parsed.note == original.note)
            #expect(parsed.traces == original.traces)
            #expect(parsed.alsoBy.map(\.setup) == original.alsoBy.map(\.setup))
            #expect(parsed.text(format) == text)
        }
    }

    @Test(
        "a name has no separator of case files",
        arguments: [
            "a, b", "a: b", " c", "c ", "d at e", "d at", "d at \u{301}", "e\nf",
        ])
    func separators(_ name: String) {
        #expect(!CorpusText.isJudgeName(name))
    }

    @Test("a note that becomes a comment stays on its line")
    func comment() {
        let comment = CorpusComment(note: "one\ntwo\u{0}\r", before: .divider)

        #expect(comment.text == #"# note: one\ntwo\u{0}\u{d}"#)
    }
}
