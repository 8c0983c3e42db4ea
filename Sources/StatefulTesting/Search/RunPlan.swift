/// How cases are drawn.
package enum Scheme: String, CaseIterable, Hashable, Sendable {
    /// Every rule with equal weight.
    case uniform
    /// A subset of the rules for each case (Groce et al., https://doi.org/10.1145/2338965.2336763).
    case swarm
    /// Uniform, subsets and weighted subsets in turn.
    case mixed
    /// Mixed, and half of the cases begin with a stored prefix that reached a rare transition.
    case guided
}

/// The number of actions in a case, compared with `RunPlan.actions`.
package enum CaseLengths: String, CaseIterable, Hashable, Sendable {
    /// Exactly as many.
    case fixed
    /// Half of the cases have 0.5 to 1 times as many actions. Four in ten have 1 to 2 times as
    /// many. One in ten has 2 to 8 times as many.
    case heavyTailed = "heavy-tailed"
}

/// One of several parts of a run. All parts together make up the whole run.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    package let index: Int
    package let count: Int

    package static let whole = Shard(1, of: 1)
    /// The most parts of a run.
    package static let mostParts = 4_096

    package init(_ index: Int, of count: Int) {
        precondition(
            count >= 1 && (1...count).contains(index), "there is no shard \(index)/\(count)")
        self.index = index
        self.count = count
    }

    package var description: String {
        "\(index)/\(count)"
    }

    func contains(island: Int) -> Bool {
        island % count == index - 1
    }
}

/// The settings of a run. The same plan, subject and commit give the same report, byte for byte.
///
/// Only `jobs` does not change the result.
package struct RunPlan: Hashable, Sendable {
    /// The number of islands that share the first cases. An island is an independent part of a run.
    package static let islands = 64
    /// The most cases of each of those islands. Later ones have up to eight times as many.
    package static let firstIslandCases = 32
    /// The largest number of an island.
    static let islandLimit = 1 << 32
    /// The most rules of a machine whose result can be read.
    static let ruleLimit = 1 << 10
    /// The number of cases that each island runs in a round of `Runner.runRound`.
    package static let casesPerRound = 16
    /// The number of cases that the first islands together run in a round.
    package static let roundSize = islands * casesPerRound
    /// The most traces that shrinking executes for one failure, unless a plan says otherwise.
    package static let standardShrinkLimit = 5_000
    /// The transitions that a proof explores for each trace that shrinking may execute. It executes
    /// five times as many actions: a million by default.
    package static let proofShare = 40
    /// The most transitions to explore for a proof, unless a plan says otherwise.
    package static let standardProofLimit = standardShrinkLimit * proofShare
    /// The most actions that screening executes.
    package static let screeningLimit = 20_000
    /// The most actions of a sequence in screening a machine without goals.
    package static let screeningDepth = 3
    /// The most actions of a sequence in screening another set-up than the simplest.
    package static let otherSetupDepth = 2
    /// The most actions that screening executes for each such set-up.
    static let otherSetupLimit = 5_000
    /// How many deaths by one action screening meets in the simplest set-up, and in all others
    /// together. See `ExploredDeaths`.
    static let screenedDeaths = 4
    /// The most actions that screening executes in search of goals.
    package static let goalBudget = 100_000

    package var seed: Seed
    /// The number of cases over all islands and shards.
    package var cases: Int
    /// The typical number of actions in a case.
    package var actions: Int
    package var lengths: CaseLengths
    package var scheme: Scheme
    package var shard: Shard
    /// The number of processes that share the work.
    package var jobs: Int
    /// The most traces that shrinking executes for one failure.
    package var shrinkLimit: Int
    /// The most transitions to explore for the proof of one minimum; 0 for no proof.
    package var proofLimit: Int

    package init(
        seed: Seed,
        rounds: Int = 1,
        actions: Int = 50,
        lengths: CaseLengths = .heavyTailed,
        scheme: Scheme = .guided,
        shard: Shard = .whole,
        jobs: Int = 1,
        shrinkLimit: Int = RunPlan.standardShrinkLimit,
        proofLimit: Int = RunPlan.standardProofLimit
    ) {
        precondition(actions > 0, "a case needs at least one action, not \(actions)")
        precondition(rounds >= 0, "a run cannot have \(rounds) rounds")
        self.seed = seed
        cases = rounds * RunPlan.roundSize
        self.actions = actions
        self.lengths = lengths
        self.scheme = scheme
        self.shard = shard
        self.jobs = jobs
        self.shrinkLimit = shrinkLimit
        self.proofLimit = proofLimit
    }

    /// The number of cases of this plan's shard.
    package var ownCases: Int {
        ownIslands.map(cases(onIsland:)).reduce(0, +)
    }

    /// The number of cases of an island.
    ///
    /// The first islands share the first cases. If these cannot be divided equally, the first
    /// islands run one more. Then one island after the other is filled. The number does not depend
    /// on shards or processes, which therefore change no result.
    func cases(onIsland island: Int) -> Int {
        let shared = RunPlan.islands * RunPlan.firstIslandCases
        if island < RunPlan.islands {
            return RunPlan.share(of: min(cases, shared), onIsland: island)
        }
        let left = cases - RunPlan.cases(throughIsland: island - 1)
        return min(max(0, left), RunPlan.mostCases(onIsland: island))
    }

    /// How many of that many cases one of the first islands runs. More cases never take one from an
    /// island.
    static func share(of cases: Int, onIsland island: Int) -> Int {
        cases / islands + (island < cases % islands ? 1 : 0)
    }

    /// The most cases of an island.
    private static func mostCases(onIsland island: Int) -> Int {
        firstIslandCases << min(island / islands, 3)
    }

    /// The cases of a run that fills all islands up to this one.
    package static func cases(throughIsland island: Int) -> Int {
        let block = island / islands
        // Blocks of islands double their cases three times.
        let doubled = min(block, 3)
        let before =
            islands * firstIslandCases * ((1 << doubled) - 1)
            + (block - doubled) * islands * mostCases(onIsland: 3 * islands)
        return before + (island % islands + 1) * mostCases(onIsland: island)
    }

    /// The number of islands that have cases, at least those that share the first cases.
    package var islandCount: Int { RunPlan.islandCount(ofCases: cases) }

    /// The number of islands of a run with so many cases.
    package static func islandCount(ofCases cases: Int) -> Int {
        var (count, tooMany) = (islands, cases / firstIslandCases + islands)
        while count < tooMany {
            let middle = (count + tooMany) / 2
            if cases > RunPlan.cases(throughIsland: middle - 1) {
                count = middle + 1
            } else {
                tooMany = middle
            }
        }
        return count
    }

    /// The islands of this plan's shard, in order.
    package var ownIslands: [Int] {
        (0..<islandCount).filter(shard.contains(island:))
    }

    /// The most actions in a stored prefix.
    var longestPrefix: Int {
        actions * 2
    }

    /// The most actions that may be drawn for a case.
    var longestCase: Int {
        lengths == .fixed ? actions : actions * 8
    }
}
