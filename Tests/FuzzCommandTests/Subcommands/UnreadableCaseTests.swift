import Foundation
import FuzzCommand
import Testing

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
                  rotate, resize, dock, background, keyboard

                """),
        Example(
            "a missing header",
            ExampleCase.failing.replacingOccurrences(of: "release: iOS 14\n", with: ""),
            message: """
                x.case:4:1: expected "release: ", found "direction: left-to-right"
                  direction: left-to-right
                  ^
                  add the header "release" here

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
