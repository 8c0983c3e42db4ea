@_spi(Simulation) internal import UIKitModel

/// Ids of the catalogue, with notes on those that are not verified throughout.
///
/// `docs/FIDELITY.md` has one row or more for each id. A row is pinned when a test holds the model
/// to a source. Each unverified row has a `Behaviour`.
public enum Fidelity {
    private static let unverified = Set(
        Behaviour.table.filter { $0.section != nil }.flatMap(\.sources))

    /// Ids as they are printed, with a note on each that has an unverified row: `A-003, A-040
    /// (partly unverified)`.
    public static func text(for ids: [String]) -> String {
        ids.map { unverified.contains($0) ? "\($0) (partly unverified)" : $0 }
            .joined(separator: ", ")
    }
}
