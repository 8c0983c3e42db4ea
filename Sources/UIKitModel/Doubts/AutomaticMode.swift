/// In which windows of iOS 17 and 18 sidebars go by room. All windows of later iPads are free ones
/// (D-002).
enum AutomaticMode: UInt8, Reading {
    case everywhere
    /// The session tells of windows in Stage Manager. The shape decides in others, as before
    /// (D-049).
    case freeWindows

    static var behaviour: Behaviour { .roomInEveryWindow }
    static let doubt = Doubt(
        Self.self, "automaticMode", ["D-002", "D-049"],
        question: "in which windows of iOS 17 and 18 do sidebars go by room?",
        "on iOS 17 and 18, sidebars go by room in every window",
        "on iOS 17 and 18, sidebars go by room in free windows, and by shape in others")
}
