/// Whether a page that hides or shows the bar as it appears has its way after a cancelled swipe
/// back to a page that does the opposite (B-064).
enum BarAfterCancelledPop: UInt8, Reading {
    /// The page that stays appears last, so its setting wins (D-016).
    case restored
    /// Four reports, of swipes that libraries made (C-044).
    case lost

    static var behaviour: Behaviour { .barAfterCancelledPop }
    static let doubt = Doubt(
        Self.self, "barAfterCancelledPop", ["B-064", "C-044", "D-016"],
        question: "does the bar come back after a cancelled swipe to a page that hides it?",
        "after a cancelled swipe back, the bar is as the page that stays sets it",
        "after a cancelled swipe back, the bar stays as the page below set it")
}
