/// Whether the window walks its controllers' safe areas when the Dock comes or goes, which changes
/// no value.
enum DockWalk: UInt8, Reading {
    /// A stack trace in an article shows the walk.
    case always
    case onChange

    static var behaviour: Behaviour { .dockWalks }
    static let doubt = Doubt(
        Self.self, "dockWalk", ["A-023", "A-024"],
        question: "does the Dock set insets that stay as they are?",
        "safe areas are set anew when the Dock comes or goes, though none changes",
        "safe areas are set anew only where one changes, which the Dock does not bring about")
}
