/// Whether a drag of a column that turns back asks for a layout (A-004, B-007).
enum CancelledDragLaysOut: UInt8, Reading {
    case yes
    /// The frame moves there and back, and nothing else.
    case no

    static var behaviour: Behaviour { .cancelledDragLaysOut }
    static let doubt = Doubt(
        Self.self, "cancelledDragLaysOut", ["A-004", "B-007"],
        question: "does a drag that turns back lay the columns out anew?",
        "a drag that turns back lays the columns out, and sets insets anew",
        "a drag that turns back moves frames there and back alone")
}
