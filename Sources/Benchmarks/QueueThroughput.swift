import StatefulTesting

/// Q1: how fast the engine drives a correct ring queue, next to the same work written by hand.
enum QueueThroughput {
    private static let seconds = 0.7
    private static let repetitions = 3

    static func run() {
        let byHand = best { BareQueue.rate(seed: $0, seconds: seconds) }
        print("Q1 queue")
        print("  by hand: \(millions(byHand)) M actions/s")
        for scheme in [Scheme.uniform, .swarm, .mixed, .guided] {
            let engine = best { engineRate(seed: $0, scheme: scheme) }
            let ratio = Double(Int(engine / byHand * 1_000)) / 1_000
            print("  \(scheme.rawValue): \(millions(engine)) M actions/s, ratio \(ratio)")
        }
    }

    private static func best(_ rate: (UInt64) -> Double) -> Double {
        (0..<repetitions).map { rate(UInt64($0)) }.max() ?? 0
    }

    private static func engineRate(seed: UInt64, scheme: Scheme) -> Double {
        let plan = RunPlan(seed: Seed(seed), actions: 50, lengths: .fixed, scheme: scheme)
        var runner = Runner(Subject<RingQueue>("queue") { _ in RingQueue() }, plan: plan)
        runner.screen()
        let clock = ContinuousClock()
        let start = clock.now
        while clock.now - start < .seconds(seconds) {
            for _ in 0..<20 { runner.runRound() }
        }
        let elapsed = (clock.now - start) / .seconds(1)
        return Double(runner.harvest().counts.actions) / elapsed
    }

    private static func millions(_ rate: Double) -> Double {
        Double(Int(rate / 100_000)) / 10
    }
}
