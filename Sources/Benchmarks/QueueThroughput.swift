import StatefulTesting

/// Q1: how fast the engine drives a correct ring queue, next to the same work written by hand.
enum QueueThroughput {
    private static let seconds = 1.5
    private static let repetitions = 3

    static func run() {
        var engine = 0.0
        var byHand = 0.0
        for repetition in 0..<repetitions {
            let seed = UInt64(repetition)
            byHand = max(byHand, rate { BareQueue.run(seed: seed + $0) })
            engine = max(engine, engineRate(seed: seed))
        }
        print("Q1 queue")
        print("  by hand: \(millions(byHand)) M actions/s")
        print("  engine:  \(millions(engine)) M actions/s")
        print("  ratio:   \(Double(Int(engine / byHand * 1_000)) / 1_000)")
    }

    private static func engineRate(seed: UInt64) -> Double {
        let plan = RunPlan(seed: Seed(seed), actions: 50, lengths: .fixed)
        var runner = Runner(Subject<RingQueue>("queue") { _ in RingQueue() }, plan: plan)
        runner.screen()
        var actions = 0
        let clock = ContinuousClock()
        let start = clock.now
        while clock.now - start < .seconds(seconds) {
            for _ in 0..<20 { runner.runRound() }
        }
        let elapsed = (clock.now - start) / .seconds(1)
        actions = runner.harvest().counts.actions
        return Double(actions) / elapsed
    }

    private static func rate(_ work: (UInt64) -> Int) -> Double {
        var actions = 0
        var pass: UInt64 = 0
        let clock = ContinuousClock()
        let start = clock.now
        while clock.now - start < .seconds(seconds) {
            actions += work(pass)
            pass += 1
        }
        return Double(actions) / ((clock.now - start) / .seconds(1))
    }

    private static func millions(_ rate: Double) -> Double {
        Double(Int(rate / 100_000)) / 10
    }
}
