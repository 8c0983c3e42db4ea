internal import Journal
package import Specification
@_spi(Simulation) internal import UIKitModel

/// What the specification allows at the next rest, and how what is so differs from it.
@MainActor final class Specified {
    /// What is so after the last action.
    private var observed = Observation()
    /// What may be so.
    private var expectation = Expectation()
    /// Whether the last action ended at rest.
    private var isAtRest = false
    /// Whether a journal was too long to be taken since the last rest.
    private var isLost = false
    private var isComparable: Bool { isAtRest && !isLost }

    /// Moves on to the end of the action. Runs after every action, after `LastAction`.
    func observe(_ machine: SplitMachine) {
        // What was so at rest is all that may be so, until something happens.
        let wasAtRest = isAtRest
        if wasAtRest { expectation.narrow(to: observed) }
        let journal = machine.lastAction.journal
        read(machine)
        isAtRest = machine.isAtRest
        isLost = !wasAtRest && isLost || journal.isLong
        if !journal.isLong { expectation.take(journal, until: observed) }
    }

    /// Reads again what is so.
    func read(_ machine: SplitMachine) { observed.read(machine) }

    /// How what is so differs from what may be; `nil` where it does not, or is not at rest.
    func difference(in machine: SplitMachine) -> Comparison? {
        guard isComparable else { return nil }
        observed.readScreen(machine, for: expectation)
        return expectation.difference(to: observed)
    }

    /// Compares each output.
    func compare(in machine: SplitMachine, _ visit: (Comparison) -> Void) {
        guard isComparable else { return }
        observed.readScreen(machine, for: expectation)
        expectation.compare(to: observed, visit)
    }

    /// Writes what may be so. At rest, that is what is so, and is written already.
    func write(to encoder: inout StateEncoder) {
        if isAtRest { return }
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
