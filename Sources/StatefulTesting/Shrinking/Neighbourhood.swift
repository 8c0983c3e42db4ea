/// All traces one step from a trace: what a `1-step` certificate has executed.
enum Neighbourhood {
    typealias Family = @Sendable (Trace, [RuleShape]) -> [Trace]

    /// In the order in which they are tried; what moves references comes last (measured).
    static let families: [Family] = [
        SimplerSetup.candidates,
        Deletions.candidates,
        EarlierRest.candidates,
        SmallerRanks.candidates,
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
