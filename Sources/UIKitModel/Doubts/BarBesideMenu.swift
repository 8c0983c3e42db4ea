/// Whether a touch on the bar that a menu hangs on goes through, as beside a popover (B-081,
/// B-152).
enum BarBesideMenu: UInt8, Reading {
    case swallows
    /// As with a popover (B-081).
    case takesTouches

    static var behaviour: Behaviour { .barBesideMenu }
    static let doubt = Doubt(
        Self.self, "barBesideMenu", ["B-081", "B-152"],
        question: "does the bar that an open menu hangs on take touches?",
        "a touch beside an open menu closes it and goes no further, on its bar too",
        "the bar that an open menu hangs on takes touches, as beside a popover")
}
