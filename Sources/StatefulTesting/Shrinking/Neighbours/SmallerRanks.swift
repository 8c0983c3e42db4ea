/// Each rank replaced by smaller ones: up to 64 by every smaller rank. Above, by the lowest 32, by
/// its divisors, by half, and by one less.
///
/// Divisors, because keys that collide have a difference that is a multiple of something.
enum SmallerRanks {
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        trace.replacingArguments { argument, _, _ in
            guard case .rank(let rank) = argument.value else { return [] }
            return smaller(than: rank).map(Argument.rank)
        }
    }

    static func smaller(than rank: UInt64) -> [UInt64] {
        guard rank > 64 else { return Array(0..<rank) }
        var ranks = Array(0..<32 as Range<UInt64>)
        let divisors = (2...128 as ClosedRange<UInt64>).filter { rank % $0 == 0 }
        for divisor in divisors.reversed() { ranks.append(rank / divisor) }
        ranks += [rank / 2, rank - 1]
        return ranks
    }
}
