extension SearchResult {
    /// A hash of all that screening and the random cases executed: each state that was reached, by
    /// which rule and in which order, and each failure. The islands count in their order, so that
    /// it does not matter who searched them.
    var fingerprint: UInt64 {
        var hash = StableHash()
        hash.combine(screening.encoded + avoided.encoded)
        for island in islands {
            hash.combine(words: [UInt64(truncatingIfNeeded: island.island), island.digest])
        }
        return hash.word
    }
}
