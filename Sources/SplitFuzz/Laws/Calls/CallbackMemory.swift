internal import Journal
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Compares the calls of the app's callbacks in the last action with what has been seen to change.
///
/// It remembers how the controllers were before the action. That is part of what the model is, so
/// it is no part of the state. It records every action, and compares only when an invariant asks:
/// the engine repeats many actions unjudged.
@MainActor final class CallbackMemory {
    private var faults: (traits: Mismatch?, delegates: Mismatch?)
    private let traits = TraitCalls()
    private var seen: [SeenController] = []
    private var seenBefore: [SeenController] = []
    /// Whether the last action has changed something, and is not compared yet.
    private var awaitsComparison = false

    /// What was wrong with the calls about traits, and with those of delegates; `nil` where nothing
    /// was.
    func faults(in machine: SplitMachine) -> (traits: Mismatch?, delegates: Mismatch?) {
        if awaitsComparison { compare(machine) }
        return faults
    }

    /// Adopts the last action's calls if no invariant has compared them. Runs after every action,
    /// before `LastAction` moves on.
    func passOver(_ last: LastAction) {
        guard awaitsComparison else { return }
        awaitsComparison = false
        traits.adopt(last.journal, seen)
    }

    /// Moves on to the end of the action. Runs after every action, after `LastAction` and
    /// `LastTouch`.
    func observe(_ machine: SplitMachine) {
        faults = (nil, nil)
        let simulation = machine.simulation
        let last = machine.lastAction
        guard last.summary.needsComparison || last.changesWhatIsTold else { return }
        awaitsComparison = true
        swap(&seen, &seenBefore)
        seen.removeAll(keepingCapacity: true)
        seen.reserveCapacity(16)
        SeenController.append(simulation, to: &seen)
    }

    private func compare(_ machine: SplitMachine) {
        let simulation = machine.simulation
        let last = machine.lastAction
        guard !simulation.isTerminated, simulation.unsettled == nil, !last.journal.isLong else {
            return passOver(last)
        }
        awaitsComparison = false
        faults.traits = traits.fault(of: last, from: seenBefore, to: seen)
        guard last.isWhole else { return }
        faults.delegates = DelegateCalls(last: last, before: seenBefore, after: seen)
            .fault(machine)
    }
}
