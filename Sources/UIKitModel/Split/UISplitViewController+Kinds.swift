/// The choices a split view offers, with UIKit's names and raw values.
extension UISplitViewController {
    public enum Style: Int, Sendable {
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    public enum Column: Int, CaseIterable, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        case compact = 3
    }

    public enum DisplayMode: Int, CaseIterable, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        case twoDisplaceSecondary = 6

        // The names of before iOS 14.
        @available(*, deprecated, renamed: "secondaryOnly")
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        @available(*, deprecated, renamed: "oneBesideSecondary")
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        @available(*, deprecated, renamed: "oneOverSecondary")
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    public enum SplitBehavior: Int, CaseIterable, Sendable {
        case automatic = 0
        case tile = 1
        case overlay = 2
        case displace = 3
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0
        case never = 1
        case always = 2
    }

    /// Which hierarchy is in force.
    enum CollapseState: Equatable {
        case expanded
        /// The compact column's controller fills the view.
        case compactColumn
        /// The columns up to the top one are stacked on the navigation controller of the bottom
        /// one.
        case stacked(ColumnFlow)
        /// Classic: both sides are on the primary controller's.
        case ontoPrimary
    }
}

/// Which part of a flow of controllers belongs to which column (B-051, B-122).
struct ColumnFlow: Equatable {
    typealias Column = UISplitViewController.Column

    /// The column whose navigation controller the others are stacked on.
    let bottom: Column
    /// How many controllers the primary brought, and the supplementary; the secondary's are all
    /// above.
    var primaryDepth = 0
    var supplementaryDepth = 0

    /// Where a column's part of a flow lies.
    func range(of column: Column, in count: Int) -> Range<Int> {
        let first = min(primaryDepth, count)
        let second = min(primaryDepth + supplementaryDepth, count)
        switch column {
        case .primary: return 0..<first
        case .supplementary: return first..<second
        case .secondary, .compact: return second..<count
        }
    }

    mutating func set(_ depth: Int, of column: Column) {
        switch column {
        case .primary: primaryDepth = depth
        case .supplementary: supplementaryDepth = depth
        case .secondary, .compact: break
        }
    }
}

/// A column and what is in it.
struct SplitColumn {
    let column: UISplitViewController.Column
    /// What the app set.
    var assigned: UIViewController?
    /// The split view's child: what was set, or the navigation controller that wraps it; `nil`
    /// until the column is first laid out.
    var outer: UIViewController?
    /// What the column's navigation controller held when the columns were stacked.
    var held: [UIViewController] = []

    /// The controller whose bar serves the column (B-T2).
    @MainActor var navigation: UINavigationController? {
        outer?.columnNavigation
    }
}
