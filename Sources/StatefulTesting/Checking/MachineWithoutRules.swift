/// Thrown by `check` for a machine whose `rules` are empty, so that no sequence of actions exists.
public struct MachineWithoutRules: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the machine's type, or the subject's name.
    public let machine: String

    /// The problem and a remedy on one line.
    public var description: String {
        "\(machine) has no rules, so there is nothing to check; add at least one rule"
    }
}
