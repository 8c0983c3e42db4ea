import Foundation
import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

@MainActor struct ExportCommandTests {
    @Test("a UI test is whole: the steps, the assertions, and the helpers of every test")
    func uiTest() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "x.case")

        let ran = fuzzsplit("export", "x.case", "--xcuitest", in: folder)
        let expected = try Self.expected("UITest")

        #expect(ran.output == expected)
        #expect(ran.status == .asExpected && ran.error.isEmpty)
    }

    @Test(
        "what no UI test can do is left to a person, in its place; the app need not be compiled in")
    func byHand() throws {
        let text = """
            fuzzsplit 2
            app: my shop/beta
            device: iPad 10.2-inch
            release: asDocumented
            direction: right-to-left
            orientation: portrait
            window: half
            expect: holds
            was: place-kept at expand
            note: said "so" \\\\ here
            ---
            tap "primary/Row#2"
            swipe-back "secondary" cancel
            dock reveal
            tap "popover/a \\"b\\" \\u{202e}c\\n" @start
            rotate landscape @middle
            resize full
            scroll-down "sheet"
            relaunch

            also-by:
            background

            """
        let folder = try Folder()
        try folder.write(text, to: "x.case")

        let ran = fuzzsplit("export", "x.case", "--xcuitest", in: folder)
        let expected = try Self.expected("ByHand")

        #expect(ran.output == expected)
        #expect(ran.status == .asExpected && ran.error.isEmpty)
    }

    @Test("a phone that folds is closed at the start, and a person turns it (D-293)")
    func foldingPhone() throws {
        let text = """
            fuzzsplit 2
            app: shop/default
            device: iPhone Duo
            release: iOS 27.1
            direction: left-to-right
            orientation: portrait
            window: full
            expect: fails no-exception at Nowhere
            ---
            rotate landscape
            turn-over
            open
            rotate portrait

            """
        let folder = try Folder()
        try folder.write(text, to: "x.case")

        let ran = fuzzsplit("export", "x.case", "--xcuitest", in: folder)

        for words in [
            "Close the phone, and hold it in portrait.", "Open the phone.",
            "Turn the phone to landscape, with its camera at the right.",
            "Turn the phone by half a turn, so that its camera changes sides.",
        ] {
            #expect(ran.output.contains(words))
        }
        // The app starts on the closed phone.
        let start = ran.output.split(separator: "app.launch()")
        #expect(start.first?.contains("Close the phone") == true)
        // Open, it turns as any other.
        let turns = ran.output.split(separator: "XCUIDevice.shared.orientation =")
        #expect(turns.count == 2)
        #expect(turns.last?.hasPrefix(" .portrait") == true)
        #expect(ran.output.contains("Some steps need a person"))
    }

    @Test("a test of Swift Testing has the case without its comments, and names the user's module")
    func swiftTesting() throws {
        let folder = try Folder()
        let note = "note: three quotes \\\"\\\"\\\"# and \\\\#(this)"
        let text = ExampleCase.text(
            app: "lopsided/default", expect: "fails no-exception at NSInvalidArgumentException",
            rest: [note, "# a comment"], actions: ["tap \"window/Push\""])
        try folder.write(text.replacing("left-to-right", with: "right-to-left"), to: "x.case")

        let ran = fuzzsplit("export", "x.case", "--swift-testing", on: [.lopsided], in: folder) {
            $0.program = "shop-fuzz"
        }
        let expected = try Self.expected("SwiftTesting")

        #expect(ran.output == expected)
        #expect(ran.status == .asExpected && ran.error.isEmpty)
    }

    @Test("a file is written once; what is there already stays")
    func output() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "x.case")
        let arguments = ["export", "x.case", "--xcuitest"]

        let printed = fuzzsplit(arguments, in: folder)
        let written = fuzzsplit(arguments + ["--output", "UITests/X.swift"], in: folder)
        let again = fuzzsplit(arguments + ["--output=UITests/X.swift"], in: folder)
        let impossible = fuzzsplit(arguments + ["--output", "x.case/X.swift"], in: folder)
        let directory = fuzzsplit(arguments + ["--output", "UITests"], in: folder)
        let device = fuzzsplit(arguments + ["--output", "/dev/null"], in: folder)
        let empty = fuzzsplit(arguments + ["--output", ""], in: folder)

        #expect(written.output == "written to UITests/X.swift\n")
        #expect(written.status == .asExpected)
        #expect(try folder.text(of: "UITests/X.swift") == printed.output)
        #expect(
            again.error == """
                fuzzsplit: UITests/X.swift is there already, and may have changes of yours; remove it, \
                or name another file

                """)
        #expect(again.status == .badInput)
        #expect(
            impossible.error == """
                fuzzsplit: cannot write x.case/X.swift: a part of this path is not a directory; correct \
                the path

                """)
        #expect(impossible.status == .systemFailed)
        #expect(directory.error == "fuzzsplit: UITests is a directory; name a file in it\n")
        #expect(device.error.hasPrefix("fuzzsplit: /dev/null is not a regular file; name another"))
        #expect(empty.error.hasPrefix("fuzzsplit: --output takes the name of a file, not \"\"\n"))
        #expect([directory, device, empty].allSatisfy { $0.status == .badInput })
        #expect(folder.files == ["UITests/X.swift", "x.case"])
    }

    @Test("a case that cannot be done any more is refused, and one that no longer fails is named")
    func verdict() throws {
        let folder = try Folder()
        let expect = "fails primary-content-on-screen at primary"
        try folder.write(
            ExampleCase.text(expect: expect, actions: ["tap \"primary/Nobody\""]), to: "stale.case")
        try folder.write(
            ExampleCase.text(expect: expect, actions: ["dock reveal"]), to: "fixed.case")

        for kind in ["--xcuitest", "--swift-testing"] {
            let stale = fuzzsplit("export", "stale.case", kind, in: folder)
            let fixed = fuzzsplit("export", "fixed.case", kind, in: folder)

            #expect(stale.error.hasPrefix("fuzzsplit: stale.case is stale (line 10: "))
            #expect(stale.error.hasSuffix("; correct it, and see: fuzzsplit replay stale.case\n"))
            #expect(stale.status == .finding && stale.output.isEmpty)
            #expect(
                fixed.error
                    == "fuzzsplit: fixed.case is fixed, and the test has what its file expects\n")
            #expect(fixed.status == .asExpected && !fixed.output.isEmpty)
        }
    }

    @Test("a case that cannot be read is named with its mistake")
    func unreadable() throws {
        let folder = try Folder()
        let text = ExampleCase.text(app: "unknown/app", expect: "holds", actions: [])
        try folder.write(text, to: "x.case")

        let bad = fuzzsplit("export", "x.case", "--xcuitest", in: folder)
        let unknown = fuzzsplit("export", "x.case", "--swift-testing", in: folder)
        let missing = fuzzsplit("export", "y.case", "--xcuitest", in: folder)

        #expect(bad.error.hasPrefix("x.case:9:1: expected \"was: \", found \"---\"\n"))
        #expect(unknown.error.hasPrefix("x.case:2:6: expected "))
        #expect(missing.error == "y.case: there is no such file or directory\n")
        for ran in [bad, unknown, missing] {
            #expect(ran.status == .badInput && ran.output.isEmpty)
        }
    }

    /// The text of a file that an export must equal.
    private static func expected(_ name: String) throws -> String {
        let folder = PageCode.repository.appendingPathComponent("Tests/Fixtures/XCUITest/Exports")
        let file = folder.appendingPathComponent("\(name).swift")
        return try String(contentsOf: file, encoding: .utf8)
    }
}
