/// The blocks that an app has handed over, to run once at the end of something. A block that nobody
/// runs shows in these numbers when the app is at rest.
@MainActor package struct HandedBlocks {
    /// What a block waits for.
    package enum Occasion: Int, CaseIterable {
        case animation, transition, presentation, queue, timer
    }

    /// For each occasion, the number of blocks handed over, less that of those that have run or
    /// were cancelled.
    private(set) var counts = Occasion.allCases.map { _ in 0 }

    subscript(occasion: Occasion) -> Int {
        get { counts[occasion.rawValue] }
        set { counts[occasion.rawValue] = newValue }
    }
}

extension Simulation {
    /// Counts a block of the app's until it runs.
    func counting<Value>(
        _ occasion: HandedBlocks.Occasion, _ block: @escaping (Value) -> Void
    ) -> (Value) -> Void {
        handed[occasion] += 1
        return { value in
            Simulation.active.handed[occasion] -= 1
            block(value)
        }
    }

    func counting(
        _ occasion: HandedBlocks.Occasion, _ block: @escaping () -> Void
    ) -> () -> Void {
        let counted = counting(occasion) { (_: Void) in block() }
        return { counted(()) }
    }

    /// The occasion of a block that the app has handed over, at rest, and that will not run, or has
    /// run twice; `nil` where there is none.
    package var occasionOfLostBlock: HandedBlocks.Occasion? {
        var unaccounted = handed.counts
        for waiting in work.waiting {
            if let occasion = waiting.occasion { unaccounted[occasion.rawValue] -= 1 }
        }
        // A loop, since each call of a closure checks its actor.
        for (occasion, count) in unaccounted.enumerated() where count != 0 {
            return HandedBlocks.Occasion(rawValue: occasion)
        }
        return nil
    }
}
