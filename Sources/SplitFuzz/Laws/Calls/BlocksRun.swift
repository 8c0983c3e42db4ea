internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// A block that the app has handed over runs once, and at rest it has run: the completion of an
    /// animation, of a presentation or of a dismissal (D-141); what a transition coordinator
    /// animates, and tells of its end or of the end of a gesture (B-066, B-180). Blocks of queues
    /// and timers wait for their time until the app cancels them.
    static var blocksRun: Self {
        Invariant(
            "blocks-run",
            summary: "each block that the app has handed over runs, and runs once",
            sources: ["B-066", "B-180", "D-141"]
        ) { machine in
            guard machine.isAtRest, let occasion = machine.simulation.occasionOfLostBlock
            else { return nil }
            let block =
                switch occasion {
                case .animation: "the completion of an animation"
                case .transition: "a block of a transition coordinator"
                case .presentation: "the completion of a presentation or a dismissal"
                case .queue: "a block of a queue"
                case .timer: "the block of a timer"
                }
            return Mismatch("\(occasion)", "\(block) does not run, or runs twice")
        }
    }
}
