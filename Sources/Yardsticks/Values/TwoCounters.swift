package import StatefulTesting

/// V9: fails when both counters have reached half of a total.
package struct TwoCounters: SystemUnderTest {
    private let half: Int
    private var left = 0
    private var right = 0

    /// A failing sequence can end with either counter, and so there are two minima.
    ///
    /// - Parameter total: the length of the minimum; even.
    package static func yardstick(total: Int) -> Yardstick<TwoCounters> {
        let lefts = Array(repeating: "left", count: total / 2)
        let rights = Array(repeating: "right", count: total / 2)
        return Yardstick(
            subject: Subject("V9/\(total)") { _ in TwoCounters(half: total / 2) },
            minima: [lefts + rights, lefts.dropLast() + rights + ["left"]],
            values: total <= 8 ? .all : .tooMany,
            cases: RandomCases(.subsets, actions: total * 2))
    }

    package static var rules: [Rule<TwoCounters>] {
        [
            Rule("left") { $0.left += 1 },
            Rule("right") { $0.right += 1 },
            Rule("reset") { machine in
                machine.left = 0
                machine.right = 0
            },
        ]
    }

    package static var invariants: [Invariant<TwoCounters>] {
        [Invariant("apart") { $0.left >= $0.half && $0.right >= $0.half ? "both" : nil }]
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(min(left, half))
        fingerprint.combine(min(right, half))
    }
}
