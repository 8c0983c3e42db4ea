import Testing

@testable import StatefulTesting

@Suite("Merging search results")
struct SearchMergeTests {
    @Test("any tree of merges over any parts that cover the run gives the whole run")
    func property() throws {
        let whole = Self.whole
        for index in 0..<60 {
            var source = RandomSource(seed: Seed(11), stream: 0, index: UInt64(index))
            var parts = Self.cover(&source)
            // Merges two of them at a time: an order and a grouping drawn at random.
            while parts.count > 1 {
                var one = parts.remove(at: source.index(below: parts.count))
                let other = parts.remove(at: source.index(below: parts.count))
                try one.merge(other)
                parts.insert(one, at: source.index(below: parts.count + 1))
            }

            #expect(parts == [whole], "index \(index)")
        }
    }

    @Test("merging is associative, commutative and idempotent, also where it refuses")
    func laws() {
        for index in 0..<1_000 {
            var source = RandomSource(seed: Seed(12), stream: 0, index: UInt64(index))
            let (a, b, c) = (Self.part(&source), Self.part(&source), Self.part(&source))

            #expect(Self.merged(a, a) == a)
            #expect(Self.merged(a, b) == Self.merged(b, a))
            #expect(
                Self.merged(Self.merged(a, b), c) == Self.merged(a, Self.merged(b, c)),
                "index \(index)")
        }
    }

    @Test("one island with two results is refused by its number, and changes nothing")
    func conflict() throws {
        var one = Self.result([3: 1, 5: 1])
        let before = one

        #expect(throws: SearchConflict.island(5, cases: 1, 1)) {
            try one.merge(Self.result([4: 1, 5: 2]))
        }
        #expect(one == before)
    }

    @Test("a stopped search of an island does not pass for another one")
    func stopped() {
        var one = Self.result([5: 1])

        #expect(throws: SearchConflict.island(5, cases: 1, 7)) {
            try one.merge(Self.result([5: 7], cases: 7))
        }
    }

    @Test("another screening is refused, and so are other known failures")
    func otherRun() {
        var screened = ExplorationReport(subject: "box", bounds: nil)
        var one = SearchResult(screening: [screened])
        screened.states = 1

        #expect(throws: SearchConflict.screening) {
            try one.merge(SearchResult(screening: [screened], islands: []))
        }
        #expect(throws: SearchConflict.avoided([], ["poke"])) {
            try one.merge(SearchResult(screening: [], avoided: ["poke"], islands: []))
        }
    }

    @Test("each split into shards merges to the whole run, and so do all pieces of one island")
    func shards() throws {
        for count in [1, 3, 7, 64] {
            var merged: SearchResult?
            for index in (1...count).reversed() {
                let part = Self.searched(Shard(index, of: count))
                try merged?.merge(part)
                if merged == nil { merged = part }
            }

            #expect(merged == Self.whole, "\(count) shards")
        }
    }

    @Test("a merge tells what it adds, which has the same effect")
    func added() throws {
        for index in 0..<60 {
            var source = RandomSource(seed: Seed(13), stream: 0, index: UInt64(index))
            let parts = Self.cover(&source)
            var (one, all) = (SearchResult(screening: []), SearchResult(screening: []))
            for part in parts {
                let known = (one.islandNumbers, one.states.keys)
                let added = try one.merge(part)
                try all.merge(added)

                #expect(one == all)
                #expect(Set(known.0).isDisjoint(with: added.islandNumbers))
                #expect(Set(known.1).isDisjoint(with: added.states.keys))
            }
        }
    }

    @Test("a part without screening takes that of another, and the order changes nothing")
    func screeningApart() throws {
        let islands = SearchResult(screening: [], islands: Self.islands)
        var one = islands
        try one.merge(SearchResult(screening: Self.whole.screening))
        var other = SearchResult(screening: Self.whole.screening)
        try other.merge(islands)

        #expect(one == Self.whole && other == Self.whole)
        #expect(!Self.whole.screening.isEmpty)
    }

    @Test("of many islands' traces three are kept, the simplest of those that begin apart")
    func size() throws {
        let signature = Signature(invariant: "shut", location: "door", rule: "push")
        let islands = (0..<100).map { island in
            // Islands in a row begin alike.
            let first = Action(rule: island / 4 % 3)
            let trace = Trace(
                setup: [], actions: [first] + Array(repeating: Action(rule: 0), count: 100 - island)
            )
            let failing = IslandFailures(
                [trace], isClean: island % 2 == 0, cases: [.init(island: island, cases: 2)],
                violation: Violation(invariant: "shut", location: "door"))
            return SearchResult(
                screening: [], avoided: [],
                islands: [
                    .init(
                        island: island, cases: 5, failures: 2, inapplicable: 0, applied: [],
                        isSaturated: false, digest: 0)
                ],
                states: KeySet([UInt64(island) << 16]), transitions: KeySet(),
                failures: [signature: failing])
        }
        var result = SearchResult(screening: [])
        for island in islands.shuffled() { try result.merge(island) }

        let found = try #require(result.failures[signature])
        #expect(
            found.clean.map(\.count) == [3, 7, 11] && found.unclean.map(\.count) == [2, 6, 10])
        #expect(found.caseCount == 200 && result.counts.cases == 500)
        #expect(result.random.flatMap(\.traces) == found.clean)
        #expect(result.islandNumbers == Array(0..<100) && result.counts.states == 100)
    }

    // MARK: - Samples

    private static let plan: RunPlan = {
        var plan = RunPlan(seed: Seed(3), actions: 6)
        plan.cases = 100
        return plan
    }()

    private static func searched(_ shard: Shard) -> SearchResult {
        var plan = plan
        plan.shard = shard
        let runner = SubjectRun(Door.subject, plan: plan)
        return runner.searchResult()
    }

    private static let whole = searched(.whole)
    private static let islands: [SearchResult] = {
        let run = SubjectRun(Door.subject, plan: plan)
        return plan.ownIslands.map { run.search(island: $0) }
    }()

    /// Parts of the whole result that overlap, but leave out nothing.
    private static func cover(_ source: inout RandomSource) -> [SearchResult] {
        var parts = Array(repeating: [SearchResult](), count: 1 + source.index(below: 6))
        for island in islands {
            for _ in 0...source.index(below: 3) {
                let part = source.index(below: parts.count)
                if !parts[part].contains(island) { parts[part].append(island) }
            }
        }
        return parts.map { SearchResult(screening: whole.screening, islands: $0) }
    }

    /// A small result, which often has something in common with another one, and often contradicts
    /// it.
    private static func part(_ source: inout RandomSource) -> SearchResult {
        var failures: [Int: Int] = [:]
        for island in 0..<4 where source.oneIn(2) { failures[island] = source.oneIn(8) ? 1 : 0 }
        return result(failures)
    }

    private static func merged(_ one: SearchResult?, _ other: SearchResult?) -> SearchResult? {
        guard var one, let other, (try? one.merge(other)) != nil else { return nil }
        return one
    }

    /// A result with a number of failures for each of some islands.
    private static func result(_ failures: [Int: Int], cases: Int = 1) -> SearchResult {
        SearchResult(
            screening: [], avoided: [],
            islands: failures.sorted { $0.key < $1.key }.map { island, count in
                .init(
                    island: island, cases: cases, failures: count, inapplicable: 0, applied: [],
                    isSaturated: false, digest: 0)
            },
            states: KeySet(), transitions: KeySet(), failures: [:])
    }
}
