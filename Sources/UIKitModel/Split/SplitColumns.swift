/// The four columns of a split view.
@MainActor final class SplitColumns {
    typealias Column = UISplitViewController.Column

    /// In order of `Column.rawValue`.
    private(set) var all = Column.allCases.map { SplitColumn($0) }

    subscript(column: Column) -> SplitColumn { all[column.rawValue] }

    /// The column that a controller fills; `nil` where it fills none.
    func column(filledBy controller: UIViewController) -> Column? {
        for index in all.indices where all[index].outer === controller { return all[index].column }
        return nil
    }

    /// The two sides of a classic split view.
    var classicPair: ClassicPair {
        ClassicPair(primary: self[.primary].outer, secondary: self[.secondary].outer)
    }

    // MARK: - Changes

    /// Stores the controller that the app sets for a column. The controller that fills the column
    /// stays.
    func assign(_ controller: UIViewController?, to column: Column) {
        change(column) { $0.assign(controller) }
    }

    /// Stores the controller that fills a column: the assigned one or its wrapper.
    func fill(_ column: Column, with controller: UIViewController?) {
        guard self[column].outer !== controller else { return }
        change(column) { $0.fill(with: controller) }
    }

    /// Sets one side of a classic split view. A side is never wrapped, so the assigned controller
    /// also fills the column.
    func setClassicSide(_ column: Column, to controller: UIViewController?) {
        change(column) {
            $0.assign(controller)
            $0.fill(with: controller)
        }
    }

    private func change(_ column: Column, _ body: (inout SplitColumn) -> Void) {
        body(&all[column.rawValue])
    }
}

/// One column of a split view and its contents.
struct SplitColumn {
    let column: UISplitViewController.Column
    /// The controller that the app set.
    private(set) var assigned: UIViewController?
    /// The controller that fills the column: the assigned one, or the navigation controller that
    /// wraps it (B-T2). `nil` until the column is first laid out.
    private(set) var outer: UIViewController?

    init(_ column: UISplitViewController.Column) {
        self.column = column
    }

    /// The controller whose bar serves the column (B-T2).
    @MainActor var navigation: UINavigationController? { outer?.columnNavigation }

    mutating func assign(_ controller: UIViewController?) { assigned = controller }
    mutating func fill(with controller: UIViewController?) { outer = controller }
}
