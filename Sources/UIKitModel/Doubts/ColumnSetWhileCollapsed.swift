/// When another controller for a column takes its place in the stack of a collapsed split view
/// (B-003).
enum ColumnSetWhileCollapsed: UInt8, Reading {
    case atOnce
    /// The documentation tells of columns on screen, and of `show(_:)`, which brings one there
    /// (B-012).
    case later

    static var behaviour: Behaviour { .replacesColumnInStack }
    static let doubt = Doubt(
        Self.self, "columnSetWhileCollapsed", ["B-003", "B-012"],
        question: "what does a new controller for a column do while columns are collapsed?",
        "while collapsed, a column's new controller takes its place in the stack at once",
        "while collapsed, a column's new controller waits for `show(_:)` or an expand")
}
