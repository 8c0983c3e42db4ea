/// Which traces reach the same state. Fingerprints say so, and the successors of both traces check
/// it.
extension Explorer {
    /// Adds a state, and returns its number.
    mutating func admit(
        _ state: KnownState, _ execution: Execution<Machine>, _ digest: Fingerprint.Digest? = nil
    ) -> Int {
        let digest = digest ?? self.digest(of: execution)
        known[digest, default: []].append(states.count)
        states.append(state)
        report.states += 1
        report.graph?.add(execution.machine.outline, depth: state.actions.count)
        let machine = execution.machine
        goals.add(
            due: executor.table.goals.map { !machine.isOver && $0.isDue(machine) },
            fulfilled: executor.table.goals.map { !machine.isOver && $0.isReached(machine) })
        return states.count - 1
    }

    /// The state that a trace reaches. Adds the state if it is new.
    ///
    /// Checks the first merge into each state: both traces must have the same successors. If a
    /// fingerprint proves ambiguous, every later merge into it is checked.
    mutating func admitUnlessKnown(
        _ path: KnownState, _ execution: Execution<Machine>
    ) -> (state: Int, isNew: Bool) {
        // A state that is not expanded needs no number.
        if isLast(path.actions) { return (path.parent, false) }
        let digest = digest(of: execution)
        guard let candidates = known[digest], let first = candidates.first else {
            return (admit(path, execution, digest), true)
        }
        // States whose fields were all read and are equal behave alike.
        let isWhole =
            readsFields && report.opaqueFields.isEmpty && report.closureFields.isEmpty
        guard plan.checksMerges, !isWhole else {
            merge(path, into: first)
            return (first, false)
        }
        let isAmbiguous = candidates.count > 1
        for candidate in candidates {
            if !states[candidate].isChecked || isAmbiguous {
                states[candidate].isChecked = true
                report.mergesChecked += 1
                // The same choices for both, whatever the first ones meet.
                let met = deaths
                let own = successors(of: path, after: met)
                guard successors(of: states[candidate], after: met) == own else { continue }
            }
            merge(path, into: candidate)
            return (candidate, false)
        }
        report.splits += 1
        return (admit(path, execution, digest), true)
    }

    /// Keeps the better of two paths of one length that reach a state: one that breaks nothing,
    /// then the simpler one. The simplest of the shortest failing traces is then found.
    private mutating func merge(_ path: KnownState, into state: Int) {
        let known = states[state]
        guard path.actions.count == known.actions.count else { return }
        let isBetter =
            path.earlier.isEmpty == known.earlier.isEmpty
            ? Trace(setup: setup, actions: path.actions)
                < Trace(setup: setup, actions: known.actions)
            : path.earlier.isEmpty
        guard isBetter else { return }
        states[state] = path
        states[state].isChecked = known.isChecked
    }

    /// Whether an exploration neither expands nor reports the state after these actions.
    private func isLast(_ actions: [Action]) -> Bool {
        plan.purpose != .survey && !plan.judgesGoals && actions.count == plan.depth
    }

    /// The outcome of each action after a trace. References are replaced by positions, so that two
    /// traces with different numbers compare equal.
    private mutating func successors(
        of known: KnownState, after met: ExploredDeaths
    ) -> [Successor] {
        guard let state = replayed(known), !state.machine.isOver else { return [] }
        var successors: [Successor] = []
        var timings = ReachedTimings()
        let avoided = plan.deathsOfAction < .max ? met : ExploredDeaths()
        for action in choices(in: state, after: known.actions)
        where timings.mayReach(action) && !avoided.include(action) {
            guard var machine = replayed(known) else { continue }
            let outcome = apply(action, to: &machine)
            deaths.noteAside(outcome, of: action)
            if plan.includesTimings { timings.note(action, machine.reachedTimings) }
            successors.append(
                Successor(
                    action: action.relative(to: state.bindings), outcome: outcome.withoutPosition,
                    digest: outcome.isApplied && !machine.hasThrown ? digest(of: machine) : nil))
        }
        return successors
    }
}

/// The outcome of an action in a state, and the fingerprint of the state that it leads to.
private struct Successor: Equatable {
    let action: Action
    let outcome: Outcome
    let digest: Fingerprint.Digest?
}

extension Outcome {
    fileprivate var isApplied: Bool {
        if case .inapplicable = self { false } else { true }
    }

    /// The outcome without its step, reason and remarks, which differ between traces that merge.
    var withoutPosition: Outcome {
        switch self {
        case .violated(_, let first, let also):
            .violated(at: 0, first.withoutRemark, also: also.map(\.withoutRemark))
        case .inapplicable: .inapplicable(at: 0, why: "")
        case .passed, .undecided: self
        }
    }
}

extension Action {
    /// The same action with each reference replaced by its position among the live ones.
    func relative(to bindings: Bindings) -> Action {
        var action = self
        action.creates = creates.map { _ in Reference(0) }
        action.arguments = arguments.map { argument in
            guard case .reference(let reference) = argument.value else { return argument }
            let position = bindings.live.firstIndex { $0.reference == reference } ?? 0
            return .reference(Reference(UInt32(position)))
        }
        return action
    }
}
