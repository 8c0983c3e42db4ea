/// What a change of the window does to a push or pop that runs (B-070).
enum ChangeDuringPush: UInt8, Reading {
    /// Reports of changes in the middle of a push need it (C-001, C-004).
    case cutsShort
    /// Transitions blocked events up to iOS 18 (D-012).
    case waits

    static var behaviour: Behaviour { .changeDuringPush }
    static let doubt = Doubt(
        Self.self, "changeDuringPush", ["B-070", "C-001", "D-012"],
        question: "the window changes while a push runs: which comes first?",
        "a change of the window comes in the middle of a push",
        "a change of the window waits for the end of a push")
}
