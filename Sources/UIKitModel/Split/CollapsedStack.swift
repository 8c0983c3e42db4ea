/// The controllers of a collapsed stack, by the columns that they belong to (B-051, B-122).
///
/// The bottom column's navigation controller holds the stack. Another column is on it whole, as the
/// controller that fills the column. A controller that the app has pushed on the stack belongs to
/// the nearest column below it.
@MainActor struct CollapsedStack {
    typealias Column = UISplitViewController.Column

    /// The columns that stack, from the root up.
    static let order = [Column.primary, .supplementary, .secondary]

    /// The controllers of each column, in order of `Column.rawValue`.
    private var parts: [[UIViewController]] = Column.allCases.map { _ in [] }

    init(_ stack: [UIViewController], on bottom: Column, of columns: SplitColumns) {
        var owner = bottom
        for controller in stack {
            if let column = columns.column(filledBy: controller) { owner = column }
            self[owner].append(controller)
        }
    }

    /// The part of the stack that belongs to a column; it may be empty.
    subscript(column: Column) -> [UIViewController] {
        get { parts[column.rawValue] }
        set { parts[column.rawValue] = newValue }
    }

    /// The column on top; `nil` for an empty stack.
    var topColumn: Column? { CollapsedStack.order.last { !self[$0].isEmpty } }

    /// The whole stack, from the root up.
    var controllers: [UIViewController] { self[.primary] + self[.supplementary] + self[.secondary] }
}
