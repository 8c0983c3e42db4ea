import StatefulTesting

/// V1: fails when the total is exactly 3.
struct ExactTotal: StateMachine {
    private var total = 0

    static var rules: [Rule<ExactTotal>] {
        [
            Rule("add", .integer(0...9)) { machine, value in
                machine.total += value
                if machine.total == 3 { throw Mismatch() }
            }
        ]
    }
}

/// V2: ignores what is above 100, and fails at a total of 250 or more.
struct Purse: StateMachine {
    private var total = 0

    static var rules: [Rule<Purse>] {
        [
            Rule("add", .integer(0...1_000)) { machine, value in
                if value <= 100 { machine.total += value }
                if machine.total >= 250 { throw Mismatch() }
            },
            Rule("look") { _ in },
        ]
    }
}

/// V3: getting a key that was put fails where the key is 20 or more.
struct TwinKey: StateMachine {
    private var keys: Set<Int> = []

    static var rules: [Rule<TwinKey>] {
        [
            Rule("put", .integer(0...49)) { $0.keys.insert($1) },
            Rule("get", .integer(0...49)) { machine, key in
                if key >= 20, machine.keys.contains(key) { throw Mismatch() }
            },
        ]
    }
}

/// V4: the same with 10,000 keys, from 1,000 on.
struct LargeTwinKey: StateMachine {
    private var keys: Set<Int> = []

    static var rules: [Rule<LargeTwinKey>] {
        [
            Rule("put", .integer(0...9_999)) { $0.keys.insert($1) },
            Rule("get", .integer(0...9_999)) { machine, key in
                if key >= 1_000, machine.keys.contains(key) { throw Mismatch() }
            },
        ]
    }
}

/// V5: fails when the difference of two values is exactly 1,000.
struct Difference: StateMachine {
    private var low: Int?

    static var rules: [Rule<Difference>] {
        [
            Rule("low", .integer(0...9_999)) { $0.low = $1 },
            Rule("high", .integer(0...9_999)) { machine, high in
                if let low = machine.low, high - low == 1_000 { throw Mismatch() }
            },
        ]
    }
}

/// V6: a search tree that loses the right subtree of a successor.
struct SearchTree: StateMachine {
    private indirect enum Tree {
        case empty
        case node(Tree, Int, Tree)

        var values: [Int] {
            switch self {
            case .empty: []
            case .node(let left, let value, let right): left.values + [value] + right.values
            }
        }

        func inserting(_ value: Int) -> Tree {
            guard case .node(let left, let own, let right) = self else {
                return .node(.empty, value, .empty)
            }
            if value == own { return self }
            return value < own
                ? .node(left.inserting(value), own, right)
                : .node(left, own, right.inserting(value))
        }

        func deleting(_ value: Int) -> Tree {
            guard case .node(let left, let own, let right) = self else { return .empty }
            if value < own { return .node(left.deleting(value), own, right) }
            if value > own { return .node(left, own, right.deleting(value)) }
            if case .empty = left { return right }
            if case .empty = right { return left }
            let (successor, rest) = right.withoutLeast
            return .node(left, successor, rest)
        }

        /// The least value, and the tree without it and without its right subtree.
        private var withoutLeast: (Int, Tree) {
            guard case .node(let left, let own, let right) = self else { return (0, .empty) }
            if case .empty = left { return (own, .empty) }
            let (least, rest) = left.withoutLeast
            return (least, .node(rest, own, right))
        }
    }

    private var tree = Tree.empty
    private var values: Set<Int> = []

    static var rules: [Rule<SearchTree>] {
        [
            Rule("insert", .integer(0...99)) { machine, value in
                machine.tree = machine.tree.inserting(value)
                machine.values.insert(value)
            },
            Rule("delete", .integer(0...99)) { machine, value in
                machine.tree = machine.tree.deleting(value)
                machine.values.remove(value)
                if machine.tree.values != machine.values.sorted() { throw Mismatch() }
            },
        ]
    }
}

/// V7: a cache of three whose `get` does not refresh.
struct Cache: StateMachine {
    private var cached: [Int] = []
    private var model: [Int] = []

