internal import StatefulTesting

/// The invariants that the user has chosen to judge.
enum Judging: Hashable, Sendable {
    /// All that the app does not leave out.
    case all
    /// Only these, in table order, even if the app leaves them out.
    case only([String])
    /// All but these, which are in table order, and those that the app leaves out.
    case without([String])

    /// The arguments that make this choice.
    var arguments: [String] {
        switch self {
        case .all: []
        case .only(let names): [Option.only.name, names.joined(separator: ",")]
        case .without(let names): [Option.without.name, names.joined(separator: ",")]
        }
    }

    /// The subject with this choice.
    func applied<Machine>(to subject: Subject<Machine>) -> Subject<Machine> {
        switch self {
        case .all: return subject
        case .only(let names):
            let others = Machine.judgedNames.filter { !names.contains($0) }
            return subject.leavingOut(others.map { LeftOut($0, because: Option.only.name) })
        case .without(let names):
            let others = names.filter { subject.leftOut($0) == nil }
            return subject.leavingOut(
                subject.leftOut + others.map { LeftOut($0, because: Option.without.name) })
        }
    }
}

extension Subject {
    /// What is not judged, with the reason, as in `place-kept (--without)`. One text for each
    /// reason.
    var leftOutTexts: [String] {
        leftOut.map(\.reason).unrepeated.map { reason in
            let names = leftOut.filter { $0.reason == reason }.map(\.name)
            let judged = Machine.judgedNames.filter { leftOut($0) == nil }
            let text =
                reason == Option.only.name
                ? "all but \(judged.joined(separator: ", "))" : names.joined(separator: ", ")
            return "\(text) (\(reason))"
        }
    }
}
