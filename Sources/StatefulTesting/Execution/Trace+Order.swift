extension Trace: Comparable {
    /// Whether a trace is simpler than another. A total order:
    ///
    /// 1. fewer actions,
    /// 2. the set-up's ranks, first parameter first,
    /// 3. the rules, first action first,
    /// 4. the timings, rest before all others,
    /// 5. the arguments, first action first: ranks by number, names by the UTF-8 bytes of their
    ///    text, references by order of creation.
    ///
    /// Both are compared in canonical form.
    package static func < (left: Trace, right: Trace) -> Bool {
        if left.count != right.count { return left.count < right.count }
        if left.setup != right.setup { return left.setup.lexicographicallyPrecedes(right.setup) }
        let (left, right) = (left.canonical.actions, right.canonical.actions)
        for (one, other) in zip(left, right) where one.rule != other.rule {
            return one.rule < other.rule
        }
        for (one, other) in zip(left, right) where one.timing != other.timing {
            return one.timing.code < other.timing.code
        }
        for (one, other) in zip(left, right) where one.arguments != other.arguments {
            return one.arguments.lexicographicallyPrecedes(other.arguments)
        }
        return false
    }
}

extension Argument: Comparable {
    /// Ranks and references by number, names by their bytes; a rank before a name or reference.
    @usableFromInline
    package static func < (left: Argument, right: Argument) -> Bool {
        if case .name(let one) = left.value, case .name(let other) = right.value {
            return one < other
        }
        return left.word < right.word
    }
}
