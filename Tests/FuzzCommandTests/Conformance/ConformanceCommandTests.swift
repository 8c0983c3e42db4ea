import ConformanceRows
import Testing

@testable import FuzzCommand
@testable import LabCommand

@MainActor @Suite("conformance")
struct ConformanceCommandTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// A result of a row of the suite.
    private func result(
        _ row: ConformanceRow, observed: String? = nil,
        host: ConformanceResult.Host = .simulator, system: String = "iOS 18.2"
    ) -> ConformanceResult {
        ConformanceResult(
            id: row.id, expected: row.expected, observed: observed ?? row.expected, host: host,
            device: "iPad14,3", system: system)
    }

    /// A whole file with these results.
    private func file(_ results: [ConformanceResult]) -> String {
        ([ConformanceResult.firstLine] + results.map(\.line)
            + [ConformanceResult.lastLine(rows: results.count)]).map { "\($0)\n" }.joined()
    }

    private func run(_ text: String) throws -> Ran {
        try folder.write(text, to: "a.tsv")
        return fuzzlab(["conformance", "a.tsv"], in: folder)
    }

    // MARK: - Results

    @Test("where everything agrees, rows are counted as observed and the status is 0")
    func agreeing() throws {
        // Two rows of doubts are about older releases.
        let rows = ConformanceEvidence.rows.filter { $0.holds(on: 26) }
        let covered = ConformanceEvidence([]).pinned.count { !$0.tests.isEmpty }

        let ran = try run(file(rows.map { result($0, system: "iOS 26.0") }))

        #expect(ran.status == .asExpected && ran.error.isEmpty)
        #expect(
            ran.lines.first
                == "iOS 26.0 (simulator), iPad14,3: \(rows.count) of \(rows.count) agree")
        #expect(ran.output.contains("  \(covered) observed: every result agrees\n"))
        #expect(ran.output.contains("   0 in disagreement with a result\n"))
        #expect(!ran.output.contains("disagrees:"))
    }

    @Test("a result that disagrees is listed with the row's text, and the status is 1")
    func disagreeing() throws {
        let row = try #require(ConformanceEvidence.rows.first { $0.id == "columns/getter" })

        let ran = try run(file([result(row, observed: "detail, list", host: .device)]))

        #expect(ran.status == .finding)
        #expect(
            ran.output.contains(
                """
                disagrees: columns/getter on iOS 18.2, iPad14,3
                  `viewController(for:)` returns what was set. (A-018, B-003)
                  expected: list, detail
                  observed: detail, list

                """))
        #expect(ran.output.contains("   1 in disagreement with a result\n"))
    }

    @Test("the row of a doubt settles it: in the default, otherwise, or not")
    func settling() throws {
        let row = try #require(ConformanceEvidence.rows.first { $0.id == "doubts/popover-order" })

        let usual = try run(file([result(row)]))
        let other = try run(file([result(row, observed: "above")]))
        let neither = try run(file([result(row, observed: "nowhere")]))

        #expect(usual.status == .asExpected && other.status == .finding)
        #expect(
            usual.lines.contains(
                "settles: popoverOrder is upFirst on iOS 18.2 (simulator), iPad14,3"))
        #expect(
            other.output.contains(
                """
                settles otherwise than the default: popoverOrder is mostRoom on iOS 18.2 (simulator), iPad14,3
                  a popover takes the side with most room of those where it fits

                """))
        #expect(other.output.contains("  1 have an answer here, 1 otherwise than the default\n"))
        #expect(neither.output.contains("settles nothing: popoverOrder on iOS 18.2"))
        #expect(neither.output.contains("  0 have an answer here, 0 otherwise than the default\n"))
        #expect(neither.output.contains("  observed: nowhere\n"))
        #expect(!other.output.contains("disagrees"))
        #expect(neither.status == .finding)
    }

    @Test("results of one release that contradict each other settle nothing")
    func contradicting() throws {
        let row = try #require(ConformanceEvidence.rows.first { $0.id == "doubts/popover-order" })
        let automatic = try #require(
            ConformanceEvidence.rows.first { $0.id == "doubts/automatic-mode" })

        let both = try run(
            file([result(row, host: .device), result(row, observed: "above", host: .simulator)]))
        let apart = try run(
            file([
                result(row, system: "iOS 17.0"), result(row, observed: "above", system: "iOS 18.0"),
            ]))
        // The row is about iOS 17 and 18.
        let late = try run(file([result(automatic, observed: "secondaryOnly", system: "iOS 26.0")]))

        #expect(both.output.matches(of: #/contradicted by another result/#).count == 2)
        #expect(both.output.contains("  0 have an answer here"))
        #expect(apart.output.contains("  1 have an answer here, 1 otherwise than the default\n"))
        #expect(!late.output.contains("settles") && !late.output.contains("disagrees"))
        #expect(late.status == .asExpected)
        #expect(late.output.contains("1 result of releases that the row of the doubt is not about"))
    }

    @Test("results of the model mark no row, and the text says why")
    func model() throws {
        let results = ConformanceEvidence.rows.map { result($0, host: .model) }

        let ran = try run(file(results))

        #expect(ran.status == .asExpected)
        #expect(ran.output.contains("The results of the model are no evidence"))
        #expect(ran.output.contains("   0 observed: every result agrees\n"))
    }

    @Test("a result that comes twice counts once")
    func twice() throws {
        let row = try #require(ConformanceEvidence.rows.first)
        let text = file([result(row)])

        let ran = try run(text + text)

        #expect(ran.lines.first == "iOS 18.2 (simulator), iPad14,3: 1 of 1 agree")
    }

    @Test("a pinned row with several rows of the suite is observed in part where some are missing")
    func inPart() throws {
        let several = try #require(ConformanceEvidence([]).pinned.first { $0.tests.count > 1 })

        let ran = try run(file([result(several.tests[0])]))

        #expect(ran.output.contains("   1 observed in part: results are missing\n"))
    }

    @Test("a row that disagrees on one system counts as in disagreement")
    func systems() throws {
        let row = try #require(ConformanceEvidence.rows.first { $0.id == "columns/getter" })
        let results = [
            result(row), result(row, system: "iOS 17.5"),
            result(row, observed: "none", host: .device, system: "iOS 26.0"),
        ]

        let ran = try run(file(results))

        #expect(ran.status == .finding)
        #expect(
            ran.lines.starts(with: [
                "iOS 18.2 (simulator), iPad14,3: 1 of 1 agree",
                "iOS 17.5 (simulator), iPad14,3: 1 of 1 agree",
                "iOS 26.0, iPad14,3: 0 of 1 agree",
            ]))
        #expect(ran.output.contains("   1 in disagreement with a result\n"))
    }

    @Test("the lines are found in a log, also with carriage returns and in two runs")
    func log() throws {
        let texts = ConformanceEvidence.rows.prefix(2).map { file([result($0)]) }

        let ran = try run(
            "Test Case started.\n" + texts[0] + "…\n" + texts[1].replacing("\n", with: "\r\n")
                + "passed\n")

        #expect(ran.status == .asExpected && ran.error.isEmpty)
        #expect(ran.lines.first?.hasSuffix(": 2 of 2 agree") == true)
    }

    @Test("a result is read as it was written, tabs and line feeds included")
    func escapes() throws {
        let written = ConformanceResult(
            id: "a/b", expected: "one\ttwo", observed: "\\t\nthree", host: .device, device: "d",
            system: "s")

        let file = try ConformanceFile(Array(file([written]).utf8), next: { _ in nil })

        #expect(file.results.map(\.result) == [written])
        #expect(file.results.map(\.line) == [2])
    }

    // MARK: - Bad files

    @Test("bad files are named with the line, the problem and the next step")
    func badFiles() throws {
        let first = ConformanceResult.firstLine
        let line = result(try #require(ConformanceEvidence.rows.first)).line
        let problems: [(text: String, line: Int)] = [
            ("\(line)\n", 1),
            ("\u{feff}\(first)\n\(line)\n", 2),
            ("conformance\tformat\t2\n", 1),
            ("\(first)\nconformance\trow\tx\n", 2),
            ("\(first)\n\(line.replacing("simulator", with: "Mac"))\n", 2),
            ("\(first)\n\(line)\nconformance\tend\t2\n", 3),
            ("\(first)\n\(line.replacing("iPad14,3", with: "\\x"))\n", 2),
            ("\(first)\n\(line.replacing("iPad14,3", with: "\u{1b}[1m"))\n", 2),
        ]
        for problem in problems {
            let ran = try run(problem.text)

            #expect(ran.status == .badInput && ran.output.isEmpty)
            #expect(
                ran.error == """
                    a.tsv:\(problem.line): this is no line of format 1 of the suite
                      nothing of this file is used; run the suite of this commit again

                    """)
        }
        let none = try run("")

        #expect(none.status == .badInput && none.output.isEmpty)
        #expect(
            none.error.hasPrefix(
                "a.tsv: expected lines that begin with \"conformance\" and a tab, found none\n"))
    }

    @Test("a run that was cut short counts, and the row that may have ended it is named")
    func cutShort() throws {
        let rows = ConformanceEvidence.rows

        let ran = try run("\(ConformanceResult.firstLine)\n\(result(rows[0]).line)\n")

        #expect(ran.status == .badInput)
        #expect(
            ran.error == """
                a.tsv:2: expected the line with the number of rows, found the end of the results \
                after \(rows[0].id)
                  the results before are used; look in the log for what ended the run in the
                  next row, \(rows[1].id)

                """)
        #expect(ran.lines.first?.hasSuffix("1 of 1 agree") == true)
    }

    @Test("a run that follows one that was cut short counts, too, and the cut is named")
    func begunAgain() throws {
        let rows = ConformanceEvidence.rows

        let ran = try run(
            "\(ConformanceResult.firstLine)\n\(result(rows[0]).line)\n" + file([result(rows[2])]))

        #expect(ran.status == .badInput)
        #expect(ran.error.hasPrefix("a.tsv:2: expected the line with the number of rows"))
        #expect(ran.error.hasSuffix("next row, \(rows[1].id)\n"))
        #expect(ran.lines.first?.hasSuffix("2 of 2 agree") == true)
    }

    @Test("results of another version of the suite are named and not used")
    func otherSuite() throws {
        let row = try #require(ConformanceEvidence.rows.first)
        let unknown = ConformanceResult(
            id: "columns/gone", expected: "a", observed: "a", host: .device, device: "d",
            system: "iOS 18.2")
        let changed = ConformanceResult(
            id: row.id, expected: "a", observed: "a", host: .device, device: "d",
            system: "iOS 18.2")

        let ran = try run(file([unknown, changed]))

        #expect(ran.status == .badInput && ran.output.isEmpty)
        #expect(ran.error.contains("a.tsv:2: expected a row of the suite, found \"columns/gone\""))
        #expect(
            ran.error.contains(
                "a.tsv:3: \(row.id): this program expects \"\(row.expected)\", the file \"a\""))
    }

    @Test("a file that is missing is named, and the others are read all the same")
    func missing() throws {
        let row = try #require(ConformanceEvidence.rows.first)
        try folder.write(file([result(row)]), to: "b.tsv")

        let ran = fuzzlab(["conformance", "a.tsv", "b.tsv"], in: folder)

        #expect(ran.status == .badInput)
        #expect(ran.error.hasPrefix("a.tsv: there is no such file or directory\n"))
        #expect(ran.lines.first?.hasSuffix("1 of 1 agree") == true)
        #expect(fuzzlab(["conformance"]).status == .badInput)
    }
}
