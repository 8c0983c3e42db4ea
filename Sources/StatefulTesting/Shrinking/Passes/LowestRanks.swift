/// Lowers many ranks to 0 at once: all of them, then all that are equal.
///
/// Some failures need equal ranks, such as the same key in a write and a read. Such ranks cannot be
/// lowered one by one.
enum LowestRanks {
    static func run(_ search: inout ShrinkSearch) {
        guard !lower(&search, where: { $0 > 0 }) else { return }
        var values: Set<UInt64> = []
        for argument in search.best.actions.flatMap(\.arguments) {
            if case .rank(let rank) = argument.value, rank > 0 { values.insert(rank) }
        }
        for value in values.sorted(by: >) { _ = lower(&search, where: { $0 == value }) }
    }

    private static func lower(
        _ search: inout ShrinkSearch, where isAffected: (UInt64) -> Bool
    ) -> Bool {
        var actions = search.best.actions
        for index in actions.indices {
            actions[index].arguments = actions[index].arguments.map { argument in
                guard case .rank(let rank) = argument.value, isAffected(rank) else {
                    return argument
                }
                return .rank(0)
            }
        }
        return search.consider(actions: actions)
    }
}
