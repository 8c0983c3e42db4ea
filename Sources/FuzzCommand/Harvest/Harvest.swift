internal import StatefulTesting

/// What a search has found, before shrinking: of one run, or of a part of it.
struct Harvest: Hashable, Sendable {
    /// A subject whose results contradict each other.
    struct Conflict: Error, Equatable {
        let subject: String
        let reason: SearchConflict
    }

    /// Stands for the builds of harvests that different builds of the program have searched.
    static let severalBuilds = "several"

    let plan: HarvestPlan
    /// A hash of the program that searched, or `severalBuilds`.
    let build: String
    /// The names of the subjects of the run, in order of their UTF-8 bytes.
    let subjects: [String]
    /// The results of those subjects that have one.
    let found: [String: SearchResult]

    private init(
        _ plan: HarvestPlan, build: String, subjects: [String], found: [String: SearchResult]
    ) {
        self.plan = plan
        self.build = build
        self.subjects = Set(subjects).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.found = found
    }

    /// The harvest of a file.
    ///
    /// - Throws: `Conflict` if its records contradict each other.
    init(_ content: HarvestFile.Content) throws(Conflict) {
        self.init(content.header, try SearchState(content.records))
    }

    /// What the run of a header has found so far.
    init(_ header: HarvestHeader, _ state: SearchState) {
        self.init(
            header.plan.counting(state.found.values), build: header.build,
            subjects: header.subjects, found: state.found)
    }

    /// Adds the results of a harvest with the same plan. The order of merges, and how often a
    /// harvest is merged, change nothing.
    ///
    /// - Throws: `Conflict` if they contradict each other. Then this harvest stays as it was.
    mutating func merge(_ other: Harvest) throws(Conflict) {
        precondition(plan == other.plan, "\(plan) and \(other.plan) are of two runs")
        let all = try SearchState(
            [self, other].flatMap { SearchState($0).records(of: $0.subjects) })
        self = Harvest(
            plan, build: build == other.build ? build : Self.severalBuilds,
            subjects: subjects + other.subjects, found: all.found)
    }

    /// The shards that make up the islands of all subjects; empty if the subjects differ.
    var shards: [Shard] {
        let islands = subjects.map { found[$0]?.islandNumbers ?? [] }
        guard let first = islands.first, islands.allSatisfy({ $0 == first }) else { return [] }
        return Shard.covering(first, of: plan.islandCount)
    }
}

extension Shard {
    /// The fewest equal shards that are made up of exactly these islands, in order. Empty if there
    /// are no islands.
    ///
    /// - Parameter total: the number of islands of the whole run.
    static func covering(_ islands: [Int], of total: Int) -> [Shard] {
        let islands = Set(islands)
        for count in 1...min(total, Shard.mostParts) {
            let shards = (1...count).map { Shard($0, of: count) }
            let chosen = shards.filter { islands.contains($0.index - 1) }
            let covered = chosen.flatMap { shard in
                stride(from: shard.index - 1, to: total, by: count)
            }
            if islands == Set(covered) { return chosen }
        }
        return []
    }
}
