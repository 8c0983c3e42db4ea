import Testing

@testable import StatefulTesting

@Suite("Verdicts")
struct VerdictTests {
    private let executor = Executor(Door.subject)
    private let format = CaseFormat<Door>(product: "fuzzsplit", version: 2)

    @Test("tell every end of a replay apart")
    func verdicts() throws {
        let failing = "touch \"knob\"\nenter -> #1\nenter -> #2\n"

        #expect(try verdict("fails roomy at hall", failing) == .asExpected)
        #expect(try verdict("fails roomy at hall", failing + "wait 0\n") == .noLongerMinimal)
        #expect(try verdict("fails roomy at hall", "wait 0\n" + failing) == .noLongerMinimal)
        #expect(try verdict("fails roomy at hall", "touch \"knob\"\n") == .fixed)
        #expect(try verdict("holds\nwas: roomy at hall", "touch \"knob\"\n") == .asExpected)
        #expect(try verdict("holds\nwas: roomy at hall", failing) == .brokenAgain(line: 10))
        #expect(
            try verdict("fails roomy at stairs", failing)
                == .failsDifferently(
                    line: 10,
                    Violation(invariant: "roomy", location: "hall", sources: ["A-006"])))
        #expect(
            try verdict("fails roomy at hall", "enter -> #1\n")
                == .stale(line: 8, why: "enter cannot be done there"))
        #expect(
            try verdict("fails roomy at hall", "turn right\n")
                == .stale(
                    line: 8,
                    why: "turn cannot take right there; it can take left, \"half way\""))
    }

    @Test("are about all ways in of a case: the first unexpected one decides")
    func ways() throws {
        let failing = "touch \"knob\"\nenter -> #1\nenter -> #2\n"
        let expectation = "fails roomy at hall"

        func verdict(withWay way: String) throws -> Verdict {
            try self.verdict(expectation, failing + "also-by:\n" + way)
        }

        #expect(try verdict(withWay: "wait 0\n" + failing) == .asExpected)
        #expect(try verdict(withWay: "touch \"knob\"\n") == .alsoByFixed(line: 11))
        #expect(
            try verdict(withWay: "enter -> #1\n")
                == .stale(line: 12, why: "enter cannot be done there"))
    }

    private func verdict(_ expectation: String, _ actions: String) throws -> Verdict {
        let text = """
            fuzzsplit 2
            app: door/front
            colour: green
            side: left
            expect: \(expectation)
            minimal: 1-step
            ---
            \(actions)
            """
        let lines =
            expectation.contains("\n") ? text.replacing("minimal: 1-step\n", with: "") : text
        let parsed = try CorpusCase(
            parsing: Array(lines.utf8), format: format, subjects: Door.directory)
        return Verdict(judging: parsed, by: executor)
    }
}
