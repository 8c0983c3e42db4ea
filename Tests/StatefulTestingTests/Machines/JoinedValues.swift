import StatefulTesting

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
