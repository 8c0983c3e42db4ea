import SplitFuzz
import Testing

@testable import FuzzCommand

/// The app of popovers fails in one reading of a cancelled swipe back, and not in the default.
@MainActor @Suite("Searches in another reading of UIKit")
struct ReadingTests {
    private let run =
        ["run", "popover/fitted", "--seed", "1", "--cases", "256", "--corpus", "cases", "--create"]
        + oneWindow
    private let lost = "barAfterCancelledPop=lost"

    /// A folder with the case that only the other reading has, and its path.
    private func found() throws -> (folder: Folder, file: String) {
        let folder = try Folder()
        let ran = fuzzsplit(
            run + ["--reading", lost, "--only", "cancel-undone"], on: [.popover], in: folder)
        #expect(ran.status == .finding)
        return (folder, try #require(folder.files.first))
    }

    @Test("a finding of another reading names it, and what must be so")
    func finding() throws {
        let folder = try Folder()

        let usual = fuzzsplit(
            run + ["--only", "cancel-undone"], on: [.popover], in: folder)
        let other = fuzzsplit(
            run + ["--only", "cancel-undone", "--reading", lost], on: [.popover], in: folder)

        #expect(usual.status == .asExpected)
        #expect(other.status == .finding)
        #expect(other.lines.contains("reading: \(lost)"))
        #expect(other.output.contains("only if after a cancelled swipe back, the bar stays"))
    }

    @Test("its case fails as expected by itself, and is shrunk in its reading")
    func replay() throws {
        let (folder, file) = try found()

        let replayed = fuzzsplit("replay", file, on: [.popover], in: folder)
        let shrunk = fuzzsplit("shrink", file, on: [.popover], in: folder)

        #expect(replayed.status == .asExpected)
        #expect(shrunk.output.hasPrefix("\(file): "))
        #expect(shrunk.output.contains(" actions, as before"))
        #expect(try folder.text(of: file).contains("\nreading: \(lost)\nexpect: "))
    }

    @Test("a case of a reading that is the default now is stale")
    func stale() throws {
        let (folder, file) = try found()
        let text = try folder.text(of: file)
        try folder.write(
            text.replacing("reading: \(lost)", with: "reading: barAfterCancelledPop=restored"),
            to: file)

        let replayed = fuzzsplit("replay", file, on: [.popover], in: folder)

        #expect(replayed.status == .finding)
        #expect(
            replayed.output.contains(
                "the reading changed: barAfterCancelledPop=restored is the default now"))
    }

    @Test("a case of another reading makes no finding of the default ones known")
    func causes() throws {
        let folder = try Folder()
        let sizes = run + ["--only", "sizes-match"]

        _ = fuzzsplit(sizes, on: [.popover], in: folder)
        let file = try #require(folder.files.first)
        let text = try folder.text(of: file)
        try folder.write(
            text.replacing("\nexpect: ", with: "\nreading: popoverBarSize=adds\nexpect: "),
            to: file)
        let replayed = fuzzsplit("replay", file, on: [.popover], in: folder)
        let usual = fuzzsplit(sizes, on: [.popover], in: folder)
        let again = fuzzsplit(sizes, on: [.popover], in: folder)

        #expect(replayed.status == .asExpected)
        #expect(usual.status == .finding)
        #expect(again.status == .asExpected)
    }

    @Test("what fails alike in the default readings is known in another")
    func known() throws {
        let folder = try Folder()
        let sizes = run + ["--only", "sizes-match"]

        let usual = fuzzsplit(sizes, on: [.popover], in: folder)
        let other = fuzzsplit(sizes + ["--reading", lost], on: [.popover], in: folder)

        #expect(usual.status == .finding)
        #expect(other.status == .asExpected)
        #expect(other.output.contains("0 new and 1 known finding in"))
    }

