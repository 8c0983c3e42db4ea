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
    ///   by their index.
    func replacingArguments(
        _ replacements: (_ argument: Argument, _ action: Int, _ position: Int) -> [Argument]
    ) -> Candidates {
        let changes = actions.enumerated().flatMap { index, action in
            action.arguments.enumerated().flatMap { position, argument in
                replacements(argument, index, position).map { (index, position, new: $0) }
            }
        }
        return Candidates(changing: self, by: changes) { actions, change in
            let (index, position, new) = change
            actions[index].arguments[position] = new
        }
    }
}
