/// Lowers each high rank by bisection. Assumes that the trace fails at every rank above a
/// threshold.
enum RankBisection {
    static func run(_ search: inout ShrinkSearch) {
        var index = 0
        while index < search.best.count {
            let actions = search.best.actions
            for position in actions[index].arguments.indices {
                lower(&search, index, position)
                guard index < search.best.count else { return }
            }
            index += 1
        }
    }

    private static func lower(_ search: inout ShrinkSearch, _ index: Int, _ position: Int) {
        var low: UInt64 = 0
        // The distance halves each time, so that 64 rounds are enough.
        for _ in 0..<64 {
            var actions = search.best.actions
            guard index < actions.count, position < actions[index].arguments.count,
                case .rank(let rank) = actions[index].arguments[position].value,
                rank > 64, low < rank
            else { return }
            let middle = low + (rank - low) / 2
            actions[index].arguments[position] = .rank(middle)
            if !search.consider(actions: actions) { low = middle + 1 }
        }
    }
}
