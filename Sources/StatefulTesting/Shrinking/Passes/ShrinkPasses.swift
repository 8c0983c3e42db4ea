/// The passes that take more than one step at once. They only save executions: whatever they miss,
/// the neighbourhood finds.
enum ShrinkPasses {
    static let bigSteps: [@Sendable (inout ShrinkSearch) -> Void] = [
        RuleDeletion.run,
        ChunkDeletion.run,
        LowestRanks.run,
        RankBisection.run,
    ]
}
