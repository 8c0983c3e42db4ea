import FuzzCommand
import SplitFuzz
import StatefulTesting
import Testing

/// What the user or the app leaves out, by every subcommand that judges.
@MainActor struct JudgingTests {
    private static let exception = "no-exception at NSInvalidArgumentException"
    private let run = ["run", "stack/pushes-itself", "--seed", "1", "--cases", "0"]
    private let reasoned = AppUnderTest.stack.without(
        "no-exception", because: "it raises on purpose")
    private let raising = ExampleCase.text(
        app: "stack/pushes-itself", expect: "fails \(exception)", actions: ["tap \"window/Push\""])

    @Test("an invariant that is left out is not found, and the head and the commands say so")
    func left() {
        let whole = fuzzsplit(run, on: [.stack])
        let left = fuzzsplit(run + ["--without", "place-kept,no-exception"], on: [.stack])
        let json = fuzzsplit(
            run + ["--without", "no-exception", "--format", "json"], on: [.stack])

        #expect(whole.output.contains(Self.exception))
        #expect(!whole.output.contains("not judged"))
        #expect(left.status == .asExpected)
        #expect(left.lines.contains("not judged: no-exception, place-kept (--without)"))
        #expect(left.output.contains("\n    fuzzsplit run stack/pushes-itself --for 10m "))
        #expect(
            left.output.contains(
                "fuzzsplit explore stack/pushes-itself --depth 2 "
                    + "--without no-exception,place-kept\n"))
        #expect(json.output.contains("\"without\": \"no-exception\""))
        #expect(json.output.contains("\"reason\": \"--without\""))
    }

    @Test("with --only nothing else is judged, not even the goal, and reproducing says so")
    func only() {
        let found = fuzzsplit(run + ["--only", "no-exception"], on: [.stack])
        let silent = fuzzsplit(run + ["--only", "never-stuck"], on: [.stack])

        #expect(found.status == .finding)
        #expect(found.lines.contains("not judged: all but no-exception (--only)"))
        #expect(
            found.output.contains(
                "reproduce: fuzzsplit run stack/pushes-itself --seed 1 --cases 0 "
                    + "--only no-exception --no-write\n"))
        #expect(silent.status == .asExpected)
        #expect(SplitMachine.judgedNames.last == "never-stuck")
    }

    @Test("a known case is a next step only if its invariant is judged")
    func knownCase() throws {
        let folder = try Folder()
        try folder.write(raising, to: "Corpus/raising.case")
        func ran(without name: String) -> String {
            fuzzsplit(run + ["--without", name], on: [.stack], in: folder).output
        }

        #expect(ran(without: "place-kept").contains("fuzzsplit show Corpus/raising.case"))
        #expect(!ran(without: "no-exception").contains("fuzzsplit show"))
    }

    @Test("a case of an invariant that is left out is skipped in words, and counted")
    func replay() throws {
        let folder = try Folder()
        try folder.write(raising, to: "raising.case")
        let arguments = ["replay", "raising.case", "--without", "no-exception"]

        let ran = fuzzsplit(arguments, on: [.stack], in: folder)
        let json = fuzzsplit(arguments + ["--format", "json"], on: [.stack], in: folder)

        #expect(
            ran
                == Ran(
                    status: .asExpected,
                    output: """
                        not judged: no-exception (--without)
                        raising.case: not judged: no-exception (--without)
                        1 case: 1 not judged

                        """,
                    error: ""))
        #expect(
            json.output.hasSuffix(
                "\"asExpected\": 0,\n  \"other\": 0,\n  \"notJudged\": 1\n}\n"))
    }

    @Test("show draws a case that is not judged, and shrink refuses it")
    func showAndShrink() throws {
        let folder = try Folder()
        try folder.write(raising, to: "raising.case")
        let rest = ["raising.case", "--without", "no-exception"]

        let shown = fuzzsplit(["show"] + rest, on: [.stack], in: folder)
        let shrunk = fuzzsplit(["shrink"] + rest, on: [.stack], in: folder)

        #expect(shown.status == .asExpected)
        #expect(shown.lines[1] == "not judged: no-exception (--without)")
        #expect(!shown.output.contains("breaks "))
        #expect(shrunk.status == .badInput)
        #expect(
            shrunk.error == "raising.case: no-exception is not judged (--without); "
                + "there is nothing to shrink\n")
    }

    @Test("what an app leaves out is said with its reason, by all subcommands")
    func hint() throws {
        let folder = try Folder()
        try folder.write(raising, to: "raising.case")
        let line = "not judged: no-exception (it raises on purpose)"

        let ran = fuzzsplit(run, on: [reasoned], in: folder)
        let explored = fuzzsplit(
            "explore", "stack/pushes-itself", "--depth", "2", on: [reasoned], in: folder)
        let replayed = fuzzsplit("replay", "raising.case", on: [reasoned], in: folder)
        let several = fuzzsplit("run", "--cases", "0", on: [reasoned, .launch], in: folder)

        #expect(ran.status == .asExpected && explored.status == .asExpected)
        #expect(ran.lines.contains(line))
        #expect(explored.lines[1] == line)
        #expect(replayed.lines.first == "raising.case: \(line)")
        #expect(
            several.lines.contains("not judged in stack: no-exception (it raises on purpose)"))
    }

    @Test("--only judges what the app leaves out")
    func onlyBeatsHint() {
        let ran = fuzzsplit(run + ["--only", "no-exception"], on: [reasoned])

        #expect(ran.status == .finding)
        #expect(!ran.output.contains("on purpose"))
    }
}
