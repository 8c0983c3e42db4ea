import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand
@testable import LabCommand

/// What a self-test does when a process of a planted fault ends.
@MainActor struct SelftestRunTests {
    @Test("where a process ends, another one replays the trace; random cases tell the app")
    func replay() throws {
        let job = TrialJob(fault: 1, part: .search(seed: 1, cases: 8, least: 0))
        let context = CommandContext(output: MemorySink(), error: MemorySink())
        let request = try RunRequest(
            supervising: [], longest: 0, with: [], apps: .bundled, context: context)

        let replay = try #require(job.replay(of: try recorded(), in: request) as? TrialJob)

        guard case .replay(Self.app, _) = replay.part else { throw Mismatch("\(replay.part)") }
        #expect(replay.isExperiment && replay.process == job.process)
    }

    @Test("a search for a fault is given up sooner if its processes take long to end")
    func limits() {
        let job = TrialJob(fault: 1, part: .screening(app: 0))
        func deaths(_ kind: String) -> Int {
            let death = WorkerProcess.Death(kind: kind, text: "", recorded: nil)
            return (1..<100).first { job.remainder(after: $0, last: death) == nil } ?? 0
        }

        #expect(deaths("trap") == 48 && deaths("hang") == 4)
    }

    @Test("a search whose processes keep ending has failed, by the shortest trace that ended one")
    func lostSearch() throws {
        let setup = try recorded().trace.setup
        let short = Trace(setup: setup, actions: [Action(rule: 0), Action(rule: 1)])
        let long = Trace(setup: setup, actions: short.actions + short.actions)
        func crash(_ trace: Trace, island: Int?) -> CrashingTrace {
            let position = ActionLog.CasePosition(island: island, caseIndex: 0)
            return CrashingTrace(trace, at: position, kind: "trap", remark: "")
        }
        let crashing = [crash(long, island: 1), crash(short, island: 2)]
        func ended(_ part: TrialJob.Part, _ crashing: [CrashingTrace]) -> Trial {
            Trial(ended: TrialJob(fault: 1, part: part, crashing: crashing))
        }
        let search = TrialJob.Part.search(seed: 1, cases: 8, least: 0)

        let searched = ended(search, crashing)
        let screened = ended(.screening(app: 3), [crash(short, island: nil)])

        let rule = SplitMachine.rules[1].name
        #expect(
            searched.first?.signature
                == Signature(invariant: "keeps-running", location: "trap", rule: rule))
        #expect(searched.first?.trace == short && searched.first?.app == 2)
        #expect(searched.actions == 2 && searched.invariants == ["keeps-running"])
        #expect(screened.first?.app == 3)
        #expect(ended(search, []).first == nil)
    }

    @Test("a fault for which the system starts no process is not done, and is named")
    func refused() throws {
        var reported: [FaultResult] = []
        var context = CommandContext(output: MemorySink(), error: MemorySink())
        context.executable = "/there/is/no/such/program"
        let run = SelftestRun(
            [1], cases: 8, jobs: 1,
            request: try RunRequest(
                supervising: [], longest: 0, with: [], apps: .bundled, context: context),
            context: context, interruption: { nil }, progress: Progress(context)
        ) { reported.append($0) }

        _ = run.run()

        #expect(reported.map(\.lost) == ["the system starts no process"])
        #expect(SelftestSummary(reported, committed: nil).status == .ownBug)
    }

    // MARK: - Parts

    /// The number of the app of a recorded case.
    private static let app = 2

    /// The first random case of an app.
    private func recorded() throws -> RecordedCase {
        let plan = RunPlan(seed: Seed(1))
        let memory = UnsafeMutableBufferPointer<UInt64>.allocate(
            capacity: SubjectRun<SplitMachine>.logCapacity(for: plan))
        defer { memory.deallocate() }
        var runner = Runner(
            AppUnderTest.mail.subjects()[0], plan: plan, island: Self.app, log: memory)
        runner.runCases([1])
        return try #require(RecordedCase(in: UnsafeBufferPointer(memory)))
    }
}
