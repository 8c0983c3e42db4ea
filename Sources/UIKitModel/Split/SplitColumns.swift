/// The four columns of a split view.
@MainActor final class SplitColumns {
    typealias Column = UISplitViewController.Column

    /// In order of `Column.rawValue`.
    private(set) var all = Column.allCases.map { SplitColumn(column: $0) }

    subscript(column: Column) -> SplitColumn { all[column.rawValue] }

    /// The column that a controller fills; `nil` where it fills none.
    func column(filledBy controller: UIViewController) -> Column? {
        for index in all.indices where all[index].outer === controller { return all[index].column }
        return nil
    }

    // MARK: - Changes

    /// Stores the controller that the app sets for a column. What fills the column stays.
    func assign(_ controller: UIViewController?, to column: Column) {
        all[column.rawValue].assigned = controller
    }

    /// Notes that the assigned controller has yet to take the column's place in the stack.
    func postpone(_ column: Column) { all[column.rawValue].isPostponed = true }

    /// Stores the controller that fills a column: the assigned one or its wrapper.
    func fill(_ column: Column, with controller: UIViewController?) {
        all[column.rawValue].isPostponed = false
        guard self[column].outer !== controller else { return }
        all[column.rawValue].outer = controller
    }

    /// Sets one side of a classic split view. A side is never wrapped, so the assigned controller
    /// also fills the column.
    func setClassicSide(_ column: Column, to controller: UIViewController?) {
        all[column.rawValue].assigned = controller
        all[column.rawValue].outer = controller
    }
}

/// One column of a split view and its contents.
struct SplitColumn {
    let column: UISplitViewController.Column
    /// The controller that the app set.
    fileprivate(set) var assigned: UIViewController?
    /// The controller that fills the column: the assigned one, or the navigation controller that
    /// wraps it (B-T2). `nil` until the column is first laid out; a side of a classic split view
    /// is filled when it is set.
    ///
    /// While a classic split view is collapsed, its secondary side is the controller that was last
    /// there, which is not a child then. An expand shows it again if nothing else is separated
    /// (*unverified*).
    fileprivate(set) var outer: UIViewController?
    /// Whether the assigned controller waits for `show(_:)` or an expand.
    fileprivate(set) var isPostponed = false

    /// The controller whose bar serves the column (B-T2).
    @MainActor var navigation: UINavigationController? { outer?.columnNavigation }
}