    @Test("what fails alike in the default readings names no other")
    func independent() throws {
        let folder = try Folder()
        let sizes = run + ["--only", "sizes-match"]

        let other = fuzzsplit(sizes + ["--reading", lost], on: [.popover], in: folder)
        let usual = fuzzsplit(sizes, on: [.popover], in: folder)

        #expect(other.status == .finding)
        #expect(!other.output.contains("\nreading: "))
        #expect(other.output.contains("sizes-match at popover\n"))
        #expect(usual.output.contains("0 new and 1 known finding in"))
    }

    @Test("so does a failure that nothing shrinks, and known sequences are not written again")
    func unshrunk() throws {
        let folder = try Folder()
        let sizes = run + ["--only", "sizes-match"]

        let other = fuzzsplit(
            sizes + ["--reading", lost, "--budget", "1"], on: [.popover], in: folder)
        let cases = try folder.files.map(folder.text)
        let again = fuzzsplit(sizes + ["--reading", lost, "--update"], on: [.popover], in: folder)

        #expect(other.status == .finding && !cases.isEmpty)
        #expect(!cases.contains { $0.contains("\nreading: ") })
        #expect(again.status == .asExpected)
        #expect(!(try folder.files.map(folder.text)).contains { $0.contains("\nreading: ") })
    }

    @Test("an unshrunk case of another reading is shrunk where it fails alike")
    func pending() throws {
        let folder = try Folder()
        let sizes = run + ["--only", "sizes-match"]
        _ = fuzzsplit(sizes, on: [.popover], in: folder)
        let file = try #require(folder.files.first)
        let text = try folder.text(of: file)
        let headers = "\nreading: \(lost)\nexpect: "
        try folder.write(
            text.replacing("\nexpect: ", with: headers)
                .replacing(#/\nminimal: .*/#, with: "\nminimal: no (unshrunk)"), to: file)

        let usual = fuzzsplit(sizes, on: [.popover], in: folder)

        #expect(usual.status == .finding)
        #expect(try folder.files.map(folder.text) == [text])
    }

    @Test("so does the loss of a goal, which stays known")
    func goal() throws {
        let folder = try Folder()
        let search =
            [
                "run", "mail/no-gesture", "--seed", "1", "--cases", "0", "--only", "never-stuck",
                "--corpus", "cases", "--create",
            ] + oneWindow
        let reading = ["--reading", "dockWalk=onChange"]

        let first = fuzzsplit(search + reading, on: [.mail], in: folder)
        let again = fuzzsplit(search + reading, on: [.mail], in: folder)
        let usual = fuzzsplit(search, on: [.mail], in: folder)

        #expect(first.status == .finding)
        #expect(!first.output.contains("\nreading: "))
        #expect(again.output.contains("\n0 new and 1 known finding in"))
        #expect(usual.output.contains("\n0 new and 1 known finding in"))
    }

    @Test("a false finding of an earlier model is one of another reading, and says so")
    func menu() throws {
        let search = [
            "run", "menu-bar", "--seed", "1", "--cases", "64", "--only", "popover-anchored",
            "--no-write",
        ]

        let usual = fuzzsplit(search, on: [.menuInBar])
        let other = fuzzsplit(
            search + ["--reading", "barBesideMenu=takesTouches"], on: [.menuInBar])

        #expect(usual.status == .asExpected)
        #expect(other.status == .finding)
        #expect(
            other.output.contains("only if the bar that an open menu hangs on takes touches"))
    }

    @Test("the default is refused as such")
    func usual() {
        let ran = fuzzsplit(run + ["--reading", "dockWalk=always"], on: [.popover])

        #expect(ran.status == .badInput)
        #expect(
            ran.error.contains(
                "--reading takes a reading that is not the default, not \"dockWalk=always\""))
    }

    @Test("a reading that the model lacks is refused with those that it has")
    func unknown() {
        let ran = fuzzsplit(run + ["--reading", "dockWalk=often"], on: [.popover])

        #expect(ran.status == .badInput)
        #expect(ran.error.contains("dockWalk=onChange"))
    }
}
