/// The passes that simplify a trace in big steps. They only save executions: the neighbourhood
/// finds every simplification that they miss.
enum ShrinkPasses {
    static let bigSteps: [@Sendable (inout ShrinkSearch) -> Void] = [
        RuleDeletion.run,
        ChunkDeletion.run,
        LowestRanks.run,
        RankBisection.run,
        RuleSorting.run,
        ShiftedValues.run,
        ClosedGaps.run,
    ]
}
