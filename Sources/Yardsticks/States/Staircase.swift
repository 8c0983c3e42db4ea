package import StatefulTesting

/// R3: a counter that cannot leave its highest step. The way back to the lowest is lost there.
package struct Staircase: StateMachine {
    private var step = 0

    package init() {}

    /// Brute force judges no goals.
    package static var yardstick: Yardstick<Staircase> {
        Yardstick("R3", minimum: ["on", "on", "on", "on"], values: .tooMany)
    }

    package static var rules: [Rule<Staircase>] {
        [
            Rule("on", when: { $0.step < 4 }) { $0.step += 1 },
            Rule("off", when: { (1...3).contains($0.step) }) { $0.step -= 1 },
        ]
    }

    package static var goals: [Goal<Staircase>] {
        [Goal("can go back", location: "0") { $0.step == 0 }]
    }

    package func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(step) }
}
