import FuzzCommand
import Testing

/// Failures that do not happen each time, as `run` reports them.
@MainActor struct FlakyRunTests {
    private let run = ["run", "odd/sometimes", "--seed", "1", "--cases", "64"]

    @Test("a flaky failure is printed with its rate, is exit 1, and is not written")
    func text() throws {
        let folder = try Folder()

        let ran = fuzzsplit(
            run + ["--corpus", "cases", "--create"], on: [.odd()], in: folder)

        #expect(ran.status == .finding)
        #expect(folder.files.isEmpty)
        #expect(
            ran.output.contains(
                "flaky finding in odd/sometimes: no-exception at NSInvalidArgumentException\n"))
        #expect(ran.output.contains(" not minimal\nFlaky: it failed in "))
        #expect(ran.output.contains(" of 64 random cases, and in "))
        #expect(ran.output.contains("\nThe replays first differed in the state at the start.\n"))
        #expect(
            ran.output.contains(
                """
                not written: a replay of a flaky case may pass
                search again: fuzzsplit run odd/sometimes --seed 1 --cases 64 \
                --corpus cases --no-write

                """))
        #expect(ran.output.contains("1 new and 0 known findings, 1 of them flaky, in 64 cases"))
    }

    @Test("JSON has the rate, and no claim that the actions are minimal")
    func json() {
        let ran = fuzzsplit(run + ["--format", "json"], on: [.odd()])

        #expect(ran.status == .finding)
        #expect(ran.output.contains("\"certificate\": null,"))
        #expect(ran.output.contains("\"allCases\": 64,"))
        #expect(ran.output.contains("\"replays\": 40,"))
        #expect(
            ran.output.contains(
                """
                            "difference": {
                              "state": {
                                "step": 0
                              }
                            }
                """))
    }
}
