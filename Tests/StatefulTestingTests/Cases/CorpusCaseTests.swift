import Testing

@testable import StatefulTesting

@Suite("Corpus cases")
struct CorpusCaseTests {
    private let format = CaseFormat<Door>(product: "fuzzsplit", version: 1)
    private let second = CaseFormat<Door>(product: "fuzzsplit", version: 2)

    /// The lines above the actions of a case of the second version.
    private static let head = """
        fuzzsplit 2
        app: door/front
        colour: green
        side: left
        expect: fails roomy at hall
        ---

        """

    static let text = """
        # Kept: a comment of a person's.
        fuzzsplit 1
        app: door/front
        colour: dark red
        side: left
        expect: fails roomy at hall
        also: closed-when-full
        minimal: proven
        note: two in the hall (A-006)
        ---
        touch "knob" @start
        turn "half way"
        wait -3
        # Before the first visitor.
        enter -> #1
        leave #1
        enter -> #2
        enter -> #3
        # At the end.

        """

    @Test("text, value, text gives the same bytes, comments and note included")
    func roundTrip() throws {
        let parsed = try parse(Self.text)

        #expect(parsed.text(format) == Self.text)
        #expect(parsed.also == ["closed-when-full"])
        #expect(parsed.trace.setup == [1, 0])
        #expect(parsed.lines == [11, 12, 13, 15, 16, 17, 18])
    }

    @Test("other ways in follow the actions, with comments and references of their own")
    func otherForms() throws {
        let text =
            Self.head + """
                enter -> #1
                leave #1
                # Nobody is left.

                # Seen on a Monday.
                also-by:
                # Twice.
                enter -> #1
                enter -> #2

                also-by:
                # As in spring.
                colour: dark red
                wait 1
                # At the end.

                """

        let parsed = try parse(text, second)

        #expect(parsed.text(second) == text)
        #expect(parsed.trace.count == 2)
        #expect(parsed.alsoBy.map(\.trace.count) == [2, 1])
        #expect(parsed.alsoBy.map(\.line) == [12, 17])
        #expect(parsed.alsoBy.map(\.lines) == [[14, 15], [20]])
        #expect(parsed.separated.map { $0.line(ofStep: 1) } == [7, 14, 20])
        #expect(parsed.alsoBy.map(\.trace.setup) == [[0, 0], [1, 0]])
    }

    @Test("the file's name does not depend on the other ways in")
    func formsKeepTheName() throws {
        let format = CaseFormat<Door>(product: "fuzzsplit", version: 2)
        var committed = try parse(Self.text)
        let name = committed.fileName(format)

        committed.addWaysIn(
            [Trace(setup: committed.trace.setup, actions: [Action(rule: 0)])],
            setup: Door.subject.setup)

        #expect(committed.alsoBy.count == 1)
        #expect(committed.fileName(format) == name)
    }

    @Test("controls, bidirectional marks and quotes are escaped, and read back")
    func escapes() throws {
        let name = Name("a\"\\\n\u{202e}\u{7}é")
        let original = CorpusCase(
            app: "door/front", setup: [.init("colour", "green"), .init("side", "left")],
            expectation: .holds(was: "roomy", location: "hall\n2"),
            trace: Trace(setup: [0, 0], actions: [Action(rule: 0, arguments: [.name(name)])]))

        let text = original.text(format)
        let parsed = try parse(text)

        #expect(text.contains(#"touch "a\"\\\n\u{202e}\u{7}é""#))
        #expect(text.contains("expect: holds\nwas: roomy at hall\\n2\n"))
        #expect(parsed.trace == original.trace)
        #expect(parsed.expectation == original.expectation)
    }

    @Test("the file's name is that of set-up, invariant and actions, not of the expectation")
    func fileName() throws {
        let failing = try parse(Self.text)
        var holding = failing
        holding.expectation = .holds(was: "roomy", location: "hall")
        holding.note = nil
        let other = try parse(Self.text.replacing("side: left", with: "side: right"))

        let name = failing.fileName(format)
        #expect(name == holding.fileName(format))
        #expect(name != other.fileName(format))
        #expect(name.hasPrefix("roomy-") && name.hasSuffix(".case") && name.count == 19)
    }

    @Test("a person's note and comments stay when a case is written anew")
    func keepsWords() throws {
        let existing = try parse(Self.text)
        let anew = CorpusCase(
            app: existing.app, setup: existing.setup, expectation: existing.expectation,
            also: existing.also, minimal: existing.minimal, trace: existing.trace)

        #expect(anew.keepingNotes(of: existing).text(format) == Self.text)
    }

