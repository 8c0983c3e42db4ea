import StatefulTesting
import Yardsticks

/// T1 to T7: what kinds of rules and states cost, next to one rule with one parameter.
enum RuleThroughput {
    private static let seconds = 0.2
    private static let repetitions = 3

    static func run() {
        let base = { rate(OneRule.self, seed: $0) }
        print("T1 one rule, one parameter: \(Int(base(0) / 1_000_000)) M actions/s")
        print("T2 to T7: share of T1")
        measure("T2 three parameters", base) { rate(ThreeParameters.self, seed: $0) }
        measure("T3 200 rules, one enabled", base) { rate(OneEnabled<TwoHundred>.self, seed: $0) }
        measure("T4 30 rules, one enabled", base) { rate(OneEnabled<Thirty>.self, seed: $0) }
        measure("T5 4,096 states", base) { rate(ManyStates.self, seed: $0) }
        measure("T6 versioned store", base) { rate(VersionedStore.self, seed: $0) }
        measure("T7 references, 400 actions", base) { rate(OpenFiles.self, seed: $0, actions: 400) }
    }

    /// Each kind is measured right after T1, several times; the median ratio counts.
    private static func measure(
        _ name: String, _ base: (UInt64) -> Double, _ rate: (UInt64) -> Double
    ) {
        let ratios = (0..<repetitions).map { repetition -> Double in
            let base = base(UInt64(repetition))
            return rate(UInt64(repetition)) / base
        }
        print("  \(name): \(Double(Int(ratios.sorted()[repetitions / 2] * 1_000)) / 1_000)")
    }

    /// Actions a second.
    private static func rate<Machine: StateMachine>(
        _ machine: Machine.Type, seed: UInt64, actions: Int = 50
    ) -> Double {
        let plan = RunPlan(seed: Seed(seed), actions: actions, lengths: .fixed)
        var runner = Runner(Subject<Machine>("cost") { _ in try Machine() }, plan: plan)
        runner.screen()
        let elapsed = timed(seconds) { runner.runRound() }
        return Double(runner.searchResult().counts.actions) / elapsed
    }
}
