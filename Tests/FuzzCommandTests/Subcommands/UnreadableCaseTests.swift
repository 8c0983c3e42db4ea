import Foundation
import SplitFuzz
import Testing

@testable import FuzzCommand

@MainActor struct UnreadableCaseTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: Data
        let message: String

        init(_ description: String, _ text: String, message: String) {
            self.init(description, Data(text.utf8), message: message)
        }

        init(_ description: String, _ bytes: Data, message: String) {
            testDescription = description
            self.bytes = bytes
            self.message = message
        }
    }

    nonisolated static let examples = [
        Example(
            "an unknown rule",
            ExampleCase.failing.replacingOccurrences(of: "rotate", with: "rotat"),
            message: """
                x.case:11:1: expected the name of a rule, found "rotat"
                  rotat portrait
                  ^
                  did you mean "rotate"? known: tap, tap-outside, swipe-back, edge-swipe, drag,
                  scroll-down, scroll-up, rotate, resize, dock, background, keyboard, drag-down,
                  double-tap, tap-both, relaunch, resize-window, drag-up, drag-column, open,
                  close, half-open, flatten, turn-over, side-by-side, video

                """),
        Example(
            "two actions on a line",
            ExampleCase.failing.replacingOccurrences(of: "\nrotate", with: " rotate"),
            message: """
                x.case:10:26: expected the end of the line, found "rotate"
                  tap "primary/Presenters" rotate portrait
                                           ^
                  delete it: a line has one action

                """),
        Example(
            "a byte-order mark", "\u{feff}\(ExampleCase.failing)",
            message: """
                x.case:1:1: expected "fuzzsplit " and a version, found "\\u{feff}fuzzsplit 1"
                  \u{fffd}fuzzsplit 1
                  ^
                  check that this file is a case

                """),
        Example(
            "a missing header",
            ExampleCase.failing.replacingOccurrences(of: "release: iOS 14\n", with: ""),
            message: """
                x.case:4:1: expected "release: ", found "direction: left-to-right"
                  direction: left-to-right
                  ^
                  put the header "release" here: the order is fixed

                """),
        Example(
            "a misspelt header",
            ExampleCase.failing.replacingOccurrences(of: "release: ", with: "relaese: "),
            message: """
                x.case:4:1: expected "release: ", found "relaese: iOS 14"
                  relaese: iOS 14
                  ^
                  did you mean "release"?

                """),
        Example(
            "a bad argument",
            ExampleCase.failing.replacingOccurrences(of: "portrait", with: "sideways"),
            message: """
                x.case:11:8: expected one of landscape, portrait, found "sideways"
                  rotate sideways
                         ^
                  correct the arguments of rotate

                """),
        Example(
            "a newer version",
            ExampleCase.failing.replacingOccurrences(of: "fuzzsplit 1", with: "fuzzsplit 3"),
            message: """
                x.case:1:11: expected a version up to 2, found version 3
                  fuzzsplit 3
                            ^
                  read it with a newer version of the tool

                """),
        Example(
            "an unknown app",
            ExampleCase.failing.replacingOccurrences(of: "own-nav", with: "owl-nav"),
            message: """
                x.case:2:6: expected the name of an app, found "sidebar/owl-navigation"
                  app: sidebar/owl-navigation
                       ^
                  did you mean "sidebar/own-navigation"? known: sidebar/system-navigation,
                  sidebar/own-navigation, sidebar/insets-in-layout, sidebar/insets,
                  sidebar/insets+bar, sidebar/insets+bar+safe-area,
                  sidebar/insets+bar+safe-area+guard

                """),
        Example(
            "an empty file", "",
            message: """
                x.case:1:1: expected a case, found an empty file
                  delete the file, or restore it

                """),
        Example(
            "a binary file", Data([0x7f, 0x45, 0x4c, 0x46, 0x00, 0xff]),
            message: """
                x.case:1:5: expected UTF-8 text, found other bytes
                  restore the file

                """),
    ]

    @Test("a file that is no case is pointed at, and is exit 2", arguments: examples)
    func message(_ example: Example) throws {
        let folder = try Folder()
        try folder.write(example.bytes, to: "x.case")

        for subcommand in ["replay", "show", "shrink"] {
            let ran = fuzzsplit(subcommand, "x.case", in: folder)

            #expect(ran.error == example.message)
            #expect(ran.status == .badInput)
        }
    }

    @Test("the rest is replayed where one file is unreadable")
    func rest() throws {
        let folder = try Folder()
        try folder.write("nonsense\n", to: "cases/a.case")
        try folder.write(ExampleCase.failing, to: "cases/b.case")

        let ran = fuzzsplit("replay", "cases", "nowhere.case", in: folder)

        #expect(
            ran.output == """
                cases/a.case: unreadable (line 1, column 1: expected "fuzzsplit " and a version, \
                found "nonsense")
                cases/b.case: as expected
                nowhere.case: unreadable (the file cannot be opened)
                3 cases: 1 as expected; 2 unreadable

                """)
        #expect(
            ran.error == """
                cases/a.case:1:1: expected "fuzzsplit " and a version, found "nonsense"
                  nonsense
                  ^
                  check that this file is a case
                nowhere.case: there is no such file or directory

                """)
        #expect(ran.status == .badInput)
    }

    @Test("a directory in place of one file is named as that")
    func directory() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "cases/x.case")
        let commands = [
            ["show", "cases"], ["shrink", "cases"], ["export", "cases", "--xcuitest"],
            ["run", "--resume", "cases"],
        ]

        for command in commands {
            let ran = fuzzsplit(command, in: folder)

            #expect(ran.error.hasPrefix("cases: this is a directory; name one of its files\n"))
            #expect(ran.status == .badInput)
        }
    }

    @Test("a line of a megabyte is not printed")
    func longLine() throws {
        let folder = try Folder()
        let long = String(repeating: "x", count: 1_000_000)
        let start = ExampleCase.failing.replacingOccurrences(
            of: "rotate portrait", with: "rotate \(long)")
        let end = ExampleCase.failing.replacingOccurrences(
            of: "rotate portrait",
            with: "rotate portrait \"\(long)\" \"é\\x\" \(long.prefix(1_000))")
        let stale = ExampleCase.failing.replacingOccurrences(
            of: "rotate portrait", with: "tap \"\(long)\"")
        try folder.write(start, to: "start.case")
        try folder.write(end, to: "end.case")
        try folder.write(stale, to: "stale.case")

        let first = fuzzsplit("replay", "start.case", in: folder)
        let second = fuzzsplit("replay", "end.case", in: folder)
        let third = fuzzsplit("replay", "stale.case", in: folder)

        let found = String(repeating: "x", count: 59)
        #expect(
            first.error == """
                start.case:11:8: expected one of landscape, portrait, found "\(found)…"
                  correct the arguments of rotate

                """)
        #expect(
            second.error == """
                end.case:11:1000020: expected a string with the escapes \\", \\\\, \\n and \\u{…}, \
                found ""é\\x""
                  correct the string

                """)
        #expect(third.output.count < 1_000)
        #expect(third.output.contains("stale (line 11: "))
    }

    @Test("a name that is not UTF-8 is a complaint, and the rest is replayed and searched")
    func name() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "cases/b.case")
        for ending in ["", ".case"] {
            try folder.writeEmpty(Array("cases/".utf8) + [0xef, 0x61] + Array(ending.utf8))
        }
        let complaints = ["", ".case"].map { ending in
            "cases/\u{fffd}a\(ending): this name is not UTF-8; rename it\n"
        }

        let replayed = fuzzsplit("replay", "cases", in: folder)
        let searched = fuzzsplit(
            "run", "stack/pushes-another", "--seed", "1", "--cases", "0", "--corpus", "cases",
            "--no-write", on: [.sidebar, .stack], in: folder)
        let merged = fuzzsplit("merge", "cases", "--corpus", "all", "--create", in: folder)

        #expect(replayed.output == "cases/b.case: as expected\n1 case: 1 as expected\n")
        for ran in [replayed, searched, merged] {
            for complaint in complaints { #expect(ran.error.contains(complaint)) }
            #expect(ran.status == .badInput)
        }
        #expect(!folder.files.contains { $0.hasPrefix("all/") })
    }

    @Test("a directory that cannot be read is no case")
    func deep() throws {
        let folder = try Folder()
        let deep = Array(repeating: "d", count: 17).joined(separator: "/")
        try folder.write(ExampleCase.failing, to: "\(deep)/x.case")

        let ran = fuzzsplit("replay", "d", in: folder)

        #expect(
            ran
                == Ran(
                    status: .badInput, output: "0 cases\n",
                    error: "\(deep): more than 16 nested directories; move the cases up\n"))
    }

    @Test("a directory without cases is exit 2")
    func emptyDirectory() throws {
        let ran = fuzzsplit("replay", ".", in: try Folder())

        #expect(
            ran
                == Ran(
                    status: .badInput, output: "0 cases\n",
                    error: ".: this directory has no files that end in .case; "
                        + "name another directory\n"))
    }
}
