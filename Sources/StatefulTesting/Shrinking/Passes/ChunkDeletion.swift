/// Removes several consecutive actions: from half of the trace down to two, starting at the end.
///
/// This is delta debugging (Zeller and Hildebrandt, https://doi.org/10.1109/32.988498) without its
/// last step, which `Deletions` does: to remove single actions.
enum ChunkDeletion {
    static func run(_ search: inout ShrinkSearch) {
        var size = search.best.count / 2
        while size > 1, !search.isExhausted {
            var end = search.best.count - 1
            while end > 0 {
                let actions = search.best.actions
                end = min(end, actions.count - 1)
                let start = max(0, end - size)
                if !search.consider(actions: actions.removing(Set(start..<end))) { end = start }
            }
            size /= 2
        }
    }
}
