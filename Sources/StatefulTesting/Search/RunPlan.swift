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
    /// Half of the cases have 0.5 to 1 times as many actions. Four in ten have 1 to 2 times as many. One
    /// in ten has 2 to 8 times as many.
    case heavyTailed = "heavy-tailed"
}

/// One of several parts of a run. All parts together make up the whole run.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    package let index: Int
    package let count: Int

    package static let whole = Shard(1, of: 1)

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
    /// The number of islands, the independent parts of a run.
    package static let islands = 64
    /// The number of cases that each island runs in a round.
    package static let casesPerRound = 16
    /// The number of cases that all islands together run in a round.
    package static let roundSize = islands * casesPerRound
    /// The most traces that shrinking executes for one failure, unless a plan says otherwise.
    package static let standardShrinkLimit = 5_000
    /// The most actions that screening executes.
    package static let screeningLimit = 20_000
    /// The most actions of a sequence in screening.
    package static let screeningDepth = 3
    /// The most actions of a sequence in screening another set-up than the simplest.
    package static let otherSetupDepth = 2
    /// The most actions that screening executes for each such set-up.
    static let otherSetupLimit = 5_000
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
        proofLimit: Int = 200_000
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

    /// The number of rounds. The last one may have fewer cases than the others.
    package var rounds: Int {
        (cases + RunPlan.roundSize - 1) / RunPlan.roundSize
    }

    /// The number of cases of this plan's shard.
    package var ownCases: Int {
        ownIslands.map(cases(onIsland:)).reduce(0, +)
    }

    /// The number of cases of an island.
    ///
    /// If the cases cannot be divided equally, the first islands run one more. The number does not
    /// depend on shards or processes, which therefore change no result.
    func cases(onIsland island: Int) -> Int {
        RunPlan.share(of: cases, onIsland: island)
    }

    /// How many of that many cases an island runs. More cases never take one from an island.
    static func share(of cases: Int, onIsland island: Int) -> Int {
        cases / islands + (island < cases % islands ? 1 : 0)
    }

    /// The number of cases of an island in a round. Rounds count from 0.
    func cases(onIsland island: Int, inRound round: Int) -> Int {
        let left = cases(onIsland: island) - round * RunPlan.casesPerRound
        return min(max(0, left), RunPlan.casesPerRound)
    }

    /// The islands of this plan's shard, in order.
    var ownIslands: [Int] {
        (0..<RunPlan.islands).filter(shard.contains(island:))
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

extension RunPlan: CustomStringConvertible {
    /// Every setting, one line each.
    package var description: String {
        """
        seed: \(seed)
        cases: \(cases)
        actions: \(actions)
        lengths: \(lengths.rawValue)
        scheme: \(scheme.rawValue)
        shard: \(shard)
        jobs: \(jobs)
        shrink limit: \(shrinkLimit)
        proof limit: \(proofLimit)
        """
    }
}
