import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

/// What a self-test does when a process of a planted fault ends.
@MainActor struct SelftestRunTests {
    @Test("where two processes end with one trace, the third knows it; random cases tell the app")
    func confirmed() throws {
        let run = try selftest()
        let trial = try #require(run.nextTask())

        run.lost(trial, death("trap"))
        let look = try #require(run.nextTask())
        run.lost(look, death("trap"))
        let again = try #require(run.nextTask())

        #expect(trial.verb == .trial && trial.lethal.isEmpty)
        #expect(look.verb == .attemptFault && look.island == Self.app)
        #expect(again.verb == .trial && again.lethal.map(\.kind) == ["trap"])
        #expect(run.nextTask() == nil)
    }

    @Test("where the second process lives, or ends otherwise, nothing is held against the trace")
    func mistaken() throws {
        let run = try selftest()
        let trial = try #require(run.nextTask())

        run.lost(trial, death("hang"))
        run.finished(try #require(run.nextTask()), .survived)
        let second = try #require(run.nextTask())
        run.lost(second, death("hang"))
        run.lost(try #require(run.nextTask()), death("signal-9"))

        #expect(second == trial)
        #expect(run.nextTask() == trial)
        #expect(run.stepLimit(of: trial) > DeathRecord.stepLimit)
    }

    @Test("a fault whose processes end for no reason is not done, and is named")
    func lost() throws {
        var reported: [FaultResult] = []
        let run = try selftest { reported.append($0) }

        run.lost(
            try #require(run.nextTask()),
            WorkerProcess.Death(kind: "exit", text: "it is over", recorded: nil))

        #expect(reported.map(\.lost) == ["it is over"])
        #expect(SelftestSummary(reported, committed: nil).status == .ownBug)
    }

    // MARK: - Parts

    /// The number of the app of a recorded case.
    private static let app = 2

    private func selftest(
        report: @escaping (FaultResult) -> Void = { _ in }
    ) throws -> SelftestRun {
        let context = CommandContext(output: MemorySink(), error: MemorySink())
        return SelftestRun(
            [1], cases: 8, jobs: 1,
            request: try RunRequest(
                supervising: [], longest: 0, with: [], apps: .bundled, context: context),
            context: context, interruption: { nil }, progress: Progress(context), report: report)
    }

    /// A death that has recorded the first random case of an app.
    private func death(_ kind: String) -> WorkerProcess.Death {
        var plan = RunPlan(seed: Seed(1))
        plan.shard = Shard(Self.app + 1, of: RunPlan.islands)
        let memory = UnsafeMutableBufferPointer<UInt64>.allocate(
            capacity: SubjectRun<SplitMachine>.logCapacity(for: plan))
        defer { memory.deallocate() }
        var runner = Runner(AppUnderTest.mail.subjects()[0], plan: plan, log: memory)
        runner.runCases([1])
        return WorkerProcess.Death(
            kind: kind, text: kind, recorded: RecordedCase(in: UnsafeBufferPointer(memory)))
    }
}
