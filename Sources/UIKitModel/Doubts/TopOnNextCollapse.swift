/// Which column a collapse proposes after the user has gone back while collapsed, and the window
/// was wide again. Apple names no rule (B-051, B-053).
enum TopOnNextCollapse: UInt8, Reading {
    /// Developers of apps that show a placeholder report it.
    case secondary
    /// A re-implementation of UIKit remembers the depth (B-122).
    case lastTop

    static var behaviour: Behaviour { .topOnNextCollapse }
    static let doubt = Doubt(
        Self.self, "topOnNextCollapse", ["B-051", "B-053", "B-122"],
        question: "which column is on top where the user went back while collapsed before?",
        "a collapse proposes the secondary, whatever was on top the last time",
        "a collapse proposes the column that was on top the last time")
}
