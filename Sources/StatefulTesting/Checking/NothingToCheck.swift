/// The error that `check` throws for a machine in which nothing can be done, so that a search would
/// find nothing whatever the machine's mistakes are.
public struct NothingToCheck: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the machine's type, or the subject's name.
    public let machine: String
    /// The reason, as in `no rule can be applied at the start`.
    public let reason: String
    private let advice: String

    init(_ machine: String, _ why: Inactivity) {
        self.machine = machine
        reason = CorpusText.printable(why.description)
        advice = why.advice
    }

    /// The machine, the reason, and what to do about it.
    public var description: String {
        "Nothing was checked in \(machine): \(reason).\nWhat to do: \(advice)."
    }
}
