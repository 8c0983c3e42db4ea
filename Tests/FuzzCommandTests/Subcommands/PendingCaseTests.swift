import FuzzCommand
import Testing

/// Cases that an interrupted run has left unshrunk.
@MainActor struct PendingCaseTests {
    private static let path = "cases/deep/sixth/left.case"
    private let run = [
        "run", "deep", "--seed", "1", "--cases", "0", "--jobs", "1", "--corpus", "cases",
        // Without a goal, screening stays short. The budget keeps the proof from finding more.
        "--without", "never-stuck", "--budget", "500",
    ]

    private func left(taps: Int) -> String {
        """
        fuzzsplit 2
        app: deep/sixth
        device: iPad Pro 11-inch
        release: iOS 14
        direction: left-to-right
        orientation: landscape
        window: full
        expect: fails no-exception at NSInvalidArgumentException
        minimal: no (unshrunk)
        ---
        rotate portrait
        background

        """ + String(repeating: "tap \"window/Tap\"\n", count: taps)
    }

    @Test("the next run shrinks one that it does not find itself, and replaces its file")
    func shrunk() throws {
        let folder = try Folder()
        try folder.write(left(taps: 6), to: Self.path)

        let ran = fuzzsplit(run, on: [.deep], in: folder)
        let again = fuzzsplit(run, on: [.deep], in: folder)

        let file = try #require(folder.files.first)
        #expect(ran.status == .finding)
        #expect(ran.output.contains("\nnew finding in deep/sixth: no-exception at "))
        #expect(ran.output.contains("\nwritten to \(file)\n"))
        #expect(folder.files.count == 1 && file != Self.path)
        let text = try folder.text(of: file)
        // The proof tries seldom rules, too, and three double taps are fewer actions than six taps.
        #expect(
            text.hasSuffix("---\n" + String(repeating: "double-tap \"window/Tap\"\n", count: 3)))
        #expect(again.status == .asExpected)
    }

    @Test("one that was announced under the name of its failure keeps that, and a person's words")
    func keepsItsName() throws {
        let (folder, fresh) = (try Folder(), try Folder())
        try fresh.write(left(taps: 6), to: Self.path)
        _ = fuzzsplit(run, on: [.deep], in: fresh)
        let name = try #require(fresh.files.first)
        let noted = left(taps: 6).replacing("---\n", with: "note: ours\n---\n")
        try folder.write(noted, to: name)

        let ran = fuzzsplit(run, on: [.deep], in: folder)

        #expect(ran.status == .finding && ran.output.contains("\nwritten to \(name)\n"))
        #expect(folder.files == [name])
        let text = try fresh.text(of: name)
        #expect(
            try folder.text(of: name) == text.replacing("\n---\n", with: "\nnote: ours\n---\n"))
    }

    @Test("with --no-write the file stays, and the finding is reported")
    func unwritten() throws {
        let folder = try Folder()
        try folder.write(left(taps: 6), to: Self.path)

        let ran = fuzzsplit(run + ["--no-write"], on: [.deep], in: folder)

        #expect(ran.output.contains("\nnew finding in deep/sixth: no-exception at "))
        #expect(folder.files == [Self.path])
    }

    @Test("one that no longer fails is named with its verdict, and its file stays")
    func fixed() throws {
        let folder = try Folder()
        try folder.write(left(taps: 5), to: Self.path)

        let ran = fuzzsplit(run, on: [.deep], in: folder)
        let json = fuzzsplit(run + ["--format", "json"], on: [.deep], in: folder)
        let junit = fuzzsplit(run + ["--format", "junit"], on: [.deep], in: folder)

        #expect(ran.status == .finding)
        #expect(
            junit.output.contains("<error type=\"fixed\" message=\"\(Self.path): fixed; expected: ")
        )
        #expect(
            ran.output.contains(
                """

                unshrunk cases of an earlier run that no longer fail; their files stay
                  \(Self.path): fixed


                """))
        #expect(!ran.output.contains("new finding"))
        #expect(json.output.contains("\"verdict\": \"fixed\","))
        #expect(folder.files == [Self.path])
        #expect(try folder.text(of: Self.path) == left(taps: 5))
    }

    @Test("one with the words of a person, or in a set-up that the run leaves out, stays")
    func kept() throws {
        let folder = try Folder()
        let noted = left(taps: 6).replacing("---\n", with: "note: ours\n---\n")
        try folder.write(noted, to: Self.path)
        let other = try Folder()
        try other.write(left(taps: 6).replacing("iOS 14", with: "iOS 12"), to: Self.path)

        _ = fuzzsplit(run, on: [.deep], in: folder)
        let ran = fuzzsplit(run, on: [.deep], in: other)

        #expect(folder.files.contains(Self.path))
        #expect(other.files == [Self.path])
        // The head of the run counts it, and nothing else speaks of it.
        let rest = ran.output.replacing(", 0 cases and 1 unshrunk\n", with: "\n")
        #expect(rest != ran.output)
        #expect(ran.status == .asExpected && !rest.contains("unshrunk"))
    }
}
