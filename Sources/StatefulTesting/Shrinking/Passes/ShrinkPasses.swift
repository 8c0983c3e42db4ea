/// The passes that take more than one step at once. They only save executions: the neighbourhood finds
/// whatever they miss.
enum ShrinkPasses {
    static let bigSteps: [@Sendable (inout ShrinkSearch) -> Void] = [
        RuleDeletion.run,
        ChunkDeletion.run,
        LowestRanks.run,
        RankBisection.run,
    ]
}
