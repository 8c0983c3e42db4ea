package import StatefulTesting
import Synchronization

/// M1: from the third poke on it fails at random, by a source that no case controls.
package struct FlakyMachine: SystemUnderTest {
    private let oneIn: UInt64
    private var pokes = 0

    /// - Parameter oneIn: how many pokes it survives on average.
    package static func faulty(oneIn: UInt64) -> FaultyMachine<FlakyMachine> {
        FaultyMachine(
            wanted: "flaky, with its rate", reset: { outside.withLock { $0 = 1 } },
            subject: Subject("M1/\(oneIn)") { _ in FlakyMachine(oneIn: oneIn) })
    }

    package static var rules: [Rule<FlakyMachine>] {
        [
            Rule("poke") { machine in
                machine.pokes += 1
                if machine.pokes >= 3, isUnlucky(oneIn: machine.oneIn) { throw Mismatch("bell") }
            }
        ]
    }

    /// The state outside the cases. It is a counter through a mixing function, so that a benchmark
    /// prints the same figures each time.
    private static let outside = Mutex<UInt64>(1)

    private static func isUnlucky(oneIn: UInt64) -> Bool {
        outside.withLock { state in
            state &+= 0xa076_1d64_78bd_642f
            let product = state.multipliedFullWidth(by: state ^ 0xe703_7ed1_a0b4_28db)
            return (product.high ^ product.low) % oneIn == 0
        }
    }

    package func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(min(pokes, 3)) }
}

/// M2: a global counts pokes over the whole process, and one of them fails.
package struct LeakingMachine: StateMachine {
    private static let pokes = Mutex(0)
    private static let failing = 30_000

    package init() {}

    package static var faulty: FaultyMachine<LeakingMachine> {
        FaultyMachine(
            wanted: "flaky: depends on earlier cases", reset: { pokes.withLock { $0 = 0 } },
            subject: Subject("M2") { _ in LeakingMachine() })
    }

    package static var rules: [Rule<LeakingMachine>] {
        [
            Rule("poke") { _ in
                let count = pokes.withLock { count in
                    count += 1
                    return count
                }
                if count == failing { throw Mismatch("counter") }
            }
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {}
}
