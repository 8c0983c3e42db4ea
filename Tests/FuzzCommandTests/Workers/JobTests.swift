import StatefulTesting
import Testing

@testable import FuzzCommand

@MainActor struct JobTests {
    private static let crashing = CrashingTrace(
        Trace(setup: [0, 1], actions: [Action(rule: 3)]),
        at: ActionLog.CasePosition(island: 7, caseIndex: 2), kind: "trap", remark: "Fatal error")

    @Test("a worker reads each job as it was sent, by the name of its type")
    func jobs() throws {
        let search = SearchJob(
            subject: 3, island: 65, cases: 2_048, most: 12, known: ["fuzzsplit 1\n"],
            crashing: [Self.crashing])
        let screening = SearchJob(subject: 0, island: nil, cases: 0)
        let shrinking = ShrinkingJob(
            subject: 0, text: "fuzzsplit 1\n", proofLimit: 12, takesOtherLocations: true)
        let exploration = ExplorationJob(subject: 1, depth: nil, includesTimings: true)

        #expect(try sent(search) == search && sent(screening) == screening)
        #expect(try sent(shrinking) == shrinking && sent(exploration) == exploration)
    }

    private func sent<Work: Job>(_ job: Work) throws -> Work {
        let request = try WorkerRequest(decoding: WorkerRequest(job).encoded)
        #expect(request.name == "\(Work.self)")
        return try Work(decoding: request.job.bytes)
    }

    @Test("the result of shrinking is read as it was written, and a part of it is none")
    func shrunk() throws {
        for shrunk in [
            ShrunkCase.failsNoMore(verdict: "fixed"), .failsOnlyInItsProcess,
        ] {
            #expect(try ShrunkCase(decoding: shrunk.encoded) == shrunk)
            #expect(throws: TransferError.self) {
                try ShrunkCase(decoding: shrunk.encoded.dropLast())
            }
        }
    }

    @Test("a re-run is answered by the end that the finding says, and by no other")
    func answers() {
        let job = RerunJob(
            subject: 0,
            signature: Signature(invariant: "keeps-running", location: "trap", rule: "tap"),
            trace: Self.crashing.trace, wantsBacktrace: false)

        let trap = WorkerProcess.Death(kind: "trap", text: "", recorded: nil)
        let hang = WorkerProcess.Death(kind: "hang", text: "", recorded: nil)

        guard case .ends(nil, line: "") = job.answer(to: trap) else {
            Issue.record("a trap is no answer")
            return
        }
        #expect(job.answer(to: hang) == nil)
    }

    @Test("a frame is taken when all of it has come, and what follows stays")
    func frames() {
        var buffer = WorkerFrame.Buffer()
        var taken: [[UInt8]] = []
        for byte in WorkerFrame.encode([1, 2, 3]) + WorkerFrame.encode([]) + [9] {
            buffer.append([byte])
            while let frame = buffer.next() { taken.append(frame) }
        }
        #expect(taken == [[1, 2, 3], []])

        buffer.append(Array(WorkerFrame.encode([4]).dropFirst()))
        #expect(buffer.next() == nil)
        #expect(!buffer.isMalformed)
    }

    @Test("a length that no process sends is malformed")
    func malformed() {
        var buffer = WorkerFrame.Buffer()
        buffer.append([UInt8](repeating: 0xff, count: 8))

        #expect(buffer.next() == nil)
        #expect(buffer.isMalformed)
    }
}
