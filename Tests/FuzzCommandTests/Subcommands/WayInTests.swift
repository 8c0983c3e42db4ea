import FuzzCommand
import SplitFuzz
import Testing

/// Cases with several ways in of one cause.
@MainActor struct WayInTests {
    private static let push = "tap \"primary/Presenters\""

    private static func text(_ rest: [String] = [], _ actions: [String]) -> String {
        ExampleCase.text(
            expect: "fails primary-content-on-screen at primary", rest: rest, actions: actions
        ).replacing("fuzzsplit 1", with: "fuzzsplit 2")
    }

    @Test("--update adds another way into a known cause to its case, and it is no new finding")
    func added() throws {
        let folder = try Folder()
        let drag = Self.text(["minimal: proven", "note: mine"], [Self.push, "drag cancel"])
        try folder.write(drag, to: "cases/drag.case")
        try folder.write(
            Self.text(["minimal: proven"], [Self.push, "dock reveal"]), to: "cases/dock.case")
        let arguments =
            [
                "run", "sidebar/own-navigation", "--seed", "1", "--cases", "0", "--corpus", "cases",
                "--only", "primary-content-on-screen",
            ] + oneSetup

        let unwritten = fuzzsplit(arguments + ["--verbose"], in: folder)
        let textThen = try folder.text(of: "cases/drag.case")
        let first = fuzzsplit(arguments + ["--verbose", "--update"], in: folder)
        let second = fuzzsplit(arguments + ["--verbose"], in: folder)

        let text = try folder.text(of: "cases/drag.case")
        #expect(unwritten.status == .asExpected)
        #expect(textThen == drag)
        #expect(first.status == .asExpected)
        #expect(first.output.contains("    also by: "))
        #expect(first.output.contains("    added to cases/drag.case\n"))
        #expect(text.hasPrefix(drag))
        #expect(text.contains("\nalso-by:\n\(Self.push)\nrotate portrait\n"))
        #expect(folder.files == ["cases/dock.case", "cases/drag.case"])
        #expect(second.status == .asExpected)
        #expect(!second.output.contains("    also by: "))
        #expect(try folder.text(of: "cases/drag.case") == text)
        #expect(fuzzsplit("replay", "cases", in: folder).status == .asExpected)
    }

    @Test("a known cause on another release is named with that release")
    func anotherRelease() throws {
        let folder = try Folder()
        let push = ExampleCase.text(
            app: "stack/pushes-itself", expect: "fails no-exception at NSInvalidArgumentException",
            actions: ["tap \"window/Push\""])
        try folder.write(push, to: "cases/push.case")

        let ran = fuzzsplit(
            "run", "stack/pushes-itself", "--seed", "1", "--cases", "0", "--corpus", "cases",
            "--release", "iOS 15", "--no-write", "--verbose", on: [.stack], in: folder)

        #expect(
            ran.lines.contains(
                "  no-exception at NSInvalidArgumentException (another set-up)  tap Push"))
        #expect(ran.lines.contains("    also by: tap Push (iOS 15)"))
    }

    @Test("a case whose other way in passes is also-by fixed, and is exit 1")
    func fixed() throws {
        let folder = try Folder()
        try folder.write(
            Self.text([], [Self.push, "rotate portrait"])
                + "\nalso-by:\n\(Self.push)\ndrag cancel\n\nalso-by:\n\(Self.push)\n",
            to: "x.case")

        let ran = fuzzsplit("replay", "x.case", in: folder)

        #expect(
            ran
                == Ran(
                    status: .finding,
                    output: """
                        x.case: also-by fixed (line 17)
                        1 case: 1 also-by fixed

                        """,
                    error: ""))
    }

    @Test("shrink goes on from an unshrunk case, and keeps its other ways in as they are")
    func shrunk() throws {
        let folder = try Folder()
        let ways = """

            # seen twice
            also-by:
            \(Self.push)
            resize two-thirds

            also-by:
            window: two-thirds
            \(Self.push)
            resize full

            """
        try folder.write(
            Self.text(
                ["minimal: no (unshrunk)"],
                ["dock reveal", "dock hide", Self.push, "rotate portrait"]) + ways,
            to: "x.case")

        let ran = fuzzsplit("shrink", "x.case", in: folder)
        let text = try folder.text(of: "x.case")

        #expect(ran.status == .asExpected)
        #expect(ran.lines.first?.hasPrefix("x.case: 2 actions, was 4 actions; minimal: ") == true)
        #expect(!text.contains("unshrunk"))
        #expect(text.hasSuffix("---\n\(Self.push)\nrotate portrait\n\(ways)"))
    }

    @Test("an unshrunk case gets a simpler set-up, and its other ways in keep theirs")
    func otherSetup() throws {
        let folder = try Folder()
        let main = Self.text(
            ["minimal: no (unshrunk)"], [Self.push, "background"]
        ).replacing("orientation: landscape", with: "orientation: portrait")
        try folder.write(main + "\nalso-by:\n\(Self.push)\ndrag cancel\n", to: "x.case")

        _ = fuzzsplit("shrink", "x.case", in: folder)
        let text = try folder.text(of: "x.case")

        #expect(text.contains("\norientation: landscape\nwindow: full\n"))
        #expect(
            text.hasSuffix("\nalso-by:\norientation: portrait\n\(Self.push)\ndrag cancel\n"))
    }

    @Test("a failure that needs a set-up says so in its first line")
    func onlyThere() throws {
        let ran = fuzzsplit(
            "run", "--seed", "1", "--cases", "0", on: [.lopsided], in: try Folder())

        #expect(ran.status == .finding)
        #expect(
            ran.output.contains(
                """

                new finding in lopsided/default, only right-to-left: no-exception at
                NSInvalidArgumentException

                """))
        #expect(ran.output.contains("\ndirection: right-to-left\n"))
    }

    @Test("--budget bounds shrinking, and the commands of the report repeat it")
    func budget() {
        let ran = fuzzsplit(
            "run", "stack/pushes-itself", "--seed", "1", "--cases", "0", "--budget", "0",
            on: [.stack])

        #expect(
            ran.lines.contains(
                "limits   0 runs to shrink a case, 0 actions to prove it minimal"))
        #expect(
            ran.output.contains(
                """
                perhaps not minimal: `fuzzsplit shrink FILE` searches further
                """))
        #expect(ran.output.contains("--seed 1 --cases 0 --budget 0 --no-write\n"))
    }
}
