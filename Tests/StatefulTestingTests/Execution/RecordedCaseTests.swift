import Testing
import Yardsticks

@testable import StatefulTesting

@Suite("A recorded case") struct RecordedCaseTests {
    @Test("names are those of the process that recorded")
    func names() throws {
        // Never freed: the names of this process go there from now on.
        let names = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 1 << 20)
        let early = Name("recorded early")
        NameLog.begin(in: names)
        let late = Name("recorded ⟨late⟩")
        var texts = NameLog.texts(in: names)
        // A name without room leaves out those after it, which would get its number.
        let few = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 4)
        NameLog.begin(in: few)
        _ = Name("a name that is longer than all of this memory")
        _ = Name("⟨é⟩")
        let fewTexts = NameLog.texts(in: few)
        NameLog.begin(in: names)

        #expect(fewTexts == Array(texts.prefix(fewTexts.count)))

        #expect(texts[Int(early.id)] == "recorded early")
        #expect(texts[Int(late.id)] == "recorded ⟨late⟩")

        let memory = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 100)
        defer { memory.deallocate() }
        var log = ActionLog(in: memory)
        log.enter(.proving)
        log.begin(island: 3, caseIndex: 4, setup: [1], variation: .lacking(2))
        log.record(Action(rule: 0, arguments: [.rank(7), .name(early)]))
        texts[Int(early.id)] = "another process's"
        let words = UnsafeBufferPointer(memory)
        let recorded = try #require(RecordedCase(in: words, names: texts))
        let unnamed = try #require(RecordedCase(in: words, names: []))

        #expect(recorded.phase == .proving)
        #expect(
            recorded.position
                == ActionLog.CasePosition(island: 3, caseIndex: 4, variation: .lacking(2)))
        #expect(
            recorded.trace.actions
                == [Action(rule: 0, arguments: [.rank(7), .name(Name("another process's"))])])
        #expect(unnamed.trace.actions[0].arguments[1] == .name(Name("?")))
    }

    @Test("a search records what it does: it screens, searches, and shrinks")
    func phases() {
        let subject = Subject<FullQueue>("queue") { _ in FullQueue() }
        let plan = RunPlan(seed: Seed(1))
        let capacity = SubjectRun<FullQueue>.logCapacity(for: plan)
        let memory = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: capacity)
        defer { memory.deallocate() }
        var phase: RunPhase? { RecordedCase(in: UnsafeBufferPointer(memory))?.phase }

        var runner = Runner(subject, plan: plan, log: memory)
        runner.runRound()
        #expect(phase == .searching)

        _ = runner.finish()
        #expect(phase == .shrinking)
        #expect(RecordedCase(in: UnsafeBufferPointer(memory))?.position.island == nil)
    }
}
