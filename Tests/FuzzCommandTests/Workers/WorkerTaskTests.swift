import StatefulTesting
import Testing

@testable import FuzzCommand

struct WorkerTaskTests {
    private static let lethal = LethalTrace(
        Trace(setup: [0, 1], actions: [Action(rule: 3)]),
        at: ActionLog.CasePosition(island: 7, caseIndex: 2), kind: "trap", remark: "Fatal error")

    @Test(
        "a task is read as it was written",
        arguments: ["screen", "search", "report", "attempt", "confirm", "explore", "shrink"])
    func tasks(verb: String) throws {
        var task = WorkerTask(
            verb: try #require(WorkerTask.Verb(rawValue: verb)), subject: 3, cases: 2_048)
        #expect(WorkerTask(decoding: task.encoded) == task)

        task.island = 65
        task.most = 12
        task.provesMinima = false
        task.lethal = [Self.lethal]
        task.payload = [10, 0, 255]
        #expect(WorkerTask(decoding: task.encoded) == task)
    }

    @Test(
        "other bytes are no tasks",
        arguments: ["", "search", "walk 0 0 0 0 0 0\n", "search 0\n"])
    func noTasks(text: String) {
        #expect(WorkerTask(decoding: Array(text.utf8)) == nil)
    }

    @Test("a task without the end of its lethal traces is none")
    func cutOff() {
        var task = WorkerTask(verb: .search, subject: 0, cases: 1)
        task.lethal = [Self.lethal]

        #expect(WorkerTask(decoding: task.encoded.dropLast(1)) == nil)
    }

    @Test("the orders and the result of shrinking are read as they were written")
    func orders() throws {
        for order in [
            ExplorationOrder(depth: nil, includesTimings: true),
            ExplorationOrder(depth: 7, includesTimings: false),
        ] {
            #expect(try ExplorationOrder(decoding: order.encoded) == order)
        }
        let order = ShrinkingOrder(text: "fuzzsplit 1\n", proofLimit: 12, startsNearby: true)
        #expect(try ShrinkingOrder(decoding: order.encoded) == order)
        let trace = ShrunkTrace(
            signature: Signature(invariant: "c", location: "d", rule: "e"),
            trace: Self.lethal.trace, also: ["a", "b"], certificate: .proven, executions: 3)
        for shrunk in [
            ShrunkCase.shrunk(trace), .failsNoMore(verdict: "fixed"), .failsOnlyInItsProcess,
        ] {
            #expect(try ShrunkCase(decoding: shrunk.encoded) == shrunk)
            #expect(throws: TransferError.self) {
                try ShrunkCase(decoding: shrunk.encoded.dropLast())
            }
        }
    }

    @Test("the question and the answers of a confirmation are read as they were written")
    func confirmations() throws {
        let question = Confirmation.Question(
            signature: Signature(invariant: "c", location: "d", rule: "e"), trace: Self.lethal.trace
        )
        #expect(try Confirmation.Question(decoding: question.encoded) == question)
        #expect(throws: TransferError.self) {
            try Confirmation.Question(decoding: question.encoded.dropLast())
        }
        let task = WorkerTask(verb: .confirm, subject: 0, cases: 0)
        for fails in [false, true] {
            let bytes = TaskResult.confirmed(fails).encoded
            let decoded = TaskResult(decoding: bytes, of: task)
            guard case .confirmed(fails) = decoded else {
                Issue.record("\(String(describing: decoded))")
                continue
            }
        }
        #expect(TaskResult(decoding: [], of: task) == nil)
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
