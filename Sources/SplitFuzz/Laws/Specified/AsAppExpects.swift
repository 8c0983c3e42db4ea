internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// What an app expects of itself holds at rest; see `AppUnderTest.Hints.expect(_:_:)`.
    ///
    /// The location is the name of the expectation.
    static var asAppExpects: Self {
        Invariant(
            "as-app-expects",
            summary: "what the app expects of itself, by `hints.expect`, holds", sources: []
        ) { machine in
            guard machine.isAtRest, let root = machine.simulation.window.rootViewController
            else { return nil }
            for expectation in machine.hints.expectations {
                guard let wrong = expectation.check(root) else { continue }
                return Mismatch(expectation.name, wrong)
            }
            return nil
        }
    }
}