    @Test("a comment stays at its sequence, whatever place that has in the case")
    func commentsFollow() throws {
        let text =
            Self.head + """
                # main
                # —
                wait 5
                # its last

                # —
                # first
                also-by:
                # its action
                wait 4

                # second
                also-by:
                wait 3
                # its end

                """
        let old = try parse(text, second)
        let ways = old.alsoBy.map(\.trace)
        var new = CorpusCase(
            app: old.app, setup: old.setup, expectation: old.expectation, trace: ways[0])
        new.addWaysIn([ways[1], old.trace], setup: Door.subject.setup)

        let lines = new.keepingNotes(of: old).text(second).split(separator: "\n")

        let body = try #require(lines.firstIndex(of: "---"))
        #expect(
            Array(lines[(body - 2)...]) == [
                "# —", "# first", "---", "# its action", "wait 4", "# second", "also-by:", "wait 3",
                "# its end", "also-by:", "# main", "# —", "wait 5",
                "# its last",
            ])
    }

    @Test("comments of the same words at two sequences both stay, and are taken once")
    func commentsOfTheSameWords() throws {
        let old = try parse(Self.head + "# same\nwait 5\n\nalso-by:\n# same\nwait 4\n", second)
        var new = try parse(Self.head + "# same\nwait 5\n\nalso-by:\nwait 4\n", second)

        new.takeComments(of: old)
        let once = new
        new.takeComments(of: old)

        #expect(new.text(second) == old.text(second) && new == once)
    }

    @Test("a comment on a value of the set-up stays at the sequence that has the value")
    func commentsOnSetup() throws {
        let head = Self.head.replacing("colour: green", with: "# spring\ncolour: green")
            .replacing("side: left", with: "# of both\nside: left")
        let old = try parse(
            head + """
                wait 5

                also-by:
                # autumn
                colour: dark red
                wait 4

                """, second)
        var new = CorpusCase(
            app: old.app, setup: [.init("colour", "dark red"), .init("side", "left")],
            expectation: old.expectation, trace: old.alsoBy[0].trace)
        new.addWaysIn([old.trace], setup: Door.subject.setup)

        let lines = new.keepingNotes(of: old).text(second).split(separator: "\n")

        #expect(
            Array(lines.dropFirst(2)) == [
                "# autumn", "colour: dark red", "# of both", "side: left",
                "expect: fails roomy at hall", "---", "wait 4", "also-by:", "# spring",
                "colour: green", "wait 5",
            ])
    }

    @Test("a way in keeps its set-up where the case gets another one")
    func waysKeepTheirSetup() throws {
        let old = try parse(
            Self.head + """
                wait 5

                also-by:
                wait 4

                also-by:
                colour: dark red
                wait 3

                """, second)
        let new = CorpusCase(
            app: old.app, setup: [.init("colour", "dark red"), .init("side", "left")],
            expectation: old.expectation, trace: Trace(setup: [1, 0], actions: [Action(rule: 0)]))

        let kept = new.keepingNotes(of: old)

        #expect(kept.alsoBy.map(\.setup) == [[.init("colour", "green")], []])
        #expect(kept.alsoBy.map(\.trace) == old.alsoBy.map(\.trace))
    }

    @Test("an optional parameter stands in a case only where it has not its first value")
    func optionalParameter() throws {
        var reading = SetupParameter("reading", values: ["usual", "other"])
        reading.isOptional = true
        let subjects = SubjectDirectory(names: ["door/front"]) { _ in
            Door.directory.setup("door/front").map { $0 + [reading] }
        }
        let named = Self.text.replacing("side: left\n", with: "side: left\nreading: other\n")

        for (text, rank) in [(Self.text, 0), (named, 1)] {
            let parsed = try CorpusCase(
                parsing: Array(text.utf8), format: format, subjects: subjects)
            #expect(parsed.trace.setup == [1, 0, rank])
            #expect(parsed.text(format) == text)
        }
    }

    @Test("a case names no location that an app has not")
    func unknownLocation() throws {
        func parsed(_ locations: [String]) throws -> CorpusCase {
            var subject = Door.subject
            subject.locations["roomy"] = locations
            return try CorpusCase(
                parsing: Array(Self.text.utf8), format: format,
                subjects: SubjectDirectory(of: subject))
        }

        #expect(try parsed(["attic", "hall"]).expectation == parse(Self.text).expectation)
        let column = "expect: fails roomy at ".count + 1
        #expect {
            try parsed(["halls"])
        } throws: { error in
            "\(error)"
                == "line 6, column \(column): expected a location of roomy in this app, found "
                + "\"hall\"; did you mean \"halls\"? known: halls"
        }
        #expect {
            try parsed([])
        } throws: { error in
            "\(error)".hasSuffix("found \"hall\"; the app has none: delete the case")
        }
    }

    private func parse(_ text: String, _ format: CaseFormat<Door>? = nil) throws -> CorpusCase {
        try CorpusCase(
            parsing: Array(text.utf8), format: format ?? self.format, subjects: Door.directory)
    }
}
