/// One column of a split view and what is in it.
struct SplitColumn {
    let column: UISplitViewController.Column
    /// The controller that the app set.
    private(set) var assigned: UIViewController?
    /// The controller that fills the column: the assigned one, or the navigation controller that
    /// wraps it (B-T2). `nil` until the column is first laid out.
    private(set) var outer: UIViewController?
    /// What the column's navigation controller held when the columns were stacked, root first.
    private(set) var held: [UIViewController] = []

    init(_ column: UISplitViewController.Column) {
        self.column = column
    }

    /// The controller whose bar serves the column (B-T2).
    @MainActor var navigation: UINavigationController? { outer?.columnNavigation }

    mutating func assign(_ controller: UIViewController?) { assigned = controller }
    mutating func fill(with controller: UIViewController?) { outer = controller }
    mutating func hold(_ controllers: [UIViewController]) { held = controllers }
}
