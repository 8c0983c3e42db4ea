package import StatefulTesting

/// M3: a machine that does not start with one of its set-ups.
package struct ThrowingSetup: SystemUnderTest {
    private struct StartFailed: Error {}

    package static var faulty: FaultyMachine<ThrowingSetup> {
        FaultyMachine(
            wanted: "one finding: this set-up, no action",
            subject: Subject("M3", setup: [SetupParameter("mode", values: ["calm", "broken"])]) {
                guard $0["mode"] == "calm" else { throw StartFailed() }
                return ThrowingSetup()
            })
    }

    package static var rules: [Rule<ThrowingSetup>] { [Rule("poke") { _ in }] }

    package func feed(_ fingerprint: inout Fingerprint) {}
}

/// M4: a machine on which no rule is ever enabled.
package struct Asleep: StateMachine {
    package init() {}

    package static var faulty: FaultyMachine<Asleep> {
        FaultyMachine(
            wanted: "an error: nothing was applied", subject: Subject("M4") { _ in Asleep() })
    }

    package static var rules: [Rule<Asleep>] {
        [
            Rule("wake", when: { _ in false }) { _ in },
            Rule("shake", .integer(0...9), when: { _ in false }) { _, _ in },
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {}
}
