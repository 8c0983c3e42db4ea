/// Sorts the actions before the last one by their rules: all of them, then parts of half that
/// length, and so on. Actions of one rule keep their order.
///
/// Exchanging two neighbours at a time takes quadratically many executions.
enum RuleSorting {
    static func run(_ search: inout ShrinkSearch) {
        var size = search.best.count - 1
        while size > 1, !search.isExhausted {
            var start = 0
            while start + 1 < search.best.count - 1 {
                var actions = search.best.actions
                let part = start..<min(start + size, actions.count - 1)
                actions.replaceSubrange(part, with: sorted(actions[part]))
                if search.consider(actions: actions), part.count == search.best.count - 1 {
                    return
                }
                start += size
            }
            size /= 2
        }
    }

    /// `Sequence.sorted(by:)` does not promise to keep the order of equal elements.
    private static func sorted(_ actions: ArraySlice<Action>) -> [Action] {
        actions.enumerated().sorted { one, other in
            (one.element.rule, one.offset) < (other.element.rule, other.offset)
        }.map(\.element)
    }
}
