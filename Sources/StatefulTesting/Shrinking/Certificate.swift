/// What is known of a minimal trace.
public enum Certificate: String, CaseIterable, Hashable, Sendable {
    /// No shorter sequence over the exploration domains fails alike, from the same set-up.
    case proven = "proven"
    /// No neighbour fails alike: see `Neighbourhood`.
    case oneStep = "1-step"
    /// The limit came first; shrinking can go on.
    case budget = "no (budget)"
}
