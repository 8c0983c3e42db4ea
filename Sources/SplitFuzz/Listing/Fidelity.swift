/// How well the sources of a finding are verified.
///
/// `docs/FIDELITY.md` has one row or more for each id of the catalogue. A row is pinned when a test
/// holds the model to a source. Rows that the model leaves out do not count. The lists below
/// contain the ids that invariants and goals name; a test compares them with the document.
public enum Fidelity: Hashable, Sendable {
    case pinned, partlyUnverified, unverified

    /// None of the rows of these ids is pinned.
    private static let allUnverified: Set = ["B-122"]

    /// Some of the rows of these ids are not pinned.
    private static let someUnverified: Set = [
        "A-004", "A-009", "A-018", "A-020", "A-023", "A-040", "A-085", "A-114", "A-119",
        "B-002", "B-003", "B-004", "B-005", "B-007", "B-010", "B-012", "B-013", "B-014",
        "B-030", "B-032", "B-040", "B-043", "B-050", "B-051", "B-053", "B-056", "B-060",
        "B-066", "B-070", "B-075", "B-076", "B-079", "B-081", "B-090", "B-100", "B-102", "B-103",
        "B-112", "B-114", "B-121", "B-131", "B-133", "B-140", "B-144", "B-195", "B-197", "B-T1",
        "B-T3", "B-T5", "C-003", "D-002",
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

    /// Ids as they are printed, with a note on each that is not pinned: `A-003, A-040 (partly
    /// unverified), B-122 (unverified)`.
    public static func text(for ids: [String]) -> String {
        ids.map { id in
            switch Fidelity(of: id) {
            case .pinned: id
            case .partlyUnverified: "\(id) (partly unverified)"
            case .unverified: "\(id) (unverified)"
            }
        }.joined(separator: ", ")
    }
}
