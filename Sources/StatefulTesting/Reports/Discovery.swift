/// How many failures a search had seen after so many actions.
package struct Discovery: Hashable, Sendable, Codable {
    /// The islands with lower numbers count; 0 for the short sequences before all islands.
    package let islands: Int
    /// The random actions up to there.
    package let actions: Int
    /// The different failures up to there, before those of one cause are joined.
    package let failures: Int

    /// About so many points of a search are kept.
    static let points = 64
}

extension SearchResult {
    /// How failures were found, in the order of islands: the same for any order of the work.
    var discoveries: [Discovery] {
        let screened = Set(screening.flatMap(\.violations).map(\.signature))
        var firsts: [Int: Int] = [:]
        for (signature, found) in failures where !screened.contains(signature) {
            firsts[found.firstIsland, default: 0] += 1
        }
        let stride = max(1, islands.count / Discovery.points)
        var (actions, seen) = (0, screened.count)
        var points = [Discovery(islands: 0, actions: 0, failures: seen)]
        for (index, island) in islands.enumerated() {
            actions += island.applied.reduce(0, +)
            seen += firsts[island.island] ?? 0
            guard (index + 1).isMultiple(of: stride) || index == islands.count - 1 else { continue }
            points.append(Discovery(islands: island.island + 1, actions: actions, failures: seen))
        }
        return points
    }
}
