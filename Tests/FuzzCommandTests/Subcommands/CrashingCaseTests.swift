import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

/// Cases that end the process of their app. This process must not execute them.
@MainActor struct CrashingCaseTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        let text = ExampleCase.text(
            app: "sidebar/system-navigation", expect: "fails keeps-running at trap",
            actions: ["rotate portrait", "rotate landscape"])
        try folder.write(text, to: "x.case")
    }

    private func replayed(crashingActions count: Int?, kind: String = "trap") throws -> ReplayedCase
    {
        var context = CommandContext(output: MemorySink(), error: MemorySink())
        context.currentDirectory = folder.path
        let library = CaseLibrary(
            table: SubjectTable([.sidebar], judging: .all), context: context)
        let file = library.read("x.case")
        let trace = try #require(file.committed?.trace)
        let crashing = count.map { count in
            CrashingTrace(
                Trace(setup: trace.setup, actions: Array(trace.actions.prefix(count))),
                at: ActionLog.CasePosition(island: nil, caseIndex: 0), kind: kind, remark: "")
        }
        return ReplayedCase(
            file, library: library,
            judged: CaseJudging.Result(crashing: crashing.map { [$0] } ?? []))
    }

    @Test("a case that ends the process as it says is as expected")
    func asExpected() throws {
        #expect(try replayed(crashingActions: 2).kind == "as expected")
    }

    @Test("another end is a different failure, an earlier one is simpler, and none is a fix")
    func others() throws {
        #expect(try replayed(crashingActions: 2, kind: "hang").kind == "fails differently")
        #expect(try replayed(crashingActions: 1).kind == "as expected, no longer minimal")
        #expect(try replayed(crashingActions: nil).kind == "fixed")
    }
}
