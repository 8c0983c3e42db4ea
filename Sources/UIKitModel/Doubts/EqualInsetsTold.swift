/// Whether observers of a safe area hear of a recomputation that gives the same value (A-026,
///
enum EqualInsetsTold: UInt8, Reading {
    /// The published observer would not loop otherwise.
    case always
    case onChange

    static var behaviour: Behaviour { .everyRecomputation }
    static let doubt = Doubt(
        Self.self, "equalInsetsTold", ["A-026", "A-040"],
        question: "do observers hear of safe areas that stay as they are?",
        "observers of a safe area hear of every recomputation, equal values too",
        "observers of a safe area hear of other values only")
}
