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

    private let task = Self.task(5)

    private static func task(_ island: Int) -> Assignment {
        Assignment(
            job: SearchJob(subject: 0, island: island, cases: 2_048),
            purpose: .outcome(queue: ObjectIdentifier(Self.self), number: 0))
    }

    /// The search that an assignment does; `nil` if it replays a trace.
    private func search(_ assignment: Assignment) -> SearchJob? { assignment.job as? SearchJob }

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

    private func next(_ answer: DeathRecord.Answer?) throws -> Assignment {
        guard case .perform(let task) = answer else {
            throw Mismatch("given up")
        }
        return task
    }

    @Test("a trace that ends two workers is crashing, and the job is done again with it")
    mutating func crashing() throws {
        let attempt = try next(record.lost(task, try death("trap")))
        #expect(attempt.job is ReplayJob)
        #expect(record.crashing[0] == nil)

        let again = try next(record.lost(attempt, try death("trap")))

        #expect(search(again)?.island == 5)
        #expect(again.job.crashing.map(\.kind) == ["trap"])
        #expect(again.job.crashing.map(\.position.caseIndex) == [9])
        #expect(record.crashing[0] == again.job.crashing)
    }

    @Test("a worker that somebody else ends is replaced, and its task done again")
    mutating func disturbed() throws {
        let attempt = try next(record.lost(task, try death("signal-15")))

        let again = try next(record.survived(attempt))

        #expect(search(again) == search(task))
        #expect(record.crashing[0] == nil)
    }

    @Test("SIGKILL, which no app sends itself, makes no trace crashing")
    mutating func killed() throws {
        var again = task
        for _ in 0..<3 {
            again = try next(record.lost(again, try death("signal-9")))
            #expect(search(again) == search(task))
        }

        #expect(record.crashing[0] == nil)
        guard case .giveUp(_, _?) = record.lost(again, try death("signal-9")) else {
            throw Mismatch("not given up")
        }
    }

    @Test("a task whose workers always end is missing in the result, with the reason")
    mutating func lost() throws {
        var answer: DeathRecord.Answer? = record.lost(task, try death("signal-15"))
        for _ in 0..<3 {
            let again = try next(record.survived(try next(answer)))
            answer = record.lost(again, try death("signal-15"))
        }
        answer = record.survived(try next(answer))

        guard case .giveUp(let lost, let part?) = answer else { throw Mismatch("not given up") }
        #expect(search(lost) == search(task))
        #expect(part.subject == "sidebar/insets")
        #expect(part.what == "island 5")
        #expect(part.why.hasPrefix("its worker process ended 4 times"))
        #expect(!part.isFoundInApp)
    }

    @Test("an island ends after its second crashing case, at once if each takes long")
    mutating func limits() throws {
        var again = task
        for index in [3, 8] {
            let attempt = try next(record.lost(again, try death("trap", caseIndex: index)))
            again = try next(record.lost(attempt, try death("trap", caseIndex: index)))
        }
        #expect(search(again)?.most == 9)

        let attempt = try next(record.lost(Self.task(6), try death("hang", caseIndex: 4)))
        let other = try next(record.lost(attempt, try death("hang", caseIndex: 4)))
        #expect(search(other)?.most == 5)
    }

    @Test("an app that is known to hang gets less time for each step, and more after a mistake")
    mutating func stepLimits() throws {
        #expect(record.stepLimit(of: task) == 5)
        let attempt = try next(record.lost(task, try death("hang")))
        _ = record.lost(attempt, try death("hang"))
        #expect(record.stepLimit(of: task) == 0.05)

        let suspicion = try next(record.lost(task, try death("hang", caseIndex: 11)))
        #expect(record.stepLimit(of: suspicion) == 0.1)
        _ = record.survived(suspicion)
        #expect(record.stepLimit(of: task) == 0.1)
    }

    @Test("a hang takes twenty times as long as the slowest step, at most the whole time")
    mutating func slowSteps() throws {
        record.noteStep(0.01, of: 0)
        record.noteStep(0.001, of: 0)
        #expect(record.stepLimit(of: task) == 5)
        _ = record.lost(try next(record.lost(task, try death("hang"))), try death("hang"))
        #expect(record.stepLimit(of: task) == 0.2)

        record.noteStep(1, of: 0)
        #expect(record.stepLimit(of: task) == 5)
    }

    @Test("if a hang was none, all hangs are forgotten, and each step has the whole time")
    mutating func noHang() throws {
        _ = record.lost(try next(record.lost(task, try death("hang"))), try death("hang"))
        _ = record.lost(
            try next(record.lost(task, try death("trap", caseIndex: 1))), try death("trap"))
        #expect(record.crashing[0]?.map(\.kind) == ["hang", "trap"])

        let isFirst = record.retractHangs(of: 0)
        let isSecond = record.retractHangs(of: 0)

        #expect(record.crashing[0]?.map(\.kind) == ["trap"])
        #expect(isFirst && !isSecond)
        #expect(record.stepLimit(of: task) == 5)
    }

    @Test("a task that is lost for no reason of the app's says what was going on")
    mutating func place() throws {
        var again = task
        for _ in 0..<3 {
            let attempt = try next(record.lost(again, try death("trap")))
            again = try next(record.survived(attempt))
        }
        let answer = record.survived(try next(record.lost(again, try death("trap"))))

        guard case .giveUp(_, let part?) = answer else { throw Mismatch("not given up") }
        #expect(
            part.why == "its worker process ended 4 times, the last time: it trapped "
                + "(while searching (island 5, case 9), at the start)")
    }
}
