import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

/// What is done after the death of a worker.
@MainActor struct DeathRecordTests {
    private var record: DeathRecord
    private let setup: [Int]

    init() throws {
        let context = CommandContext(output: MemorySink(), error: MemorySink())
        let request = try RunRequest(
            try ParsedArguments(["run", "sidebar/insets", "--seed", "1"]), apps: [.sidebar],
            context: context)
        record = DeathRecord(request)
        setup = request.subjects[0].simplestSetup
    }

    private let task = WorkerTask(verb: .search, subject: 0, island: 5, cases: 2_048)

    private func death(_ kind: String, caseIndex: Int = 9) throws -> WorkerProcess.Death {
        let capacity = 256
        let memory = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: capacity)
        defer { memory.deallocate() }
        let log = ActionLog(in: memory)
        log.enter(.searching)
        memory[ActionLog.Field.island.rawValue] = 5
        memory[ActionLog.Field.caseIndex.rawValue] = UInt64(caseIndex)
        memory[ActionLog.Field.setupCount.rawValue] = UInt64(setup.count)
        let recorded = try #require(RecordedCase(in: UnsafeBufferPointer(memory)))
        return WorkerProcess.Death(kind: kind, text: "it trapped", recorded: recorded)
    }

    private func next(_ answer: DeathRecord.Answer) throws -> WorkerTask {
        guard case .perform(let task) = answer else {
            throw Mismatch("given up")
        }
        return task
    }

    @Test("a trace that ends two workers is lethal, and the task is done again with it")
    mutating func lethal() throws {
        let attempt = try next(record.lost(task, try death("trap")))
        #expect(attempt.verb == .attempt)
        #expect(record.lethal[0] == [])

        let again = try next(record.lost(attempt, try death("trap")))

        #expect(again.verb == .search)
        #expect(again.island == 5)
        #expect(again.lethal.map(\.kind) == ["trap"])
        #expect(again.lethal.map(\.position.caseIndex) == [9])
        #expect(record.lethal[0] == again.lethal)
        #expect(record.lost.isEmpty)
    }

    @Test("a worker that somebody else ends is replaced, and its task done again")
    mutating func disturbed() throws {
        let attempt = try next(record.lost(task, try death("signal-15")))

        let again = try next(record.survived(attempt))

        #expect(again == task)
        #expect(record.lethal[0] == [])
        #expect(record.lost.isEmpty)
    }

    @Test("a task whose workers always end is missing in the result, with the reason")
    mutating func lost() throws {
        var answer = record.lost(task, try death("signal-9"))
        for _ in 0..<3 {
            let again = try next(record.survived(try next(answer)))
            answer = record.lost(again, try death("signal-9"))
        }
        answer = record.survived(try next(answer))

        guard case .giveUp(let lost) = answer else { throw Mismatch("not given up") }
        #expect(lost == task)
        let part = try #require(record.lost.first)
        #expect(part.subject == "sidebar/insets")
        #expect(part.what == "island 5")
        #expect(part.why.hasPrefix("its worker process ended 4 times"))
        #expect(!part.isFoundInApp)
    }

    @Test("an island ends after its second lethal case, at once if each takes long")
    mutating func limits() throws {
        var again = task
        for index in [3, 8] {
            let attempt = try next(record.lost(again, try death("trap", caseIndex: index)))
            again = try next(record.lost(attempt, try death("trap", caseIndex: index)))
        }
        #expect(again.most == 9)

        var other = task
        other.island = 6
        let attempt = try next(record.lost(other, try death("hang", caseIndex: 4)))
        #expect(try next(record.lost(attempt, try death("hang", caseIndex: 4))).most == 5)
    }

    @Test("an app that is known to hang gets less time for each step, and more after a mistake")
    mutating func stepLimits() throws {
        #expect(record.stepLimit(of: task) == 5)
        let attempt = try next(record.lost(task, try death("hang")))
        _ = record.lost(attempt, try death("hang"))
        #expect(record.stepLimit(of: task) == 0.1)

        let suspicion = try next(record.lost(task, try death("hang", caseIndex: 11)))
        _ = record.survived(suspicion)
        #expect(record.stepLimit(of: task) == 0.2)
    }
}
