/// Whether a classic secondary has left the screen when a collapse asks the delegate about it
/// (B-053).
enum SecondaryLeavesFirst: UInt8, Reading {
    /// Its appearance callbacks balance then, wherever the delegate puts it.
    case leaves
    /// Delegates push it. UIKit takes a child from its parent when another one adds it.
    case stays

    static var behaviour: Behaviour { .secondaryLeavesFirst }
    static let doubt = Doubt(
        Self.self, "secondaryLeavesFirst", ["A-082", "B-053"],
        question: "where is a classic secondary when the delegate is asked about it?",
        "the secondary leaves the screen before the delegate is asked about it",
        "the secondary is the split view's child when the delegate is asked about it")
}
