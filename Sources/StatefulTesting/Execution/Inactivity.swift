/// Why a search could not do anything, or nothing that the user of the system does.
package enum Inactivity: Hashable, Sendable, Codable {
    /// The simplest set-up is impossible, for this reason.
    case refusedStart(why: String)
    /// The system is over at the start, and no invariant that is judged says why.
    case overAtStart
    /// No action could be applied. This number of actions was tried, and each was refused.
    case nothingApplied(refused: Int)
    /// This number of actions was applied, none of them by a rule of the user's.
    case noUserAction(applied: Int)
}

extension Inactivity: CustomStringConvertible {
    /// The reason, without a full stop.
    package var description: String {
        switch self {
        case .refusedStart(let why): "the set-up is impossible: \(why)"
        case .overAtStart: "the system is over at the start, and no invariant judged says why"
        case .nothingApplied(0): "no rule can be applied at the start"
        case .nothingApplied(let refused): "every action was refused, \(refused) of \(refused)"
        case .noUserAction(let applied):
            "no rule of the user's was applied in \(applied) actions"
        }
    }

    /// What a reader can do about it, as a sentence without a full stop.
    package var advice: String {
        switch self {
        case .refusedStart: "let the first value of each set-up parameter make a possible set-up"
        case .overAtStart: "judge the other invariants, too; look at `isOver` of the first state"
        case .nothingApplied:
            "add a rule if there is none; look at the first state, at `isOver`, at the `when:` and "
                + "the parameters of each rule, and at where rules throw `Inapplicable`"
        case .noUserAction: "look at the `when:` of each rule of the user's"
        }
    }
}

/// The number of actions that a search applied and refused.
package struct ActionTally: Hashable, Sendable, Codable {
    /// For each rule, in table order.
    package var applied: [Int]
    var refused = 0

    init(rules: Int) { applied = Array(repeating: 0, count: rules) }

    mutating func count(_ outcome: Outcome, of rule: Int) {
        switch outcome {
        case .inapplicable, .undecided: refused += 1
        case .passed, .violated: applied[rule] += 1
        }
    }
}

extension Executor {
    /// The reason why a search with this tally was in vain; `nil` if it was not.
    ///
    /// A start that throws or ends the system is a finding, and no inactivity. Starts the system
    /// once if no action was applied.
    func inactivity(in setup: [Int], after tally: ActionTally) -> Inactivity? {
        let applied = tally.applied.reduce(0, +)
        if applied > 0 {
            let users = zip(table.rules, tally.applied).filter { $0.0.ruleClass == .user }
            let isInVain = !users.isEmpty && users.allSatisfy { $0.1 == 0 }
            return isInVain ? .noUserAction(applied: applied) : nil
        }
        let start: Execution<Machine>
        do {
            start = try begin(setup: setup)
        } catch {
            return (error as? Inapplicable).map { .refusedStart(why: $0.reason) }
        }
        if start.machine.isOver { return start.start == .passed ? .overAtStart : nil }
        // A stopped search has tried nothing yet.
        if tally.refused == 0, monitor.mustStop() { return nil }
        return .nothingApplied(refused: tally.refused)
    }
}
