import Testing

@testable import StatefulTesting

struct RunPlanTests {
    private func plan(_ cases: Int, shard: Shard = .whole) -> RunPlan {
        var plan = RunPlan(seed: Seed(1), shard: shard)
        plan.cases = cases
        return plan
    }

    @Test(
        "the islands of a plan run exactly its cases",
        arguments: [0, 1, 63, 64, 65, 256, 1_023, 2_047, 2_048, 2_049, 6_144, 100_000, 1_234_567])
    func dealtOut(cases: Int) {
        let plan = plan(cases)

        #expect(plan.ownCases == cases)
        #expect(plan.islandCount >= RunPlan.islands)
        #expect(plan.cases(onIsland: plan.islandCount) == 0)
        if plan.islandCount > RunPlan.islands {
            #expect(plan.cases(onIsland: plan.islandCount - 1) > 0)
        }
    }

    @Test("the first islands share 2,048 cases, and later ones run up to 256 each")
    func sizes() {
        let plan = plan(1_000_000)

        let sizes = [0, 63, 64, 127, 128, 192, 255, 256, 1_000].map(plan.cases(onIsland:))
        #expect(sizes == [32, 32, 64, 64, 128, 256, 256, 256, 256])
        for island in [63, 64, 127, 191, 192, 1_000] {
            let filled = self.plan(RunPlan.cases(throughIsland: island))
            #expect(filled.islandCount == island + 1)
            #expect(filled.cases(onIsland: island) == plan.cases(onIsland: island))
        }
    }

    @Test("more cases take none from an island", arguments: [100, 2_048, 5_000, 20_000])
    func growth(cases: Int) {
        let (small, large) = (plan(cases), plan(cases * 2))

        for island in 0..<small.islandCount {
            #expect(small.cases(onIsland: island) <= large.cases(onIsland: island))
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
