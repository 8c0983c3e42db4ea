/// What show-detail does in a collapsed split view of columns without a compact column (B-014,
/// B-019).
enum DetailWhileCollapsed: UInt8, Reading {
    /// As `setViewController(_:for:)` and `show(_:)` do.
    case setsSecondary
    /// Apple says so of the classic style (D-054).
    case pushes

    static var behaviour: Behaviour { .setsSecondaryForDetail }
    static let doubt = Doubt(
        Self.self, "detailWhileCollapsed", ["B-014", "B-019", "D-054"],
        question: "what does show-detail do in collapsed columns?",
        "in collapsed columns, show-detail sets the secondary and goes to it",
        "in collapsed columns, show-detail pushes what it shows")
}
