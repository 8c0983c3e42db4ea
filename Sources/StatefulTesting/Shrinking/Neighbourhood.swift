/// All traces that are one simplification away from a trace. A `1-step` certificate claims that
/// each of them was executed and does not fail with the same signature.
enum Neighbourhood {
    typealias Family = @Sendable (Trace, [RuleShape]) -> Candidates

    /// The families in the order of trying. Families that change references come late, which saves
    /// executions (measured).
    static let families: [Family] = [
        SimplerSetup.candidates,
        Deletions.candidates,
        EarlierRest.candidates,
        MergedActions.candidates,
        SmallerRanks.candidates,
        EqualValues.candidates,
        ClosedGaps.candidates,
        ShiftedValues.candidates,
        ExchangedValues.candidates,
        SmallerNames.candidates,
        SimplerRules.candidates,
        AdjacentSwaps.candidates,
        EarlierReferences.candidates,
        DeletionPairs.candidates,
    ]

    /// Every neighbour. Builds one at a time.
    static func all(of trace: Trace, shapes: [RuleShape]) -> some Sequence<Trace> {
        families.lazy.flatMap { $0(trace, shapes) }
    }
}

extension Trace {
    /// Each trace in which one argument is replaced, in the order of actions and arguments.
    ///
    /// - Parameter replacements: returns the replacements for the argument of an action, both given
    ///   by their index. Called again for each candidate; keeping all could need much memory.
    func replacingArguments(
        _ replacements:
            @escaping (_ argument: Argument, _ action: Int, _ position: Int) -> [Argument]
    ) -> Candidates {
        let actions = actions
        var slots: [(action: Int, position: Int)] = []
        // The index after the last replacement of each slot.
        var ends: [Int] = []
        for (index, action) in actions.enumerated() {
            for (position, argument) in action.arguments.enumerated() {
                let count = replacements(argument, index, position).count
                guard count > 0 else { continue }
                slots.append((index, position))
                ends.append((ends.last ?? 0) + count)
            }
        }
        let setup = setup
        return Candidates(count: ends.last ?? 0) { index in
            let slot = ends.firstIndexAbove(index)
            let (action, position) = slots[slot]
            let argument = actions[action].arguments[position]
            let offset = index - (slot == 0 ? 0 : ends[slot - 1])
            var changed = actions
            changed[action].arguments[position] = replacements(argument, action, position)[offset]
            return Trace(setup: setup, actions: changed)
        }
    }
}

extension [Int] {
    /// The index of the first element above a number, of ascending elements. One of them must be.
    /// O(log n).
    fileprivate func firstIndexAbove(_ number: Int) -> Int {
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle] > number { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
