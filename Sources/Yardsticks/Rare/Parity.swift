package import StatefulTesting

/// F2: a checkpoint fails at odd parity after many toggles.
package struct Parity: SystemUnderTest {
    private let threshold: Int
    private var toggles = 0

    /// - Parameter threshold: how many toggles must come first; an odd number.
    package static func yardstick(threshold: Int = 25) -> Yardstick<Parity> {
        Yardstick(
            threshold == 25 ? "F2" : "F2/\(threshold)",
            minimum: Array(repeating: "toggle", count: threshold) + ["checkpoint"],
            values: threshold <= 9 ? .all : .tooMany,
            cases: RandomCases(.subsets)
        ) { Parity(threshold: threshold) }
    }

    package static var rules: [Rule<Parity>] {
        [
            Rule("toggle") { $0.toggles += 1 },
            Rule("pad") { _ in },
            Rule("checkpoint") { parity in
                if parity.toggles % 2 == 1, parity.toggles >= parity.threshold {
                    throw Mismatch("odd")
                }
            },
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(min(toggles, threshold + 1 + toggles % 2))
    }
}
