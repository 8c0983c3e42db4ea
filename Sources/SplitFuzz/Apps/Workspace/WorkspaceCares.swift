/// What the app takes care of, piece by piece.
struct WorkspaceCares: OptionSet {
    let rawValue: Int

    /// Say which column is on top when there is room for one, and clear what the user has left.
    static let place = WorkspaceCares(rawValue: 1 << 0)
    /// Dismiss popovers when columns are hidden, stacked or put side by side (C-052).
    static let hiding = WorkspaceCares(rawValue: 1 << 1)
    /// Dismiss a popover when the screen that opened it is left.
    static let leaving = WorkspaceCares(rawValue: 1 << 2)
}
