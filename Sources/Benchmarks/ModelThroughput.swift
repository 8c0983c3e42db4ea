import SplitFuzz
import StatefulTesting

/// M1: how fast the engine drives an app on the model with every invariant on, next to a bare
/// replay of actions it recorded.
@MainActor enum ModelThroughput {
    private static let seconds = 2.0
    private static let repetitions = 3

    static func run() {
        print("M1 model: app, engine actions/s, bare replay actions/s, ratio")
        measure(.sidebar, variant: "system-navigation")
        measure(.sidebar, variant: "insets+bar+safe-area+guard")
        measure(.workspace, variant: "right")
    }

    /// Engine and bare replay are measured one after the other, several times; the median ratio
    /// counts.
    private static func measure(_ app: AppUnderTest, variant: String) {
        let runs = (0..<repetitions).map { repetition -> (engine: Double, bare: Double) in
            let engine = engineRate(app, variant: variant, seed: UInt64(repetition + 1))
            return (engine.rate, bareRate(engine.cases, of: app, variant: variant))
        }
        let median = runs.sorted { $0.engine / $0.bare < $1.engine / $1.bare }[repetitions / 2]
        let ratio = Double(Int(median.engine / median.bare * 1_000)) / 1_000
        print("  \(app.name)/\(variant): \(Int(median.engine)), \(Int(median.bare)), \(ratio)")
    }

    /// Runs one island, 16 cases of 50 actions a round; the last case of each round is kept for the
    /// bare replay.
    private static func engineRate(
        _ app: AppUnderTest, variant: String, seed: UInt64
    ) -> (rate: Double, cases: [Trace]) {
        guard let subject = app.subjects().first(where: { $0.name == "\(app.name)/\(variant)" })
        else { preconditionFailure("\(app.name) has no variant \(variant)") }
        let plan = RunPlan(
            seed: Seed(seed), actions: 50, lengths: .fixed, shard: Shard(1, of: RunPlan.islands))
        let memory = UnsafeMutableBufferPointer<UInt64>.allocate(
            capacity: SubjectRun<SplitMachine>.logCapacity(for: plan))
        defer { memory.deallocate() }
        var runner = Runner(subject, plan: plan, log: memory)
        runner.screen()
        var cases: [Trace] = []
        let elapsed = timed(seconds) {
            runner.runRound()
            if let last = ActionLog.lastCase(in: UnsafeBufferPointer(memory)) {
                cases.append(last.trace)
            }
        }
        return (Double(runner.searchResult().counts.actions) / elapsed, cases)
    }

    private static func bareRate(
        _ cases: [Trace], of app: AppUnderTest, variant: String
    ) -> Double {
        let replays = cases.map { BareReplay($0, of: app, variant: variant) }
        var actions = 0
        let elapsed = timed(seconds) {
            for replay in replays {
                replay.run()
                actions += replay.count
            }
        }
        return Double(actions) / elapsed
    }
}
