import FuzzCommand
import StatefulTesting
import Testing

@MainActor struct ReplayCommandTests {
    @Test("each case has a verdict, and the summary counts them")
    func verdicts() throws {
        let folder = try Folder()
        let content = "primary-content-on-screen at primary"
        let push = "tap \"primary/Presenters\""
        try folder.write(ExampleCase.failing, to: "a/as-expected.case")
        try folder.write(
            ExampleCase.text(
                release: "asDocumented", expect: "fails \(content)",
                actions: [push, "rotate portrait"]),
            to: "b/fixed.case")
        try folder.write(
            ExampleCase.text(
                expect: "holds", rest: ["was: \(content)"], actions: [push, "rotate portrait"]),
            to: "c/broken-again.case")
        try folder.write(
            ExampleCase.text(
                expect: "fails place-kept at collapse", actions: [push, "rotate portrait"]),
            to: "d/differently.case")
        try folder.write(
            ExampleCase.text(
                expect: "fails \(content)",
                actions: ["tap \"primary/Nobody\"", "rotate portrait"]),
            to: "e/stale.case")
        try folder.write(
            ExampleCase.text(
                expect: "fails \(content)", rest: ["minimal: 1-step"],
                actions: ["background", push, "rotate portrait"]),
            to: "f/no-longer-minimal.case")

        let ran = fuzzsplit("replay", ".", in: folder)

        #expect(
            ran
                == Ran(
                    status: .finding,
                    output: """
                        ./a/as-expected.case: as expected
                        ./b/fixed.case: fixed
                        ./c/broken-again.case: broken again
                        ./d/differently.case: fails differently (line 11)
                          it now fails primary-content-on-screen at primary
                        ./e/stale.case: stale (line 10: there is no "primary/Nobody" for tap)
                        ./f/no-longer-minimal.case: as expected, no longer minimal
                        6 cases: 1 as expected; 1 as expected, no longer minimal; 1 fixed; \
                        1 broken again; 1 fails differently; 1 stale

                        """,
                    error: ""))
    }

    @Test("cases of other tools in a directory are one line; without other cases that is an error")
    func otherTools() throws {
        let folder = try Folder()
        for name in ["atlas", "board", "chess"] {
            let text = ExampleCase.failing.replacing("app: sidebar/", with: "app: \(name)/")
            try folder.write(text, to: "all/theirs/\(name).case")
        }
        try folder.write(ExampleCase.failing, to: "all/ours/a.case")
        let rest = ": 3 cases of apps that this program does not have: atlas, board, chess\n"
        let remark = "left out" + rest

        let both = fuzzsplit("replay", "all", in: folder)
        let theirs = fuzzsplit("replay", "all/theirs", in: folder)
        let report = fuzzsplit("replay", "all/theirs", "--format", "junit", in: folder)
        let named = fuzzsplit("replay", "all/theirs/atlas.case", in: folder)
        try folder.write("", to: "into/README")
        let merged = fuzzsplit("merge", "all", "--corpus", "into", in: folder)

        #expect(both.status == .asExpected && both.error == remark)
        #expect(both.output.hasSuffix("1 case: 1 as expected\n"))
        #expect(theirs.status == .badInput)
        #expect(
            theirs.error
                == "all/theirs: this directory has no cases of this program's apps; "
                + "name another directory\n" + remark)
        #expect(report.output.contains("errors=\"1\""))
        #expect(named.status == .badInput)
        #expect(named.error.hasPrefix("all/theirs/atlas.case:2:6: expected"))
        #expect(merged.status == .badInput && merged.error == "not merged" + rest)
    }

    @Test("a stale case says what stands in the place of what it names")
    func stale() throws {
        let folder = try Folder()
        let content = "primary-content-on-screen at primary"
        let lines = [
            "tap \"primary/Presentrs\"", "resize-window 500 500", "tap-outside", "resize full",
        ]
        for (index, line) in lines.enumerated() {
            try folder.write(
                ExampleCase.text(expect: "fails \(content)", actions: [line]),
                to: "\(index).case")
        }

        let ran = fuzzsplit("replay", ".", in: folder)
        let shown = fuzzsplit("show", "0.case", in: folder)

        #expect(
            ran.output == """
                ./0.case: stale (line 10: there is no "primary/Presentrs" for tap; \
                did you mean "primary/Presenters"?)
                ./1.case: stale (line 10: resize-window cannot be done there)
                ./2.case: stale (line 10: tap-outside cannot be done there)
                ./3.case: stale (line 10: resize cannot take full there; \
                it can take two-thirds, half, third, slide-over)
                4 cases: 4 stale

                """)
        #expect(
            shown.output.contains(
                """
                this action cannot be done: there is no "primary/Presentrs" for tap; \
                did you mean "primary/Presenters"?

                """))
    }

    @Test("a signal ends the reading of directories, and the command")
    func stopped() throws {
        let folder = try Folder()
        for number in 0..<50 { try folder.write(ExampleCase.failing, to: "\(number)/x.case") }
        var asked = 0

        let ran = fuzzsplit("replay", ".", "nowhere.case", in: folder) {
            $0.listen = {
                {
                    asked += 1
                    return asked < 5 ? nil : .terminate
                }
            }
        }

        #expect(
            ran
                == Ran(
                    status: .terminated, output: "0 cases\n",
                    error: "stopped by SIGTERM while reading .; 0 cases replayed\n"))
        #expect(asked < 20)
    }

    @Test("cases as expected are exit 0, in JSON too")
    func json() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "x.case")

        let ran = fuzzsplit("replay", "x.case", "--format", "json", in: folder)

        #expect(
            ran
                == Ran(
                    status: .asExpected,
                    output: """
                        {
                          "cases": [
                            {
                              "path": "x.case",
                              "app": "sidebar/own-navigation",
                              "invariant": "primary-content-on-screen",
                              "location": "primary",
                              "verdict": "as expected",
                              "words": "as expected",
                              "renamed": [],
                              "repair": null
                            }
                          ],
                          "asExpected": 1,
                          "other": 0,
                          "notJudged": 0
                        }

                        """,
                    error: ""))
    }

    @Test("a case with old names is replayed, and each changed name is told")
    func renamed() throws {
        let folder = try Folder()
        let old = ExampleCase.failing
            .replacing("sidebar/", with: "menus/").replacing("rotate", with: "spin")
        try folder.write(old, to: "x.case")

        let ran = fuzzsplit("replay", "x.case", in: folder) {
            $0.renames = Renames([
                .app(from: "menus", to: "sidebar"), .rule(from: "spin", to: "rotate"),
            ])
        }

        #expect(
            ran
                == Ran(
                    status: .asExpected,
                    output: """
                        x.case: as expected
                          renamed: app menus → sidebar
                          renamed: rule spin → rotate
                        1 case: 1 as expected

                        """,
                    error: ""))
        #expect(try folder.text(of: "x.case") == old)
    }
}
