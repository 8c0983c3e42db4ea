/// Each rank replaced by smaller ones: up to 64 by every smaller rank, above by 0, half, and one less.
enum SmallerRanks {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> [Trace] {
        trace.replacingArguments { argument, _, _ in
            guard case .rank(let rank) = argument.value else { return [] }
            let smaller = rank <= 64 ? Array(0..<rank) : [0, rank / 2, rank - 1]
            return smaller.map(Argument.rank)
        }
    }
}
