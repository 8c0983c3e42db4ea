import FuzzCommand
import SplitFuzz
import Testing

/// What the commands say about fields of an app that they cannot read, or take as constants.
@MainActor struct UnreadFieldTests {
    private let run = ["run", "stack/pushes-another", "--seed", "1", "--cases", "0"]

    @Test("closures are counted by explore and by a verbose run, and end no proof")
    func closures() {
        let brief = fuzzsplit(run, on: [.stack])
        let verbose = fuzzsplit(run + ["--verbose"], on: [.stack])
        let explored = fuzzsplit("explore", "stack/pushes-another", "--depth", "2", on: [.stack])
        let found = fuzzsplit(
            "run", "stack/pushes-itself", "--seed", "1", "--cases", "0", on: [.stack])

        #expect(!brief.output.contains("constant"))
        #expect(verbose.lines.contains("stack/pushes-another: 1 closure taken as a constant"))
        #expect(explored.lines.contains("1 closure taken as a constant"))
        #expect(explored.lines[1].hasSuffix(" 0 opaque fields"))
        #expect(found.output.contains("proven minimal in the model"))
    }

    @Test("opaque fields are named by run, with the way out")
    func opaque() {
        let ran = fuzzsplit("run", "--seed", "1", "--cases", "0", on: [.opaque])

        #expect(
            ran.output.contains(
                """

                states of opaque/default look alike if they differ only in fields that cannot be
                read: FactoryViewController.kind, FactoryViewController.lock
                to let them be read: make the type CustomReflectable, with a mirror of the
                values that its behaviour depends on

                """))
    }
}
