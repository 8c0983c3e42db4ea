/// How far sources bear out what findings rest on; details are in `docs/FIDELITY.md`.
///
/// An id of the catalogue has several rows there. Of what the model has of it (rows that are left
/// out do not count) all is pinned by tests to a source, or some of it, or none. The lists hold
/// the ids that invariants and goals name; a test compares them with the document.
public enum Fidelity: Hashable, Sendable {
    case pinned, partlyUnverified, unverified

    /// Nothing that the model has of these is borne out by a source.
    private static let allUnverified: Set = ["B-122"]

    /// Some of what the model has of these is not.
    private static let someUnverified: Set = [
        "A-004", "A-009", "A-020", "A-023", "A-040", "A-081", "A-085", "B-007", "B-051", "B-053",
        "B-056", "B-060", "B-075", "B-100", "B-110", "B-112", "B-115", "B-T1", "B-T3",
    ]

    public init(of id: String) {
        self =
            if Fidelity.allUnverified.contains(id) {
                .unverified
            } else if Fidelity.someUnverified.contains(id) {
                .partlyUnverified
            } else {
                .pinned
            }
    }

    /// Ids as they are printed: what is not borne out is marked, as in
    /// `A-003, A-040 (partly unverified), B-122 (unverified)`.
    public static func words(for ids: [String]) -> String {
        ids.map { id in
            switch Fidelity(of: id) {
            case .pinned: id
            case .partlyUnverified: "\(id) (partly unverified)"
            case .unverified: "\(id) (unverified)"
            }
        }.joined(separator: ", ")
    }
}
