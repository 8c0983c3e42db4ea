internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Compares the calls of the app's callbacks in the last action with what has been seen to change.
///
/// It remembers how the controllers were before the action. That is part of what the model is, so it is no
/// part of the state.
@MainActor final class CallbackMemory {
    /// What was wrong with the calls about traits; `nil` where nothing was.
    var faultOfTraits: Mismatch? { storedFaultOfTraits }
    /// What was wrong with the calls of delegates.
    var faultOfDelegates: Mismatch? { storedFaultOfDelegates }

    private var storedFaultOfTraits: Mismatch?
    private var storedFaultOfDelegates: Mismatch?
    private let traits = TraitCalls()
    private var seen: [SeenController] = []
    private var seenBefore: [SeenController] = []
    private var split = SeenSplit.none
    private var containmentVersion = -1
    private var stackChanges = -1
    private var windowTraits = -1

    /// Moves on to the end of the action. Runs after every action, after `LastAction` and `LastTouch`.
    func observe(_ machine: SplitMachine) {
        if storedFaultOfTraits != nil { storedFaultOfTraits = nil }
        if storedFaultOfDelegates != nil { storedFaultOfDelegates = nil }
        let simulation = machine.simulation
        let now = machine.lastAction.after
        let windowTraits = simulation.window.traitCode
        guard
            !simulation.callbacks.notes.isEmpty || now.containmentVersion != containmentVersion
                || now.activity.stackChanges != stackChanges || now.mode != split.mode
                || now.isCollapsed != split.isCollapsed || now.split != split.serialNumber
                || windowTraits != self.windowTraits
        else { return }
        judge(machine, windowTraits)
        simulation.callbacks.removeAll()
        containmentVersion = now.containmentVersion
        stackChanges = now.activity.stackChanges
        self.windowTraits = windowTraits
    }

    private func judge(_ machine: SplitMachine, _ windowTraits: Int) {
        let simulation = machine.simulation
        swap(&seen, &seenBefore)
        var now = seen
        seen = []
        now.removeAll(keepingCapacity: true)
        SeenController.append(simulation, to: &now)
        seen = now
        let splitBefore = split
        split = SeenSplit(machine)
        let log = simulation.callbacks
        guard !simulation.isTerminated, simulation.unsettled == nil, !log.hasOverflowed else {
            return traits.adopt(seen)
        }
        let last = machine.lastAction
        storedFaultOfTraits = traits.fault(
            in: log, from: seenBefore, to: seen, treeBefore: containmentVersion,
            newWindowTraits: self.windowTraits == windowTraits ? nil : windowTraits)
        if last.isWhole { judgeDelegates(machine, splitBefore) }
    }

    private func judgeDelegates(_ machine: SplitMachine, _ splitBefore: SeenSplit) {
        let log = machine.simulation.callbacks
        let calls = DelegateCalls(
            log: log, before: seenBefore, after: seen, splitBefore: splitBefore, splitAfter: split)
        storedFaultOfDelegates = calls.fault(machine)
    }
}
