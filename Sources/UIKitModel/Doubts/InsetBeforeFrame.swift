/// What a relayout sets first in a column.
enum InsetBeforeFrame: UInt8, Reading {
    /// The published observer of the frame finds the inset reset.
    case insetFirst
    case frameFirst

    static var behaviour: Behaviour { .insetBeforeFrame }
    static let doubt = Doubt(
        Self.self, "insetBeforeFrame", ["A-019", "A-022"],
        question: "what does a relayout of columns set first, insets or frames?",
        "a relayout sets a column's inset before its frame",
        "a relayout sets a column's frame before its inset")
}
