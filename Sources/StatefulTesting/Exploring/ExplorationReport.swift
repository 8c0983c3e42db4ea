/// How an exploration ended.
package enum ExplorationEnd: Hashable, Sendable {
    /// No reachable state is left out.
    case closed
    /// Every sequence up to the depth that was asked for was tried.
    case depth(Int)
    /// The limit of transitions came first; sequences up to `completed` were all tried.
    case limit(completed: Int)
}

/// A failure that exploration found, with the simplest of the shortest traces that show it.
package struct ExploredViolation: Hashable, Sendable {
    package let signature: Signature
    package let trace: Trace
    package let also: [String]
    package let sources: [String]
    package let remark: String
}

/// What an exhaustive search of a subject found, within its bounds.
package struct ExplorationReport: Hashable, Sendable {
    package let subject: String
    package let bounds: String?
    package var states = 0
    package var transitions = 0
    /// Executed actions, those of replayed prefixes included.
    package var executed = 0
    /// Merges of two traces into one state whose successors were compared.
    package var mergesChecked = 0
    /// Merges that proved wrong: the state was split.
    package var splits = 0
    /// States at a bound of the subject, from which exploration did not go on.
    package var cuts = 0
    /// States for which a search for a goal reached its limit without an answer.
    package var undecided = 0
    /// The names of fields that could not be read: states that differ in them may look equal.
    package var opaqueFields: [String] = []
    package var end: ExplorationEnd = .closed
    /// One per signature, in order of discovery.
    package var violations: [ExploredViolation] = []

    init(subject: String, bounds: String?) {
        self.subject = subject
        self.bounds = bounds
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
        let within = bounds.map { " within \($0) (cut \(cuts) times)" } ?? ""
        return "\(how)\(within): \(states) states, \(transitions) transitions, "
            + "\(mergesChecked) merges checked, \(opaqueFields.count) opaque fields"
    }
}