    static var rules: [Rule<Cache>] {
        [
            Rule("put", .integer(0...9)) { cache, key in
                cache.cached = (cache.cached.filter { $0 != key } + [key]).suffix(3)
                cache.model = (cache.model.filter { $0 != key } + [key]).suffix(3)
            },
            Rule("get", .integer(0...9)) { cache, key in
                if cache.cached.contains(key) != cache.model.contains(key) { throw Mismatch() }
                guard cache.model.contains(key) else { return }
                cache.model = cache.model.filter { $0 != key } + [key]
            },
        ]
    }
}

/// V8: an editor in which typing keeps what can be done again.
struct Editor: StateMachine {
    private var text = ""
    private var past: [String] = []
    private var future: [String] = []
    private var expected = ""
    private var expectedPast: [String] = []
    private var expectedFuture: [String] = []

    enum Letter: String, CaseIterable {
        case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z
    }

    static var rules: [Rule<Editor>] {
        [
            Rule("type", .oneOf(Letter.self)) { editor, letter in
                editor.past.append(editor.text)
                editor.text += letter.rawValue
                editor.expectedPast.append(editor.expected)
                editor.expected += letter.rawValue
                editor.expectedFuture = []
                try editor.compare()
            },
            Rule("undo") { editor in
                if let last = editor.past.popLast() {
                    editor.future.append(editor.text)
                    editor.text = last
                }
                if let last = editor.expectedPast.popLast() {
                    editor.expectedFuture.append(editor.expected)
                    editor.expected = last
                }
                try editor.compare()
            },
            Rule("redo") { editor in
                if let next = editor.future.popLast() {
                    editor.past.append(editor.text)
                    editor.text = next
                }
                if let next = editor.expectedFuture.popLast() {
                    editor.expectedPast.append(editor.expected)
                    editor.expected = next
                }
                try editor.compare()
            },
        ]
    }

    private func compare() throws {
        if text != expected { throw Mismatch() }
    }
}

/// V9: fails when both counters have reached 15.
struct TwoCounters: StateMachine {
    static let goal = 15
    private var left = 0
    private var right = 0

    static var rules: [Rule<TwoCounters>] {
        [
            Rule("left") { $0.left += 1 },
            Rule("right") { $0.right += 1 },
            Rule("reset") { $0 = TwoCounters() },
        ]
    }

    static var invariants: [Invariant<TwoCounters>] {
        [Invariant("below") { $0.left < goal || $0.right < goal ? nil : "" }]
    }
}

/// Fails when two different keys have the same remainder.
struct Collision: StateMachine {
    private var keys: Set<Int> = []

    static var rules: [Rule<Collision>] {
        [
            Rule("put", .integer(0...9_999)) { machine, key in
                machine.keys.insert(key)
                if machine.keys.contains(where: { $0 != key && ($0 - key) % 97 == 0 }) {
                    throw Mismatch()
                }
            }
        ]
    }
}

/// Fails when two different keys have the same multiplicative hash of six bits.
struct HashCollision: StateMachine {
    private var keys: Set<Int> = []

    static var rules: [Rule<HashCollision>] {
        [
            Rule("put", .integer(0...999)) { machine, key in
                machine.keys.insert(key)
                if machine.keys.contains(where: { $0 != key && hash($0) == hash(key) }) {
                    throw Mismatch()
                }
            }
        ]
    }

    private static func hash(_ key: Int) -> UInt32 {
        (UInt32(key) &* 2_654_435_761) >> 26
    }
}

/// Fails when an audit finds more than 1,000 in one account.
struct Ledger: StateMachine {
    private var balances = [0, 0, 0, 0]

    static var rules: [Rule<Ledger>] {
        [
            Rule("deposit", .integer(0...3), .integer(1...500)) { $0.balances[$1] += $2 },
            Rule("withdraw", .integer(0...3), .integer(1...500)) { ledger, account, amount in
                guard ledger.balances[account] >= amount else { throw Inapplicable("too little") }
                ledger.balances[account] -= amount
            },
            Rule("audit") { ledger in
                if ledger.balances.contains(where: { $0 > 1_000 }) { throw Mismatch() }
            },
        ]
    }
}
