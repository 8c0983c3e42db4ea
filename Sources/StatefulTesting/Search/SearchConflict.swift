/// Thrown if two search results are not parts of one run, or if the run does not repeat.
package enum SearchConflict: Error, Hashable, Sendable {
    /// Both ran this island, with different results. The numbers of cases differ if one search was
    /// stopped.
    case island(Int, cases: Int, Int)
    /// The results of screening differ, which depend only on the subject.
    case screening
    /// The rules of known failures differ. Cases that leave them out are drawn differently.
    case avoided([String], [String])
}

extension SearchConflict: CustomStringConvertible {
    /// What differs, without a full stop.
    package var description: String {
        switch self {
        case .island(let island, let one, let other) where one == other:
            "island \(island) has different results"
        case .island(let island, let one, let other):
            "island \(island) has \(one) cases in one and \(other) in the other"
        case .screening: "the short sequences before the random cases have different results"
        case .avoided(let one, let other):
            "the known cases end with the rules \(Self.list(one)) in one and \(Self.list(other)) "
                + "in the other"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "(none)" : names.joined(separator: ", ")
    }
}
