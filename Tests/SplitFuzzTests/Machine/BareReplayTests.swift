import SplitFuzz
import Testing

@testable import StatefulTesting

/// What is measured against does what the machine does.
@Suite("Bare replays") @MainActor struct BareReplayTests {
    @Test("every action on a classic split view becomes a call, those through nested stacks too")
    func classic() throws {
        let format = CaseFormat<SplitMachine>.cases
        let lines = [
            "tap \"primary/Ada\"", "tap \"primary/Notes\"", "rotate landscape", "rotate portrait",
            "swipe-back \"primary\" finish", "tap \"primary/BackButton\"", "background",
        ]
        let actions = try lines.map { try format.action($0, number: 1, version: 1) }
        let subject = try #require(
            AppUnderTest.masterDetail.subjects().first { $0.name == "master-detail/marked-sides" })
        let trace = Trace(setup: subject.simplestSetup, actions: actions)

        let bare = BareReplay(trace, of: .masterDetail, variant: "marked-sides")
        bare.run()

        #expect(bare.count == lines.count)
    }
}
