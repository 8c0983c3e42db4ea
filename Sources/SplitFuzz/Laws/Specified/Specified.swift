internal import Journal
package import Specification
@_spi(Simulation) internal import UIKitModel

/// What the specification allows at the next rest, and how what is so differs from it.
@MainActor final class Specified {
    /// What may be so.
    private var expectation = Expectation()
    /// Whether a journal was too long to be taken since the last rest.
    private var isLost = false

    /// Moves on to the end of the action. Runs after every action, after `LastAction`.
    func observe(_ machine: SplitMachine) {
        // What was so at rest is all that may be so, until something happens.
        let last = machine.lastAction
        let wasAtRest = last.wasAtRest && !last.isLaunch
        if wasAtRest { expectation.narrow(to: last.before) }
        isLost = !wasAtRest && isLost || last.journal.isLong
        if !last.journal.isLong { expectation.take(last.journal, until: last.after) }
    }

    /// How what is so differs from what may be; `nil` where it does not, or is not at rest.
    func difference(in machine: SplitMachine) -> Comparison? {
        guard machine.isAtRest, !isLost else { return nil }
        machine.lastAction.after.readScreen(machine, for: expectation)
        return expectation.difference(to: machine.lastAction.after)
    }

    /// Compares each output.
    func compare(in machine: SplitMachine, _ visit: (Comparison) -> Void) {
        guard machine.isAtRest, !isLost else { return }
        machine.lastAction.after.readScreen(machine, for: expectation)
        expectation.compare(to: machine.lastAction.after, visit)
    }

    func write(to encoder: inout StateEncoder) {
        for word in expectation.words { encoder.write(word) }
    }
}

extension SplitMachine {
    /// Compares each output of the specification with what is so. Visits nothing where the app is
    /// not at rest.
    package func compareWithSpecification(_ visit: (Comparison) -> Void) {
        simulation.perform { specified.compare(in: self, visit) }
    }
}
