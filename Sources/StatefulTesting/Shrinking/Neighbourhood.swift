/// All traces that are one simplification away from a trace. A `1-step` certificate claims that each of
/// them was executed and does not fail with the same signature.
enum Neighbourhood {
    typealias Family = @Sendable (Trace, [RuleShape]) -> [Trace]

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

    static func all(of trace: Trace, shapes: [RuleShape]) -> [Trace] {
        families.flatMap { $0(trace, shapes) }
    }
}

extension Trace {
    /// Each trace in which one argument is replaced, in the order of actions and arguments.
    ///
    /// - Parameter replacements: returns the replacements for the argument of an action, both given by
    ///   their index.
    func replacingArguments(
        _ replacements: (_ argument: Argument, _ action: Int, _ position: Int) -> [Argument]
    ) -> [Trace] {
        let actions = actions
        var candidates: [Trace] = []
        for (index, action) in actions.enumerated() {
            for (position, argument) in action.arguments.enumerated() {
                for replacement in replacements(argument, index, position) {
                    var changed = actions
                    changed[index].arguments[position] = replacement
                    candidates.append(Trace(setup: setup, actions: changed))
                }
            }
        }
        return candidates
    }
}
