internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Compares the calls of the app's callbacks in the last action with what has been seen to change.
///
/// It remembers how the controllers were before the action. That is part of what the model is, so
/// it is no part of the state. It records every action, and compares only when an invariant asks:
/// the engine repeats many actions unjudged.
@MainActor final class CallbackMemory {
    private var faultOfTraits: Mismatch?
    private var faultOfDelegates: Mismatch?
    private let traits = TraitCalls()
    /// The calls in the last action.
    private let log = CallbackLog()
    private var seen: [SeenController] = []
    private var seenBefore: [SeenController] = []
    /// Whether the last action has changed something, and is not compared yet.
    private var awaitsComparison = false

    /// What was wrong with the calls about traits; `nil` where nothing was.
    func faultOfTraits(in machine: SplitMachine) -> Mismatch? {
        if awaitsComparison { compare(machine) }
        return faultOfTraits
    }

    /// What was wrong with the calls of delegates.
    func faultOfDelegates(in machine: SplitMachine) -> Mismatch? {
        if awaitsComparison { compare(machine) }
        return faultOfDelegates
    }

    /// Moves on to the end of the action. Runs after every action, after `LastAction` and
    /// `LastTouch`.
    func observe(_ machine: SplitMachine) {
        if awaitsComparison { passOver() }
        if faultOfTraits != nil { faultOfTraits = nil }
        if faultOfDelegates != nil { faultOfDelegates = nil }
        let simulation = machine.simulation
        guard !simulation.callbacks.notes.isEmpty || machine.lastAction.changesWhatIsTold
        else { return }
        awaitsComparison = true
        simulation.callbacks.moveNotes(to: log)
        swap(&seen, &seenBefore)
        seen.removeAll(keepingCapacity: true)
        seen.reserveCapacity(16)
        SeenController.append(simulation, to: &seen)
    }

    /// Leaves the last action uncompared.
    private func passOver() {
        awaitsComparison = false
        traits.adopt(log, seen)
    }

    private func compare(_ machine: SplitMachine) {
        let simulation = machine.simulation
        guard !simulation.isTerminated, simulation.unsettled == nil, !log.hasOverflowed else {
            return passOver()
        }
        awaitsComparison = false
        let last = machine.lastAction
        faultOfTraits = traits.fault(
            in: log, from: seenBefore, to: seen, treeBefore: last.before.containmentVersion,
            newWindowTraits: last.before.windowTraits == last.after.windowTraits
                ? nil : last.after.windowTraits)
        guard last.isWhole else { return }
        faultOfDelegates = DelegateCalls(log: log, before: seenBefore, after: seen)
            .fault(machine)
    }
}
