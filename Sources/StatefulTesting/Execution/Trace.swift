/// A set-up and its actions: everything that is needed to repeat them.
///
/// Stored as flat words. A name is stored as a number that is valid only in this process. The bytes
/// for another process contain its text.
package struct Trace: Hashable, Sendable {
    /// The ranks of the set-up's parameters.
    package let setup: [Int]
    /// The words of the actions: for each a head, its arguments, and the reference that it creates.
    let words: [UInt64]
    /// The number of actions.
    package let count: Int

    package init(setup: [Int], actions: [Action]) {
        self.setup = setup
        var words: [UInt64] = []
        words.reserveCapacity(actions.count * 3)
        for action in actions {
            let shape = ActionHead.shape(
                arity: action.arguments.count, creates: action.creates != nil)
            words.append(
                ActionHead(rule: action.rule, timing: action.timing.code, shape: shape).word)
            words.append(contentsOf: action.arguments.lazy.map(\.word))
            if let created = action.creates {
                words.append(Argument.reference(created).word)
            }
        }
        self.words = words
        count = actions.count
    }

    /// A trace of recorded words, which must contain whole actions only.
    init(setup: [Int], words: [UInt64]) {
        self.setup = setup
        self.words = words
        var count = 0
        var position = 0
        while position < words.count {
            position += ActionHead(word: words[position]).length
            count += 1
        }
        precondition(position == words.count, "\(words.count) words end inside action \(count)")
        self.count = count
    }

    /// The actions in their order. O(n) at each access.
    package var actions: [Action] {
        var actions: [Action] = []
        actions.reserveCapacity(count)
        var position = 0
        while position < words.count {
            let head = ActionHead(word: words[position])
            let end = position + head.length
            let arguments = words[position + 1..<position + 1 + head.arity].map(Argument.init)
            let created = head.creates ? Reference(UInt32(truncatingIfNeeded: words[end - 1])) : nil
            actions.append(
                Action(rule: head.rule, timing: head.timing, arguments: arguments, creates: created)
            )
            position = end
        }
        return actions
    }

    /// Whether some action is left at a timing.
    var hasTimings: Bool { actions.contains { $0.timing != .rest } }

    /// The trace with every action at rest.
    var settled: Trace {
        Trace(setup: setup, actions: actions.map(\.settled))
    }

    /// The trace without its last action, and with the action before it at rest.
    var endingBeforeLast: Trace {
        var actions = Array(actions.dropLast())
        if let last = actions.popLast() { actions.append(last.settled) }
        return Trace(setup: setup, actions: actions)
    }

    /// The index of the last action's rule; `nil` if there are no actions. O(n).
    var lastRule: Int? {
        actions.last?.rule
    }

    /// The trace with references numbered 1, 2, … in order of creation. Traces that differ only in
    /// the numbers of references have equal canonical forms. O(n).
    package var canonical: Trace {
        guard words.contains(where: { $0 >> 62 == 2 }) else { return self }
        var numbers: [Reference: Reference] = [:]
        var actions = actions
        for index in actions.indices {
            // A reference that no action creates gets a number that no action uses.
            actions[index].arguments = actions[index].arguments.map { argument in
                guard case .reference(let old) = argument.value else { return argument }
                return .reference(numbers[old] ?? Reference(.max - old.number))
            }
            if let created = actions[index].creates {
                let new = Reference(UInt32(numbers.count) + 1)
                numbers[created] = new
                actions[index].creates = new
            }
        }
        return Trace(setup: setup, actions: actions)
    }
}

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
    /// Compares the canonical forms. O(n) in the number of words.
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
