import FuzzCommand
import StatefulTesting
import Testing

/// An app that fails before anybody touches it, by every subcommand.
@MainActor struct StartAloneTests {
    private let run =
        ["run", "--seed", "1", "--cases", "64", "--corpus", "cases", "--create"]
        + oneSetup

    @Test("is a case with no actions, proven, and the other variants are searched")
    func found() throws {
        let folder = try Folder()

        let first = fuzzsplit(run, on: [.launch], in: folder)
        let second = fuzzsplit(run + ["--verbose"], on: [.launch], in: folder)
        let file = try #require(folder.files.first)

        #expect(folder.files.count == 1)
        #expect(try folder.text(of: file).hasSuffix("minimal: proven\n---\n"))
        #expect(first.status == .finding)
        #expect(first.output.contains("\n0 actions, proven minimal in the model\n"))
        #expect(first.lines.contains { $0.hasPrefix("launch/raises       64          0 ") })
        #expect(first.lines.contains { $0.hasPrefix("launch/works        64 ") })
        #expect(second.status == .asExpected)
        #expect(
            second.lines.contains(
                "  no-exception at NSInvalidArgumentException  no actions: it fails at the start"))
    }

    @Test("is explored, replayed, shown and shrunk")
    func others() throws {
        let folder = try Folder()
        _ = fuzzsplit(run, on: [.launch], in: folder)
        let file = try #require(folder.files.first)
        let before = try folder.text(of: file)

        let explored = fuzzsplit("explore", "launch/raises", on: [.launch])
        let replayed = fuzzsplit("replay", "cases", on: [.launch], in: folder)
        let shown = fuzzsplit("show", file, on: [.launch], in: folder)
        let shrunk = fuzzsplit("shrink", file, on: [.launch], in: folder)

        #expect(
            explored.lines[1]
                == "closed: 1 state, 0 transitions, 0 merges checked, 0 opaque fields")
        #expect(explored.output.contains("  no actions: it fails at the start\n"))
        #expect(replayed.lines.first == "\(file): as expected")
        #expect(shown.lines.contains("breaks no-exception at NSInvalidArgumentException"))
        #expect(shown.lines.suffix(2) == ["as expected", "reproduce: fuzzsplit replay \(file)"])
        #expect(shrunk.output.hasPrefix("\(file): 0 actions, as before; minimal: proven; "))
        #expect(try folder.text(of: file) == before)
    }
}
