/// How an exploration ended.
package enum ExplorationEnd: Hashable, Sendable, Codable {
    /// Every reachable state was explored.
    case closed
    /// Every sequence of up to this number of actions was tried.
    case depth(Int)
    /// A limit was reached. Every sequence of up to `completed` actions was tried.
    case limit(completed: Int)
}

/// The result of exploring a subject, within its bounds.
///
/// Its field names are keys of `--format json`.
package struct ExplorationReport: Hashable, Sendable, Codable {
    package let subject: String
    /// The names of the bounds; `nil` if there are none.
    package let bounds: String?
    /// The number of different states.
    package var states = 0
    package var transitions = 0
    /// The number of executed actions, including those of replayed prefixes.
    package var executed = 0
    /// The number of merges that were checked by comparing the successors of both traces.
    package var mergesChecked = 0
    /// The number of merges that were wrong, so that the state was split.
    package var splits = 0
    /// The number of transitions that broke something and ended the system. Nothing follows them.
    package var ended = 0
    /// The number of transitions whose rule threw. They were not followed, as their effect is
    /// unknown.
    package var thrown = 0
    /// The number of transitions that are known to end the process. They count as `ended`, too.
    package var deaths = 0
    /// The number of transitions that were not tried, because their actions had ended the process
    /// often.
    package var untried = 0
    /// The number of states at a bound of the subject, which were not expanded.
    package var cuts = 0
    /// The number of states for which the search for a goal reached its limit without an answer.
    package var undecided = 0
    /// The names of fields that could not be read. States that differ only in them look equal.
    package var opaqueFields: [String] = []
    /// The names of fields with closures, which count as constants.
    package var closureFields: [String] = []
    /// Whether a rule was enabled for which exploration tries only some values.
    var leftOutValues = false
    package var end: ExplorationEnd = .closed
    /// Why nothing could be done; `nil` if something was.
    package var inactivity: Inactivity?
    package internal(set) var tally = ActionTally(rules: 0)
    /// One for each signature, or for each cause, in order of discovery. Each has the simplest of
    /// the shortest traces that show it. Nothing shrinks or proves it.
    package var violations: [Finding] = []

    /// `nil` unless the plan asks for it.
    package internal(set) var graph: StateGraph?
}

extension ExplorationReport {
    /// Adds the fields that a fingerprint does not cover.
    mutating func note(_ fingerprint: Fingerprint) {
        for note in fingerprint.notes {
            switch note.kind {
            case .opaque: self.note(opaque: note.field)
            case .closure where !closureFields.contains(note.field):
                closureFields.append(note.field)
            case .closure: break
            }
        }
    }

    mutating func note(opaque field: String) {
        if !opaqueFields.contains(field) { opaqueFields.append(field) }
    }
}

extension ExplorationReport: CustomStringConvertible {
    /// One line, such as `closed: 12 states, 40 transitions, 11 merges checked, 0 opaque fields`.
    package var description: String {
        let how =
            switch end {
            case .closed: "closed"
            case .depth(let depth): "depth \(depth)"
            case .limit(let completed): "limit reached, complete to depth \(completed)"
            }
        // An exploration in vain must not look complete.
        let vain: String? =
            switch inactivity {
            case nil: nil
            case .noUserAction: "nothing of the user's explored"
            default: "nothing explored"
            }
        let within = bounds.map { " within \($0) (cut \(cuts.counted("time")))" } ?? ""
        return "\(vain ?? how)\(within): \(states.counted("state")), "
            + "\(transitions.counted("transition")), \(mergesChecked.counted("merge")) checked, "
            + opaqueFields.count.counted("opaque field")
    }
}
