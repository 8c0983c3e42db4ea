import FuzzCommand
import Testing

@MainActor struct ExploreCommandTests {
    @Test("a violation is printed with its trace and is exit 1; a known one is exit 0")
    func violations() throws {
        let folder = try Folder()
        let actions = ["explore", "sidebar/own-navigation", "--depth", "2"]

        let new = fuzzsplit(actions, in: folder)
        _ = fuzzsplit(
            "run", "sidebar/own-navigation", "--cases", "0", "--corpus", "Corpus", in: folder)
        let known = fuzzsplit(actions, in: folder)

        #expect(new.status == .finding)
        #expect(new.lines.first == "sidebar/own-navigation")
        #expect(new.lines.dropFirst().first?.hasPrefix("depth 2: ") == true)
        #expect(new.output.contains("new: primary-content-on-screen at primary\n  tap \"primary/"))
        #expect(known.status == .asExpected)
        #expect(known.output == new.output.replacing("new: ", with: "known: "))
    }

    @Test("a release without defects has nothing to find")
    func asDocumented() {
        let ran = fuzzsplit(
            "explore", "sidebar/own-navigation", "--depth", "1", "--release", "asDocumented")

        #expect(ran.status == .asExpected)
        #expect(ran.lines.count == 2)
    }
}
