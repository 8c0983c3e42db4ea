import FuzzCommand
import Testing

@MainActor struct ExploreCommandTests {
    @Test("a violation is printed with its trace and is exit 1; a known one is exit 0")
    func violations() throws {
        let folder = try Folder()
        let actions = ["explore", "stack/pushes-itself", "--depth", "2"]

        let new = fuzzsplit(actions, on: [.stack], in: folder)
        _ = fuzzsplit(
            "run", "stack/pushes-itself", "--cases", "0", "--create",
            on: [.stack], in: folder)
        let known = fuzzsplit(actions, on: [.stack], in: folder)

        #expect(new.status == .finding)
        #expect(new.lines.first == "stack/pushes-itself")
        #expect(new.lines[1].hasPrefix("depth 2: "))
        #expect(
            new.lines.contains(
                "left to random searches: double-tap, tap-both, relaunch, drag-column"))
        #expect(
            new.output.contains(
                "new finding: no-exception at NSInvalidArgumentException\n  tap \"window/Push\"\n"))
        #expect(known.status == .asExpected)
        #expect(known.output == new.output.replacing("new finding: ", with: "known finding: "))
    }

    @Test("a release without defects has nothing to find")
    func asDocumented() {
        let ran = fuzzsplit(
            "explore", "sidebar/own-navigation", "--depth", "1", "--release", "asDocumented")

        #expect(ran.status == .asExpected)
        #expect(!ran.output.contains("finding"))
    }

    @Test("a flaky violation is named so, with its rate, in text and in JSON")
    func flaky() {
        let actions = ["explore", "odd/sometimes", "--depth", "3"]

        let text = fuzzsplit(actions, on: [.odd()])
        let json = fuzzsplit(actions + ["--format", "json"], on: [.odd()])

        #expect(text.status == .finding)
        #expect(
            text.output.contains(
                "\nflaky finding: no-exception at NSInvalidArgumentException\n"))
        #expect(text.output.contains("\n  tap \"window/Push\"\n"))
        #expect(
            text.output.contains(
                "  Flaky: it failed while every sequence was tried, and in "))
        #expect(
            text.output.hasSuffix(
                "  explore again: fuzzsplit explore odd/sometimes --depth 3\n"))
        #expect(!text.output.contains("new finding"))
        #expect(json.output.contains("\"replays\": 40,"))
        #expect(json.output.contains("\"allCases\": null,"))
    }
}
