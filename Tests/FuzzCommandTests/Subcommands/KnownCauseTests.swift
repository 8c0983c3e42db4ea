import SplitFuzz
import Testing

@testable import FuzzCommand

/// Two mistakes that break the same invariant at the same location, of which the corpus has one.
@MainActor struct KnownCauseTests {
    typealias Twins = @MainActor @Sendable (Set<String>) -> AppUnderTest

    /// An app, its mistakes in both orders, and the invariant that they break.
    struct Pair: Sendable, CustomTestStringConvertible {
        let app: Twins
        let known: String
        let other: String
        let invariant: String

        var testDescription: String { "\(other) beside \(known)" }
    }

    nonisolated static let pairs = [
        Pair(app: { .menus(faulty: $0) }, known: "Share", other: "Sort", invariant: "no-exception"),
        Pair(app: { .menus(faulty: $0) }, known: "Sort", other: "Share", invariant: "no-exception"),
        Pair(
            app: { .alerts(faulty: $0) }, known: "Late", other: "Twice", invariant: "nothing-logged"
        ),
        Pair(
            app: { .alerts(faulty: $0) }, known: "Twice", other: "Late", invariant: "nothing-logged"
        ),
    ]

    private func run(
        _ faulty: Set<String>, of pair: Pair, _ more: String..., seed: Int = 1, in folder: Folder
    ) -> Ran {
        fuzzsplit(
            ["run", "--seed", "\(seed)", "--corpus", "cases", "--create", "--only", pair.invariant]
                + more + oneSetup, on: [pair.app(faulty)], in: folder)
    }

    @Test(
        "both are findings, whatever the seed, in files of the same names and bytes",
        arguments: pairs)
    func both(_ pair: Pair) throws {
        var first: [String]?
        for seed in 1...3 {
            let folder = try Folder()

            let ran = run(
                [pair.known, pair.other], of: pair, "--cases", "64", seed: seed, in: folder)

            #expect(ran.status == .finding)
            #expect(ran.output.contains("\n2 new and 0 known findings in "), "seed \(seed)")
            let files = try folder.files.map { "\($0)\n\(try folder.text(of: $0))" }
            #expect(files == first ?? files, "seed \(seed)")
            first = files
        }
    }

    @Test(
        "after the known one is repaired, the other is new, and the known case is left alone",
        arguments: pairs)
    func repaired(_ pair: Pair) throws {
        let folder = try Folder()
        _ = run([pair.known], of: pair, "--cases", "0", in: folder)
        let file = try #require(folder.files.first)
        let text = try folder.text(of: file)

        let ran = run([pair.other], of: pair, "--cases", "0", in: folder)
        let replayed = fuzzsplit("replay", file, on: [pair.app([pair.other])], in: folder)

        #expect(ran.status == .finding)
        #expect(ran.output.contains("\n1 new and 0 known findings in "))
        #expect(folder.files.count == 2)
        #expect(try folder.text(of: file) == text)
        #expect(replayed.output.hasPrefix("\(file): fixed\n"))
    }

    @Test("while the known one is open, the other is new, and is announced", arguments: pairs)
    func open(_ pair: Pair) throws {
        let folder = try Folder()
        _ = run([pair.known], of: pair, "--cases", "0", in: folder)

        let ran = run([pair.known, pair.other], of: pair, "--cases", "0", in: folder)
        let again = run([pair.known, pair.other], of: pair, "--cases", "0", in: folder)

        #expect(ran.status == .finding)
        #expect(ran.output.contains("\n1 new and 1 known finding in "))
        #expect(ran.error.contains("found in "))
        #expect(folder.files.count == 2)
        #expect(again.status == .asExpected)
        #expect(again.output.contains("\n0 new and 2 known findings in "))
    }

    @Test("--until-new ends with the other", arguments: pairs)
    func untilNew(_ pair: Pair) throws {
        let folder = try Folder()
        _ = run([pair.known], of: pair, "--cases", "0", in: folder)

        let known = run([pair.known], of: pair, "--until-new", "--cases", "256", in: folder)
        let ran = run(
            [pair.known, pair.other], of: pair, "--until-new", "--cases", "100000", in: folder)

        #expect(known.status == .asExpected)
        #expect(known.output.contains("\n0 new and 1 known finding in "))
        #expect(ran.status == .finding)
        #expect(ran.output.contains("\n1 new and 1 known finding in "))
    }

    @Test("merge keeps a case of each", arguments: pairs)
    func merged(_ pair: Pair) throws {
        let folder = try Folder()
        _ = run([pair.known], of: pair, "--cases", "0", in: folder)
        let one = try #require(folder.files.first)
        let text = try folder.text(of: one)
        let other = try Folder()
        _ = run([pair.other], of: pair, "--cases", "0", in: other)
        try folder.write(try other.text(of: try #require(other.files.first)), to: "theirs/x.case")
        try folder.write(text, to: "ours/x.case")

        let ran = fuzzsplit(
            "merge", "theirs", "ours", "--corpus", "cases",
            on: [pair.app([pair.known, pair.other])], in: folder)

        #expect(ran.output.hasPrefix("2 cases: 1 added, 0 joined "))
        #expect(folder.files.filter { $0.hasPrefix("cases/") }.count == 2)
    }
}
