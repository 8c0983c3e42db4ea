/// How cases are drawn.
package enum Scheme: String, CaseIterable, Hashable, Sendable {
    /// Every rule with equal weight.
    case uniform
    /// A subset of the rules for each case (Groce et al., https://doi.org/10.1145/2338965.2336763).
    case swarm
    /// Uniform, subsets and weighted subsets in turn.
    case mixed
    /// Mixed, and half of the cases begin with a stored prefix that reached something rare.
    case guided
}

/// How long cases are, compared with `RunPlan.actions`.
package enum CaseLengths: String, CaseIterable, Hashable, Sendable {
    /// Exactly as long.
    case fixed
    /// Half of the cases are half as long to as long, four in ten up to twice as long, and one in
    /// ten up to eight times as long.
    case heavyTailed = "heavy-tailed"
}

/// One of several parts of a run. All parts together do the whole run; `index` counts from 1.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
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
/// `jobs`, the number of processes that share the work, is the only setting that changes no result.
package struct RunPlan: Hashable, Sendable {
    package static let islands = 64
    /// How many cases each island runs in a round.
    package static let casesPerRound = 16
    /// How many cases all islands run in a round.
    package static let roundSize = islands * casesPerRound
    /// The most executed actions that screening spends.
    package static let screeningLimit = 20_000
    package static let screeningDepth = 3
    /// The most executed actions that screening spends on the search for goals.
    package static let goalBudget = 100_000

    package var seed: Seed
    /// How many cases to run over all islands and shards.
    package var cases: Int
    /// The typical number of actions in a case.
    package var actions: Int
    package var lengths: CaseLengths
    package var scheme: Scheme
    package var shard: Shard
    package var jobs: Int
    /// The most executions that shrinking spends on one failure.
    package var shrinkLimit: Int
    /// The most transitions that the attempt to prove one minimum explores; 0: no attempt.
    package var proofLimit: Int

    package init(
        seed: Seed,
        rounds: Int = 1,
        actions: Int = 50,
        lengths: CaseLengths = .heavyTailed,
        scheme: Scheme = .guided,
        shard: Shard = .whole,
        jobs: Int = 1,
        shrinkLimit: Int = 5_000,
        proofLimit: Int = 200_000
    ) {
        precondition(actions > 0, "a case needs at least one action, not \(actions)")
        precondition(rounds >= 0, "a run has no \(rounds) rounds")
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

    /// How many rounds the cases take. All are whole but the last, which runs what is left.
    package var rounds: Int {
        (cases + RunPlan.roundSize - 1) / RunPlan.roundSize
    }

    /// How many of the cases this plan's shard runs.
    package var ownCases: Int {
        ownIslands.map(cases(onIsland:)).reduce(0, +)
    }

    /// How many of the cases an island runs.
    ///
    /// The first islands run one more where the number cannot be divided by that of the islands.
    /// This depends on nothing else, so that shards and processes change no result.
    func cases(onIsland island: Int) -> Int {
        cases / RunPlan.islands + (island < cases % RunPlan.islands ? 1 : 0)
    }

    /// How many cases an island runs in a round, counted from 0.
    func cases(onIsland island: Int, inRound round: Int) -> Int {
        let left = cases(onIsland: island) - round * RunPlan.casesPerRound
        return min(max(0, left), RunPlan.casesPerRound)
    }

    /// The islands of this plan's shard, in order.
    var ownIslands: [Int] {
        (0..<RunPlan.islands).filter(shard.contains(island:))
    }

    /// The longest prefix, in actions, that a case may go on from.
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
