internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// What an app expects of itself holds at rest; see `AppUnderTest.Hints.expect(_:_:)`.
    ///
    /// The location is the name of the expectation. There is one invariant for each, so that one
    /// that is broken for long hides no other.
    static var asAppExpects: [Self] {
        (0..<AppUnderTest.Hints.mostExpectations).map { index in
            Invariant(
                "as-app-expects",
                summary: "what the app expects of itself, by `hints.expect`, holds", sources: []
            ) { machine in
                let expectations = machine.hints.expectations
                guard index < expectations.count, machine.isAtRest,
                    let root = machine.simulation.window.rootViewController
                else { return nil }
                return expectations[index].breach(at: root, in: machine.simulation)
            }
        }
    }
}

extension AppUnderTest.OwnExpectation {
    /// What is wrong; `nil` where nothing is. A check that presents, logs or raises something would
    /// break other invariants later, and nobody would know why.
    @MainActor fileprivate func breach(
        at root: UIViewController, in simulation: Simulation
    ) -> Mismatch? {
        let misuses = simulation.misuseCount
        let wrong = check(root)
        guard simulation.misuseCount == misuses, simulation.isAtRest else {
            return Mismatch(name, "its check acts on the app, and may only read")
        }
        return wrong.map { Mismatch(name, $0) }
    }
}
