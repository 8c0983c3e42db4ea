import Testing

@testable import StatefulTesting

@Suite("Fingerprints of searches")
struct SearchFingerprintTests {
    private static func plan(seed: UInt64 = 3, shard: Shard = .whole) -> RunPlan {
        var plan = RunPlan(seed: Seed(seed), actions: 6, shard: shard)
        plan.cases = 100
        return plan
    }

    private static func searched(_ plan: RunPlan) -> SearchResult {
        SubjectRun(Door.subject, plan: plan).searchResult()
    }

    @Test("merged shards have that of the whole run, in any order; another seed has another one")
    func shards() throws {
        let whole = Self.searched(Self.plan())
        let shards = (1...3).map { Self.searched(Self.plan(shard: Shard($0, of: 3))) }
        for order in [[0, 1, 2], [2, 0, 1]] {
            var merged = shards[order[0]]
            for index in order.dropFirst() { try merged.merge(shards[index]) }

            #expect(merged.fingerprint == whole.fingerprint)
        }

        #expect(Set(shards.map(\.fingerprint) + [whole.fingerprint]).count == 4)
        #expect(Self.searched(Self.plan(seed: 4)).fingerprint != whole.fingerprint)
        #expect(whole.counts.fingerprint == whole.fingerprint)
    }

    @Test("the same transitions in another order have another one")
    func order() {
        var (one, other) = (Coverage(), Coverage())
        defer {
            one.deallocate()
            other.deallocate()
        }
        // From the first state around one circle, then around the other one.
        let circles = [[1, 0], [2, 0]]
        one.enter(Self.state(0))
        other.enter(Self.state(0))
        for states in circles.joined() { one.step(by: 0, to: Self.state(states), end: 0) }
        for states in circles.reversed().joined() {
            other.step(by: 0, to: Self.state(states), end: 0)
        }

        #expect(Set(one.transitions.keys) == Set(other.transitions.keys))
        #expect(one.walk != other.walk)
    }

    @Test("the walk of an island counts, and goes to other processes")
    func bytes() throws {
        let run = SubjectRun(Door.subject, plan: Self.plan())
        let island = run.island(5)
        withExtendedLifetime(run) { island.runCases(2) }
        let result = island.searchResult
        island.loop.coverage.walk ^= 1
        let changed = island.searchResult

        #expect(try SearchResult(decoding: result.encoded) == result)
        #expect(try SearchResult(decoding: changed.encoded) == changed)
        #expect(result != changed && result.fingerprint != changed.fingerprint)
    }

    private static func state(_ number: Int) -> Fingerprint {
        var fingerprint = Fingerprint(detail: .guidance)
        fingerprint.combine(number)
        return fingerprint
    }
}
