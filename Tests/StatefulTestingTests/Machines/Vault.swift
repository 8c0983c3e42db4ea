@testable import StatefulTesting

/// A vault of three digits. A seldom rule opens it at once.
struct Vault: StateMachine {
    private var digits = 0
    private var isOpen = false
    private var isForced = false

    static var rules: [Rule<Vault>] {
        [
            Rule("turn", when: { $0.digits < 3 }) { $0.digits += 1 },
            Rule("pull", when: { $0.digits == 3 }) { $0.isOpen = true },
            Rule("force") {
                $0.isForced = true
                $0.isOpen = true
            }.seldom(oneIn: 5),
        ]
    }

    static var invariants: [Invariant<Vault>] {
        [
            Invariant("closed") { $0.isOpen ? "door" : nil },
            Invariant("untouched") { $0.isForced ? "door" : nil },
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(digits)
        fingerprint.combine(isOpen)
        fingerprint.combine(isForced)
    }
}
