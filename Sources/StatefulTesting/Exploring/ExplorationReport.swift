/// How an exploration ended.
public enum ExplorationEnd: Hashable, Sendable {
    /// No reachable state is left out.
    case closed
    /// Every sequence up to the depth that was asked for was tried.
    case depth(Int)
    /// The limit of transitions came first; sequences up to `completed` were all tried.
    case limit(completed: Int)
}

/// A failure that exploration met first by the shortest, then simplest sequence.
public struct ExploredViolation: Hashable, Sendable {
    public let signature: Signature
    public let trace: Trace
    public let also: [String]
    public let sources: [String]
    public let remark: String
}

/// What an exhaustive search of a subject found, within its bounds.
public struct ExplorationReport: Hashable, Sendable {
    public let subject: String
    public let bounds: String?
    public var states = 0
    public var transitions = 0
    /// Executed actions, those of replayed prefixes included.
    public var executed = 0
    /// Merges of two traces into one state whose successors were compared.
    public var mergesChecked = 0
    /// Merges that proved wrong: the state was split.
    public var splits = 0
    /// States at a bound of the subject's, which exploration did not go on from.
    public var cuts = 0
    /// States of which a search for a goal came to no answer within its limit.
    public var undecided = 0
    /// Fields that could not be read, by name; states may look equal that are not.
    public var opaqueFields: [String] = []
    public var end: ExplorationEnd = .closed
    /// One per signature, in order of discovery.
    public var violations: [ExploredViolation] = []

    init(subject: String, bounds: String?) {
        self.subject = subject
        self.bounds = bounds
    }
}

extension ExplorationReport: CustomStringConvertible {
    /// One line, such as `closed: 12 states, 40 transitions, 11 merges checked, 0 opaque fields`.
    public var description: String {
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
