/// Where a popover goes whose source view leaves the window. Apple tells of a view that moves
/// (B-172, B-082).
enum AnchorGone: UInt8, Reading {
    case stays
    /// A view outside of a window converts to an empty rectangle.
    case corner

    static var behaviour: Behaviour { .anchorLeaves }
    static let doubt = Doubt(
        Self.self, "anchorGone", ["B-172", "B-082"],
        question: "where is a popover whose source view has left the window?",
        "a popover stays where it was when its source view leaves the window",
        "a popover goes to the window's corner when its source view leaves the window")
}
