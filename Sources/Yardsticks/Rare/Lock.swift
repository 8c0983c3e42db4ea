package import StatefulTesting

/// F3: a lock that opens after twelve right digits; a wrong one starts over.
package struct Lock: SystemUnderTest {
    private static let code = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8]
    private let digits: Int
    private var standing = 0

    /// - Parameter digits: how many digits of the code open it.
    package static func yardstick(digits: Int = 12) -> Yardstick<Lock> {
        Yardstick(
            digits == 12 ? "F3" : "F3/\(digits)",
            minimum: code.prefix(digits).map { "press \($0)" },
            values: digits <= 5 ? .all : .tooMany,
            cases: RandomCases(.guided)
        ) { Lock(digits: digits) }
    }

    package static var rules: [Rule<Lock>] {
        [
            Rule("press", .integer(0...9)) { lock, digit in
                lock.standing = digit == code[lock.standing] ? lock.standing + 1 : 0
                if lock.standing == lock.digits { throw Mismatch("open") }
            }
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(standing)
    }
}
