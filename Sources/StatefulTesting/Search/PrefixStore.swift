/// Prefixes of cases that reached a rare transition. Later cases continue from them, as in Ecoffet
/// et al., "First return, then explore" (https://doi.org/10.1038/s41586-020-03157-9).
struct PrefixStore {
    private struct Entry {
        let setup: [Int]
        let words: [UInt64]
        /// Whether its actions break something.
        let isBroken: Bool
        let transition: UInt64
        var picks: UInt64
    }

    private static let capacity = 256
    private let longest: Int
    private var entries: [Entry] = []

    /// - Parameter longest: the most words of a prefix.
    init(longest: Int) {
        self.longest = longest
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Keeps the prefixes of a case up to each new state, and up to the last new transition.
    ///
    /// - Parameter breakEnd: the number of words up to the first failing action; `nil` if none
    ///   failed.
    mutating func learn(
        from novelties: [Coverage.Novelty], setup: [Int], words: UnsafePointer<UInt64>,
        breakEnd: Int?, visits: KeyTable
    ) {
        for (index, novelty) in novelties.enumerated()
        where novelty.end <= longest && (novelty.isNewState || index == novelties.count - 1) {
            let prefix = UnsafeBufferPointer(start: words, count: novelty.end)
            let entry = Entry(
                setup: setup, words: Array(prefix),
                isBroken: breakEnd.map { novelty.end >= $0 } ?? false,
                transition: novelty.transition, picks: 0)
            if entries.count < Self.capacity {
                entries.append(entry)
            } else {
                entries[mostVisited(visits)] = entry
            }
        }
    }

    /// The rarest of eight random entries. The store must not be empty.
    mutating func pick(
        from source: inout RandomSource, visits: KeyTable
    ) -> (setup: [Int], words: [UInt64], isBroken: Bool) {
        var best = source.index(below: entries.count)
        for _ in 1..<8 {
            let other = source.index(below: entries.count)
            if weight(other, visits) < weight(best, visits) { best = other }
        }
        entries[best].picks += 1
        let entry = entries[best]
        return (entry.setup, entry.words, entry.isBroken)
    }

    private func weight(_ index: Int, _ visits: KeyTable) -> UInt64 {
        entries[index].picks + visits.count(of: entries[index].transition)
    }

    private func mostVisited(_ visits: KeyTable) -> Int {
        entries.indices.max { weight($0, visits) < weight($1, visits) } ?? 0
    }
}
