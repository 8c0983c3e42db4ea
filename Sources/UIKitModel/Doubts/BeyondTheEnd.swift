/// Whether the frame of a column moves that a finger pulls past its end.
enum BeyondTheEnd: UInt8, Reading {
    case frame
    /// The article tells of what is drawn. Observers of the frame hear nothing then.
    case drawing

    static var behaviour: Behaviour { .frameGoesBeyond }
    static let doubt = Doubt(
        Self.self, "beyondTheEnd", ["A-004"],
        question: "does a column's frame move when a finger pulls it past its end?",
        "past its end a column moves by its frame",
        "past its end a column moves on the screen alone, and its frame stays at the end")
}
