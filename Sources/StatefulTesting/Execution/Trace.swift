/// A set-up and the actions that follow it: all that it takes to do the same again.
///
/// Stored flat. Names stand as numbers of this process's name table; `Trace` encodes them by text
/// where it leaves the process.
package struct Trace: Hashable, Sendable {
    /// The ranks of the set-up's parameters.
    package let setup: [Int]
    /// The actions, each a head, its arguments and the reference that it gives.
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

    /// Takes over recorded words, which must be whole actions.
    init(setup: [Int], words: [UInt64]) {
        self.setup = setup
        self.words = words
        var count = 0
        var position = 0
        while position < words.count {
            position += ActionHead(word: words[position]).length
            count += 1
        }
        precondition(position == words.count, "\(words.count) words end amid action \(count)")
        self.count = count
    }

    /// The actions in their order. O(n): keep it where you need it more than once.
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

    /// The same with every action at rest.
    var settled: Trace {
        Trace(setup: setup, actions: actions.map(\.settled))
    }

    /// The same without its last action, the one before it at rest.
    var endingBeforeLast: Trace {
        var actions = Array(actions.dropLast())
        if let last = actions.popLast() { actions.append(last.settled) }
        return Trace(setup: setup, actions: actions)
    }

    /// The rule of the last action.
    var lastRule: Int? {
        actions.last?.rule
    }

    /// The same with references numbered 1, 2, … in order of creation: equal for equal meaning.
    package var canonical: Trace {
        guard words.contains(where: { $0 >> 62 == 2 }) else { return self }
        var numbers: [Reference: Reference] = [:]
        var actions = actions
        for index in actions.indices {
            // A reference to what nothing created keeps a number that no creator has.
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
