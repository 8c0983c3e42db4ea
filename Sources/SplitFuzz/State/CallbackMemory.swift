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
    private var situation = Situation()
    private var situationBefore = Situation()
    private var containmentVersion = -1
    private var containmentVersionBefore = -1
    private var stackChanges = -1
    private var windowTraits = -1
    private var windowTraitsBefore = -1
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
        let last = machine.lastAction
        let windowTraits = simulation.window.traitCode
        guard
            !simulation.callbacks.notes.isEmpty
                || last.after.containmentVersion != containmentVersion
                || last.after.activity.stackChanges != stackChanges
                || last.after.split.displayMode != situation.split.displayMode
                || last.after.split.isCollapsed != situation.split.isCollapsed
                || last.after.split.serialNumber != situation.split.serialNumber
                || windowTraits != self.windowTraits || !situation.isAtRest
        else { return }
        awaitsComparison = true
        simulation.callbacks.moveNotes(to: log)
        swap(&seen, &seenBefore)
        var controllers = seen
        seen = []
        controllers.removeAll(keepingCapacity: true)
        controllers.reserveCapacity(16)
        SeenController.append(simulation, to: &controllers)
        seen = controllers
        situationBefore = situation
        situation = last.after
        containmentVersionBefore = containmentVersion
        containmentVersion = last.after.containmentVersion
        stackChanges = last.after.activity.stackChanges
        windowTraitsBefore = self.windowTraits
        self.windowTraits = windowTraits
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
        faultOfTraits = traits.fault(
            in: log, from: seenBefore, to: seen, treeBefore: containmentVersionBefore,
            newWindowTraits: windowTraitsBefore == windowTraits ? nil : windowTraits)
        guard machine.lastAction.isWhole else { return }
        let calls = DelegateCalls(
            log: log, before: seenBefore, after: seen, situationBefore: situationBefore,
            situationAfter: situation)
        faultOfDelegates = calls.fault(machine)
    }
}
