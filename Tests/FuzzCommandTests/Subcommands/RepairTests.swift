import FuzzCommand
import StatefulTesting
import Testing

/// `replay --repair`.
@MainActor struct RepairTests {
    nonisolated private static let push = "tap \"primary/Presenters\""
    nonisolated private static let content = "primary-content-on-screen at primary"

    private static func text(
        _ expect: String, _ rest: [String], _ actions: [String]
    ) -> String {
        ExampleCase.text(expect: expect, rest: rest, actions: actions)
            .replacing("fuzzsplit 1", with: "fuzzsplit 2")
    }

    @Test("--prove writes what a proof says of a case that is as expected, once")
    func proven() throws {
        let folder = try Folder()
        let text = Self.text(
            "fails \(Self.content)", ["minimal: 1-step", "note: mine"],
            [Self.push, "rotate portrait"])
        try folder.write(text, to: "x.case")

        let repaired = fuzzsplit("replay", "--repair", "x.case", in: folder)
        let ran = fuzzsplit("replay", "--prove", "x.case", in: folder)
        let again = fuzzsplit("replay", "--prove", "x.case", in: folder)

        #expect(repaired.lines.first == "x.case: as expected")
        #expect(
            ran.lines == [
                "x.case: as expected", "  repaired: minimal: proven, was 1-step",
                "1 case: 1 as expected; 1 repaired",
            ])
        let written = try folder.text(of: "x.case")
        #expect(written.contains("\nminimal: proven\nnote: mine\n"), "\(written)")
        #expect(again.lines == ["x.case: as expected", "1 case: 1 as expected"])
    }

    /// The proof finds a simpler failure at the same place, which needs another defect.
    @Test("--prove leaves a case alone if a proof finds a failure of another cause")
    func otherCause() throws {
        let folder = try Folder()
        let text = ExampleCase.text(
            app: "sidebar/insets+bar+safe-area", expect: "fails insets-current at primary",
            rest: ["minimal: 1-step"],
            actions: [
                "tap \"primary/Presenters\"", "dock reveal", "tap \"primary/BackButton\"",
                "dock hide",
            ]
        ).replacing("fuzzsplit 1", with: "fuzzsplit 2")
        try folder.write(text, to: "x.case")

        let ran = fuzzsplit("replay", "--prove", "x.case", in: folder)

        #expect(ran.lines == ["x.case: as expected", "1 case: 1 as expected"])
        #expect(try folder.text(of: "x.case") == text)
    }

    @Test("a stale action is left out, and words and other ways in stay")
    func stale() throws {
        let folder = try Folder()
        let way = "\n# seen twice\nalso-by:\n\(Self.push)\ndrag cancel\n"
        try folder.write(
            Self.text(
                "fails \(Self.content)", ["minimal: proven", "note: mine"],
                ["tap \"primary/Nobody\"", Self.push, "rotate portrait"]) + way,
            to: "x.case")

        let ran = fuzzsplit("replay", "--repair", "x.case", in: folder)
        let text = try folder.text(of: "x.case")

        #expect(ran.status == .asExpected)
        #expect(ran.lines.first?.hasPrefix("x.case: stale (line 12: ") == true)
        #expect(
            ran.lines.dropFirst() == [
                "  repaired: 2 actions, was 3 actions; minimal: proven",
                "  repaired:   \(Self.push)",
                "  repaired:   rotate portrait",
                "1 case: 1 as expected; 1 repaired",
            ])
        #expect(text.contains("\nnote: mine\n"))
        #expect(text.hasSuffix("---\n\(Self.push)\nrotate portrait\n\(way)"))
        #expect(folder.files == ["x.case"])
    }

    @Test(
        "a stale action of another way in is named, and nothing is deleted or searched",
        arguments: [
            ("fails \(content)", [], [push, "rotate portrait"]),
            ("holds", ["was: \(content)"], ["rotate portrait", "rotate landscape"]),
        ])
    func staleWayIn(_ expect: String, _ rest: [String], _ actions: [String]) throws {
        let folder = try Folder()
        let text =
            Self.text(expect, rest, actions)
            + "\nalso-by:\ntap \"primary/Nobody\"\nrotate portrait\n"
        try folder.write(text, to: "x.case")

        let ran = fuzzsplit("replay", "--repair", "x.case", in: folder)

        #expect(ran.status == .finding)
        let line = 14 + rest.count
        #expect(ran.lines.first?.contains(": stale (line \(line): ") == true, "\(ran.output)")
        #expect(
            ran.output.contains("correct the other sequence that has this line, or delete that"),
            "\(ran.output)")
        #expect(try folder.text(of: "x.case") == text)
    }

    @Test("a case whose location has changed gets the new one")
    func location() throws {
        let folder = try Folder()
        let old = Self.text(
            "fails primary-content-on-screen at attic", [], [Self.push, "rotate portrait"])
        try folder.write(old, to: "x.case")

        let plain = fuzzsplit("replay", "x.case", in: folder)
        let kept = try folder.text(of: "x.case")
        let ran = fuzzsplit("replay", "--repair", "x.case", in: folder)

        #expect(plain.status == .finding)
        #expect(kept == old)
        #expect(ran.status == .asExpected)
        #expect(
            Array(ran.lines.dropFirst(2)) == [
                "  repaired: it fails at primary, was at attic",
                "  repaired: minimal: proven, was unknown",
                "1 case: 1 as expected; 1 repaired",
            ])
        #expect(try folder.text(of: "x.case").contains("\nexpect: fails \(Self.content)\n"))
    }

    @Test("a case that is no longer minimal is shrunk in its file")
    func minimal() throws {
        let folder = try Folder()
        let actions = ["dock reveal", "dock hide", Self.push, "rotate portrait"]
        try folder.write(
            Self.text("fails \(Self.content)", ["minimal: proven"], actions), to: "x.case")

        let ran = fuzzsplit("replay", "--repair", "x.case", in: folder)

        #expect(ran.lines.first == "x.case: as expected, no longer minimal")
        #expect(ran.lines[1] == "  repaired: 2 actions, was 4 actions; minimal: proven")
        #expect(ran.lines.last == "1 case: 1 as expected; 1 repaired")
    }

    @Test("what cannot be repaired is named with what to do, and stays as it is")
    func unrepaired() throws {
        let folder = try Folder()
        let broken = Self.text(
            "holds", ["was: \(Self.content)"], [Self.push, "rotate portrait"])
        let fixed = Self.text("fails \(Self.content)", [], [Self.push]).replacing(
            "iOS 14", with: "asDocumented")
        try folder.write(broken, to: "a.case")
        try folder.write(fixed, to: "b.case")
        try folder.write("nonsense\n", to: "c.case")
        try folder.write(
            fixed.replacing("iPad Pro 11-inch", with: "iPhone 8").replacing("full", with: "half"),
            to: "d.case")

        let ran = fuzzsplit("replay", "--repair", ".", in: folder)

        #expect(
            ran.output == """
                ./a.case: broken again
                  not repaired: repair the app, or write `expect: fails …` again
                ./b.case: fixed
                  not repaired: write `expect: holds` and `was: …` if it is fixed
                ./c.case: unreadable (line 1, column 1: expected "fuzzsplit " and a version, found \
                "nonsense")
                  not repaired: correct the file, see above
                ./d.case: stale (line 9: iPhone 8 has no window half in landscape; it has full)
                  not repaired: correct the set-up, or delete the file
                4 cases: 1 fixed; 1 broken again; 1 stale; 1 unreadable; 4 not repaired

                """)
        #expect(ran.status == .badInput)
        #expect(try folder.text(of: "a.case") == broken)
        #expect(try folder.text(of: "b.case") == fixed)
        #expect(folder.files == ["a.case", "b.case", "c.case", "d.case"])
    }

    @Test("old names are replaced, and nothing else")
    func renames() throws {
        let folder = try Folder()
        let new = Self.text(
            "fails \(Self.content)", ["note: mine"], [Self.push, "rotate portrait"])
        try folder.write(new.replacing("rotate", with: "spin"), to: "x.case")
        let names: (inout CommandContext) -> Void = {
            $0.renames = Renames([.rule(from: "spin", to: "rotate")])
        }

        let first = fuzzsplit("replay", "--repair", "x.case", in: folder, context: names)
        let text = try folder.text(of: "x.case")
        let second = fuzzsplit("replay", "--repair", "x.case", in: folder, context: names)

        #expect(
            first.lines == [
                "x.case: as expected", "  renamed: rule spin → rotate",
                "  repaired: its names are current", "1 case: 1 as expected; 1 repaired",
            ])
        #expect(text == new)
        #expect(second.lines == ["x.case: as expected", "1 case: 1 as expected"])
    }

    @Test("JSON has what was repaired")
    func json() throws {
        let folder = try Folder()
        try folder.write(
            Self.text(
                "fails primary-content-on-screen at attic", [], [Self.push, "rotate portrait"]),
            to: "x.case")

        let ran = fuzzsplit("replay", "--repair", "--format", "json", "x.case", in: folder)

        #expect(ran.output.contains("\"it fails at primary, was at attic\""))
        #expect(ran.output.contains("\"verdict\": \"as expected\""))
    }
}
