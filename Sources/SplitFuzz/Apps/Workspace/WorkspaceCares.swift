/// What the app takes care of, piece by piece: each dismisses a popover whose anchor goes.
struct WorkspaceCares: OptionSet {
    let rawValue: Int

    /// When the column that it points into is hidden (C-052).
    static let hiding = WorkspaceCares(rawValue: 1 << 0)
    /// When columns are stacked, or put side by side.
    static let stacking = WorkspaceCares(rawValue: 1 << 1)
    /// When the screen that opened it is left.
    static let leaving = WorkspaceCares(rawValue: 1 << 2)

    static let all: WorkspaceCares = [.hiding, .stacking, .leaving]
}
