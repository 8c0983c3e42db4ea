/// When `isCollapsed` changes in an expand (B-005).
enum CollapsedFlag: UInt8, Reading {
    /// The published loop needs it before the frames.
    case first
    /// The documentation says so of every transition, and a collapse does so.
    case last

    static var behaviour: Behaviour { .collapsedFlagFirst }
    static let doubt = Doubt(
        Self.self, "collapsedFlag", ["B-005"],
        question: "when does isCollapsed change in an expand?",
        "in an expand, isCollapsed changes before the columns appear",
        "in an expand, isCollapsed changes after the columns have come on screen")
}
