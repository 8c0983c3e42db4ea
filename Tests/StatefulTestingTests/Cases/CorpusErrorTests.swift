import Testing

@testable import StatefulTesting

@Suite("Unreadable cases")
struct CorpusErrorTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let change: (from: String, to: String)
        let line: Int
        let column: Int
        let problem: CorpusError.Problem

        init(
            _ from: String, _ to: String, _ line: Int, _ column: Int,
            _ problem: CorpusError.Problem
        ) {
            change = (from, to)
            self.line = line
            self.column = column
            self.problem = problem
        }

        var testDescription: String { "\(change.from) → \(change.to)" }
    }

    static let rules = ["touch", "turn", "wait", "enter", "leave"]

    static let examples: [Example] = [
        Example(
            "fuzzsplit 1", "fuzzer 1", 2, 1,
            .notACase(product: "fuzzsplit", found: "fuzzer 1")),
        Example("fuzzsplit 1", "fuzzsplit 2", 2, 11, .newerVersion(found: 2, newest: 1)),
        Example(
            "app: door/front", "app: door/frond", 3, 6,
            .unknownApp("door/frond", known: ["door/front", "door/back"])),
        Example(
            "app: door/front\n", "", 3, 1,
            .missingHeader("app", found: "colour: dark red")),
        Example(
            "colour: dark red\nside: left", "side: left\ncolour: dark red", 4, 1,
            .missingHeader("colour", found: "side: left")),
        Example(
            "colour: dark red", "colour: dark red\ncolour: green", 5, 1,
            .missingHeader("side", found: "colour: green")),
        Example(
            "dark red", "blue", 4, 9,
            .unknownValue(header: "colour", found: "blue", known: ["green", "dark red"])),
        Example("fails roomy at hall", "breaks", 6, 9, .badExpectation("breaks")),
        Example(
            "fails roomy at hall", "fails romy at hall", 6, 15,
            .unknownInvariant("romy", known: ["roomy", "closed-when-full"] + rules)),
        Example(
            "fails roomy at hall", "holds\nwas: romy at hall", 7, 6,
            .unknownInvariant("romy", known: ["roomy", "closed-when-full"] + rules)),
        Example(
            "minimal: proven", "minimal: maybe", 8, 10,
            .unknownValue(
                header: "minimal", found: "maybe",
                known: [
                    "proven", "proven if alike", "proven over sampled values", "1-step",
                    "no (budget)", "no (unshrunk)",
                ])),
        Example(
            "minimal: proven", "minimum: proven", 8, 1,
            .missingDivider(found: "minimum: proven")),
        Example("---\n", "", 10, 1, .missingDivider(found: "touch \"knob\" @start")),
        Example(
            "touch \"knob\"", "tuoch \"knob\"", 11, 1,
            .unknownRule("tuoch", known: rules)),
        Example("@start", "@begin", 11, 14, .unknownTiming("begin", known: ["start", "last"])),
        Example(
            "touch \"knob\" @start", "touch knob", 11, 7,
            .badArgument(rule: "touch", expected: "a name in quotes", found: "knob")),
        Example(
            "touch \"knob\" @start", "touch", 11, 6,
            .missingArgument(rule: "touch", expected: "a name in quotes")),
        Example("\"knob\"", "\"knob", 11, 7, .badString("\"knob @start")),
        Example("\"half way\"", "\"half\\way\"", 12, 6, .badString("\"half\\way\"")),
        Example(
            "wait -3", "wait 6", 13, 6,
            .badArgument(rule: "wait", expected: "an integer from -5 to 5", found: "6")),
        Example("wait -3", "wait -3 4", 13, 9, .surplus("4")),
        Example("wait -3", "wait -3 turn right", 13, 9, .surplus("turn")),
        Example("enter -> #1", "enter -> #1 leave #1", 15, 13, .surplus("leave")),
        Example("enter -> #1", "enter", 15, 6, .missingReference(rule: "enter")),
        Example("leave #1", "leave #9", 16, 7, .unknownReference("#9")),
        Example("enter -> #3", "enter -> #2", 18, 10, .duplicateReference("#2")),
        Example("side: left\n", "side: left\r\n", 5, 11, .carriageReturn),
        Example("side: left\n", "side: lêft\r\n", 5, 11, .carriageReturn),
        Example("side: left", "side: le\u{0}ft", 5, 9, .binary),
        Example("side: left", "side: lê\u{0}ft", 5, 9, .binary),
        Example(
            "touch \"knob\" @start", "touch @start", 11, 7,
            .badArgument(rule: "touch", expected: "a name in quotes", found: "@start")),
        Example(
            "enter -> #1", "enter -> one", 15, 10,
            .badArgument(rule: "enter", expected: "a reference, such as #1", found: "one")),
        Example(
            "also: closed-when-full", "also: closed-when-full, romy", 7, 25,
            .unknownInvariant("romy", known: ["roomy", "closed-when-full"] + rules)),
        Example(
            "also: closed-when-full", "also: ", 7, 7,
            .unknownInvariant("", known: ["roomy", "closed-when-full"] + rules)),
        Example(
            "fails roomy at hall", "fails roomy in hall", 6, 15,
            .unknownInvariant("roomy in hall", known: ["roomy", "closed-when-full"] + rules)),
    ]

    @Test("say where, what was expected and what to do", arguments: examples)
    func error(_ example: Example) {
        let text = CorpusCaseTests.text.replacing(example.change.from, with: example.change.to)

        #expect(throws: CorpusError(line: example.line, column: example.column, example.problem)) {
            try parse(Array(text.utf8))
        }
    }

    @Test("an empty file and one that is not UTF-8 have errors of their own")
    func bytes() {
        #expect(throws: CorpusError(line: 1, column: 1, .empty)) { try parse([]) }
        #expect(throws: CorpusError(line: 1, column: 1, .empty)) { try parse([0x20, 0x0a]) }
        #expect(throws: CorpusError(line: 2, column: 1, .binary)) { try parse([0x41, 0x0a, 0xff]) }
        #expect(throws: CorpusError(line: 1, column: 2, .binary)) {
            try parse([0xc3, 0xa9, 0xff, 0x0d])
        }
    }

    @Test("text that is missing at the end is missing after the last line")
    func end() {
        for (text, line, column) in [("fuzzsplit 1", 1, 12), ("fuzzsplit 1\n", 2, 1)] {
            let error = CorpusError(line: line, column: column, .missingHeader("app", found: ""))
            #expect(throws: error) { try parse(Array(text.utf8)) }
        }
    }

    @Test("another way in needs actions, and version 1 has no other ways in")
    func ways() {
        let text = CorpusCaseTests.text + "also-by:\n"
        let newer = text.replacing("fuzzsplit 1", with: "fuzzsplit 2")

        #expect(throws: CorpusError(line: 21, column: 1, .unknownRule("", known: Self.rules))) {
            try parse(Array(newer.utf8), version: 2)
        }
        #expect(
            throws: CorpusError(line: 20, column: 1, .unknownRule("also-by:", known: Self.rules))
        ) {
            try parse(Array(text.utf8), version: 2)
        }
    }

    /// These lines follow the actions, from line 20 on.
    static let lateErrors: [(text: String, line: Int, column: Int, problem: CorpusError.Problem)] =
        [
            ("side: left\n", 20, 1, .unknownRule("side:", known: rules)),
            ("also-by: me\nenter -> #1\n", 20, 1, .unknownRule("also-by:", known: rules)),
            (
                "also-by:\nside: right\ncolour: green\nenter -> #1\n", 22, 1,
                .unknownRule("colour:", known: rules)
            ),
            (
                "also-by:\nside: right\nside: left\nenter -> #1\n", 22, 1,
                .unknownRule("side:", known: rules)
            ),
            (
                "also-by:\nenter -> #1\nside: right\n", 22, 1,
                .unknownRule("side:", known: rules)
            ),
            ("also-by:\nside right\n", 21, 1, .unknownRule("side", known: rules)),
            (
                "also-by:\ncolour: blue\n", 21, 9,
                .unknownValue(header: "colour", found: "blue", known: ["green", "dark red"])
            ),
        ]

    @Test("what is no action below the actions is named", arguments: lateErrors)
    func lateLines(
        _ text: String, _ line: Int, _ column: Int, _ problem: CorpusError.Problem
    ) {
        let whole =
            CorpusCaseTests.text.replacing("fuzzsplit 1", with: "fuzzsplit 2") + text

        #expect(throws: CorpusError(line: line, column: column, problem)) {
            try parse(Array(whole.utf8), version: 2)
        }
    }

    @Test("messages name the nearest spelling")
    func advice() {
        let error = CorpusError(line: 11, column: 1, .unknownRule("tuoch", known: Self.rules))

        #expect(
            error.description == """
                line 11, column 1: expected the name of a rule, found "tuoch"; did you mean \
                "touch"? known: touch, turn, wait, enter, leave
                """)
    }

    private func parse(_ bytes: [UInt8], version: Int = 1) throws {
        let format = CaseFormat<Door>(product: "fuzzsplit", version: version)
        _ = try CorpusCase(parsing: bytes, format: format, subjects: Door.directory)
    }

    @Test("found text is cut, and escaped for a terminal")
    func unprintable() {
        let long = String(repeating: "x", count: 61)

        let cut = CorpusError(line: 1, column: 1, .surplus(long)).found
        let escaped = CorpusError(line: 1, column: 1, .unknownRule("\u{1b}[2J", known: [])).found
        let marked = CorpusError(
            line: 1, column: 1, .notACase(product: "fuzzsplit", found: "\u{feff}fuzzsplit 1"))

        let heap = "e" + String(repeating: "\u{301}", count: 1_000)
        let flat = CorpusError(line: 1, column: 1, .surplus(heap)).found

        #expect(cut == "\"" + String(repeating: "x", count: 59) + "…\"")
        #expect(flat.unicodeScalars.count == 62)
        #expect(escaped == #""\u{1b}[2J""#)
        #expect(marked.found == #""\u{feff}fuzzsplit 1""#)
    }
}
