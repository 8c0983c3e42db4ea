/// Which controllers of a collapsed stack belong to which column (B-051, B-122).
///
/// The columns' controllers are on the navigation controller of the bottom column, in `order` from
/// the root up.
struct CollapsedStack: Equatable {
    typealias Column = UISplitViewController.Column

    /// The columns that stack, from the root up.
    static let order = [Column.primary, .supplementary, .secondary]

    /// The column whose navigation controller holds the stack.
    let bottom: Column
    /// The number of controllers that come from the primary column.
    private(set) var primaryDepth = 0
    /// The number of controllers that come from the supplementary column. All above belong to the
    /// secondary.
    private(set) var supplementaryDepth = 0

    init(bottom: Column) {
        self.bottom = bottom
    }

    /// The part of a stack of `count` controllers that belongs to a column; it may be empty.
    func range(of column: Column, in count: Int) -> Range<Int> {
        let first = min(primaryDepth, count)
        let second = min(primaryDepth + supplementaryDepth, count)
        switch column {
        case .primary: return 0..<first
        case .supplementary: return first..<second
        case .secondary, .compact: return second..<count
        }
    }

    /// Records the number of controllers that come from a column. The secondary's number is not
    /// recorded: it owns the rest.
    mutating func setDepth(_ depth: Int, of column: Column) {
        switch column {
        case .primary: primaryDepth = depth
        case .supplementary: supplementaryDepth = depth
        case .secondary, .compact: break
        }
    }
}
