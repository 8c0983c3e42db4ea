package import StatefulTesting

/// M5: an account that fails with an error whose text holds values, different each time.
package struct TellingErrors: StateMachine {
    private struct WrongBalance: Error {
        let balance: Int
        let expected: Int
    }

    private var balance = 0
    private var expected = 0

    package init() {}

    package static var faulty: FaultyMachine<TellingErrors> {
        FaultyMachine(
            wanted: "one finding", subject: Subject("M5") { _ in TellingErrors() })
    }

    package static var rules: [Rule<TellingErrors>] {
        [
            Rule("deposit", .integer(1...999)) { account, amount in
                account.balance += amount
                account.expected += amount
            },
            // The fault: the fee is taken twice from large amounts.
            Rule("withdraw", .integer(1...999)) { account, amount in
                account.balance -= amount + (amount > 500 ? 2 : 1)
                account.expected -= amount + 1
            },
            Rule("audit") { account in
                guard account.balance == account.expected else {
                    throw WrongBalance(balance: account.balance, expected: account.expected)
                }
            },
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(balance)
        fingerprint.combine(expected)
    }
}
