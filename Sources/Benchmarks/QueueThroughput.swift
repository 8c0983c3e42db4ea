import StatefulTesting

/// Q1: how fast the engine drives a correct ring queue, next to the same work written by hand.
enum QueueThroughput {
    private static let seconds = 0.4
    private static let repetitions = 5

    /// Each scheme is measured right after the loop by hand, several times; the median ratio
    /// counts, since other work on the machine slows both.
    static func run() {
        print("Q1 queue: scheme, M actions/s, by hand, ratio")
        for scheme in Scheme.allCases {
            let runs = (0..<repetitions).map { repetition -> (engine: Double, byHand: Double) in
                let seed = UInt64(repetition)
                let byHand = BareQueue.rate(seed: seed, seconds: seconds)
                return (engineRate(seed: seed, scheme: scheme), byHand)
            }
            let median = runs.sorted { $0.engine / $0.byHand < $1.engine / $1.byHand }[
                repetitions / 2]
            let ratio = Double(Int(median.engine / median.byHand * 1_000)) / 1_000
            print(
                "  \(scheme.rawValue): \(millions(median.engine)), \(millions(median.byHand)), \(ratio)"
            )
        }
    }

    private static func engineRate(seed: UInt64, scheme: Scheme) -> Double {
        let plan = RunPlan(seed: Seed(seed), actions: 50, lengths: .fixed, scheme: scheme)
        var runner = Runner(Subject<RingQueue>("queue") { _ in RingQueue() }, plan: plan)
        runner.screen()
        let elapsed = timed(seconds) {
            for _ in 0..<20 { runner.runRound() }
        }
        return Double(runner.searchResult().counts.actions) / elapsed
    }

    private static func millions(_ rate: Double) -> Double {
        Double(Int(rate / 100_000)) / 10
    }
}
