import Testing

@testable import StatefulTesting

struct RunPlanTests {
    private func plan(_ cases: Int, shard: Shard = .whole) -> RunPlan {
        var plan = RunPlan(seed: Seed(1), shard: shard)
        plan.cases = cases
        return plan
    }

    @Test(
        "the islands and rounds of a plan run exactly its cases",
        arguments: [0, 1, 63, 64, 65, 256, 1_023, 1_024, 1_025, 2_047])
    func dealtOut(cases: Int) {
        let plan = plan(cases)

        let islands = 0..<RunPlan.islands
        let byIsland = islands.map(plan.cases(onIsland:))
        let byRound = islands.map { island in
            (0..<plan.rounds).reduce(0) { $0 + plan.cases(onIsland: island, inRound: $1) }
        }

        #expect(byIsland.reduce(0, +) == cases)
        #expect(byRound == byIsland)
        #expect(islands.allSatisfy { plan.cases(onIsland: $0, inRound: plan.rounds) == 0 })
    }

    @Test("whole rounds run 16 cases on each island")
    func wholeRounds() {
        let plan = plan(2_048)

        #expect(plan.rounds == 2)
        for island in 0..<RunPlan.islands {
            for round in 0..<2 { #expect(plan.cases(onIsland: island, inRound: round) == 16) }
        }
    }

    @Test("shards share the cases, and an island runs as many in each of them")
    func shards() {
        let parts = (1...5).map { plan(1_100, shard: Shard($0, of: 5)) }

        #expect(parts.map(\.ownCases).reduce(0, +) == 1_100)
        for island in 0..<RunPlan.islands {
            #expect(Set(parts.map { $0.cases(onIsland: island) }).count == 1)
        }
    }
}
