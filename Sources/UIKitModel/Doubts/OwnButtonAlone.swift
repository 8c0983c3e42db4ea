/// What the app's own display-mode item does in a column style where the secondary is alone and
/// table B-T3 has no button.
enum OwnButtonAlone: UInt8, Reading {
    case oneSidebar
    /// The item is not supported in a column style (D-075).
    case nothing

    static var behaviour: Behaviour { .ownButtonAlone }
    static let doubt = Doubt(
        Self.self, "ownButtonAlone", ["B-030", "B-T3", "D-075"],
        question: "where the table has no button, what does the app's own item do?",
        "where the table has no button, the app's own item brings one sidebar",
        "where the table has no button, the app's own item does nothing")
}
