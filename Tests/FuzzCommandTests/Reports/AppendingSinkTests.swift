import Testing

@testable import FuzzCommand

@MainActor struct AppendingSinkTests {
    @Test("text goes to the end of a file, which need not exist")
    func appends() throws {
        let folder = try Folder()
        try folder.write("before\n", to: "old.md")

        for name in ["old.md", "new.md"] {
            let sink = AppendingSink("\(folder.path)/\(name)")
            sink.write("one\n")
            sink.write("two\n")
            #expect(!sink.hasFailed)
        }

        #expect(try folder.text(of: "old.md") == "before\none\ntwo\n")
        #expect(try folder.text(of: "new.md") == "one\ntwo\n")
    }

    @Test("a summary that cannot be written is a failure of the system")
    func fails() throws {
        let folder = try Folder()

        let ran = fuzzsplit(
            "run", "stack/pushes-another", "--cases", "0", "--no-write", "--format", "github",
            on: [.stack]
        ) { $0.summary = AppendingSink("\(folder.path)/missing/summary.md") }

        #expect(ran.status == .systemFailed)
        #expect(
            ran.error
                == "fuzzsplit: cannot write the job summary that GITHUB_STEP_SUMMARY names\n")
    }
}
