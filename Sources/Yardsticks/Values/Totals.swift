package import StatefulTesting

/// V1: fails when the total is exactly 3.
package struct ExactTotal: StateMachine {
    private var total = 0

    package init() {}

    package static var yardstick: Yardstick<ExactTotal> {
        Yardstick("V1", minimum: ["add 3"])
    }

    package static var rules: [Rule<ExactTotal>] {
        [Rule("add", .integer(0...9)) { $0.total += $1 }]
    }

    package static var invariants: [Invariant<ExactTotal>] {
        [Invariant("not-three") { $0.total == 3 ? "total" : nil }]
    }

    package func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(total) }
}

/// V2: a purse that ignores amounts above 100, and breaks at 250.
package struct Purse: StateMachine {
    private var total = 0

    package init() {}

    /// Amounts above 100 do nothing, like 0.
    package static var yardstick: Yardstick<Purse> {
        Yardstick("V2", minimum: ["add 50", "add 100", "add 100"], values: .lowest(101))
    }

    package static var rules: [Rule<Purse>] {
        [
            Rule("add", .integer(0...1_000)) { if $1 <= 100 { $0.total += $1 } },
            Rule("look") { _ in },
        ]
    }

    package static var invariants: [Invariant<Purse>] {
        [Invariant("holds") { $0.total >= 250 ? "seam" : nil }]
    }

    package func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(total) }
}

/// V5: fails when the second number is 1,000 above the first.
package struct Difference: StateMachine {
    private var low: Int?

    package init() {}

    /// Only the difference counts, and a higher `high` needs a higher `low`.
    package static var yardstick: Yardstick<Difference> {
        Yardstick(
            "V5", minimum: ["low 0", "high 1000"], values: .lowest(1_001),
            cases: RandomCases(actions: 200))
    }

    package static var rules: [Rule<Difference>] {
        [
            Rule("low", .integer(0...9_999)) { $0.low = $1 },
            Rule("high", .integer(0...9_999), when: { $0.low != nil }) { machine, high in
                if let low = machine.low, high - low == 1_000 { throw Mismatch("apart") }
            },
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(low ?? -1) }
}
