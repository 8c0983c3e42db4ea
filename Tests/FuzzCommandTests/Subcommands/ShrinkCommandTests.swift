import Foundation
import FuzzCommand
import Testing

@MainActor struct ShrinkCommandTests {
    @Test("shrinking rewrites the file and keeps what a person wrote")
    func rewrites() throws {
        let folder = try Folder()
        let long = ExampleCase.text(
            expect: "fails primary-content-on-screen at primary",
            rest: ["note: seen on a real device"],
            actions: [
                "# two taps for nothing", "dock reveal", "dock hide", "tap \"primary/Presenters\"",
                "rotate portrait",
            ])
        try folder.write(long, to: "mine.case")

        let ran = fuzzsplit("shrink", "mine.case", in: folder)
        let text = try folder.text(of: "mine.case")

        #expect(ran.status == .asExpected)
        #expect(
            ran.lines.first?.hasPrefix("mine.case: 2 actions, was 4 actions; minimal: ") == true)
        #expect(text.contains("note: seen on a real device\n"))
        #expect(text.contains("# two taps for nothing\n"))
        #expect(text.hasSuffix("tap \"primary/Presenters\"\nrotate portrait\n"))
        #expect(folder.files == ["mine.case"])
    }

    @Test("with --prove, the proof goes on until every shorter sequence was tried")
    func proves() throws {
        let folder = try Folder()
        let open = ExampleCase.text(
            expect: "fails primary-content-on-screen at primary",
            actions: ["tap \"primary/Presenters\"", "rotate portrait"])
        try folder.write(open, to: "mine.case")

        let ran = fuzzsplit("shrink", "--prove", "mine.case", in: folder)

        #expect(ran.status == .asExpected)
        #expect(try folder.text(of: "mine.case").contains("\nminimal: proven\n"))
    }

    @Test("through a link, the file that it leads to is rewritten, and keeps its name")
    func link() throws {
        let folder = try Folder()
        let long = ExampleCase.text(
            expect: "fails primary-content-on-screen at primary",
            actions: ["dock reveal", "dock hide", "tap \"primary/Presenters\"", "rotate portrait"])
        try folder.write(long, to: "there/real.case")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/link.case", withDestinationPath: "there/real.case")

        let ran = fuzzsplit("shrink", "link.case", in: folder)

        #expect(ran.status == .asExpected)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(
                atPath: "\(folder.path)/link.case") == "there/real.case")
        #expect(folder.files == ["link.case", "there/real.case"])
        #expect(
            try folder.text(of: "there/real.case").hasSuffix(
                "---\ntap \"primary/Presenters\"\nrotate portrait\n"))
    }

    @Test("a case that does not fail any more is left alone")
    func fixed() throws {
        let folder = try Folder()
        let fixed = ExampleCase.text(
            release: "asDocumented", expect: "fails primary-content-on-screen at primary",
            actions: ["tap \"primary/Presenters\"", "rotate portrait"])
        try folder.write(fixed, to: "mine.case")

        let ran = fuzzsplit("shrink", "mine.case", in: folder)

        #expect(
            ran
                == Ran(
                    status: .finding, output: "mine.case: fixed\n",
                    error: "mine.case: this case does not fail as it says; "
                        + "there is nothing to shrink\n"))
        #expect(try folder.text(of: "mine.case") == fixed)
    }
}
