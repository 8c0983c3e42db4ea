package import Foundation

/// State of a split view's columns that a harness reads.
extension UISplitViewController {
    /// Whether the app has set a controller for a column.
    package func isSet(_ column: Column) -> Bool { columns[column].assigned != nil }

    /// The split view's child for a column, on screen or not; `nil` until the column is first laid
    /// out.
    package func child(for column: Column) -> UIViewController? {
        guard let outer = columns[column].outer, outer.parent === self else { return nil }
        return outer
    }

    /// What `viewController(for:)` answers where the app does not override it.
    package func answer(for column: Column) -> UIViewController? { reportedController(for: column) }

    /// What `viewControllers` answers where the app does not override it.
    package var answeredControllers: [UIViewController] { controllersOfState }

    /// The compact column's controller, on screen or not, and the navigation controller that serves it;
    /// `nil` where there is none.
    package var compactController: UIViewController? { columns[.compact].assigned }
    package var compactNavigation: UINavigationController? {
        columns[.compact].assigned?.columnNavigation
    }

    /// The controller that the app has set for the secondary side, on screen or not.
    package var secondaryController: UIViewController? { columns[.secondary].assigned }

    /// Whether the delegate itself asked for the secondary on top in the last collapse. The default
    /// answer does not count.
    package var delegateAskedForSecondary: Bool {
        collapseState.topColumnOfDelegate == .secondary
    }

    /// The display-mode item that the app has asked for, to place it in a bar itself; `nil` until it
    /// asks.
    package var displayModeItemOfApp: UIBarButtonItem? { buttons.itemOfApp }

    /// A column as it is on screen.
    package struct ShownColumn {
        package let column: Column
        /// The split view's child.
        package let controller: UIViewController
        /// The navigation controller that serves the column; `nil` where none does, as in a column that
        /// holds another split view.
        package let navigation: UINavigationController?
        /// The column's frame without the overhang, in the split view's coordinates, in points.
        package let visible: CGRect
        /// Whether a touch on the column dismisses the sidebars (B-T1).
        package let isDimmed: Bool
    }

    /// The navigation controller that serves a column, on screen or not; `nil` where none does.
    package func navigation(of column: Column) -> UINavigationController? {
        columns[column].navigation
    }

    /// Whether the split view is collapsed and its top controller came from the secondary side.
    package var topIsFromSecondary: Bool {
        guard let shown = controllersOnScreen.first else { return false }
        switch collapseState.hierarchy {
        case .expanded, .compactColumn: return false
        case .stacked(let stack):
            guard stack.bottom != .secondary,
                let navigation = columns[stack.bottom].navigation
            else { return false }
            let count = navigation.stack.count
            return !stack.range(of: .secondary, in: count).isEmpty
        case .ontoPrimary:
            let secondary = classicPair.secondary
            return secondary != nil && shown.asNavigation?.stack.last === secondary
        }
    }

    /// The columns on screen, from secondary to primary; the compact one while collapsed.
    package var shownColumns: [ShownColumn] {
        // A full-screen presentation takes the split view out of the window.
        guard viewIfLoaded?.windowReference != nil else { return [] }
        if isCollapsed {
            let column: Column
            switch collapseState.hierarchy {
            case .stacked(let stack): column = stack.bottom
            case .ontoPrimary: column = .primary
            case .expanded, .compactColumn: column = .compact
            }
            guard let controller = controllersOnScreen.first else { return [] }
            return [
                ShownColumn(
                    column: column, controller: controller,
                    navigation: controller.isSplitView ? nil : controller.columnNavigation,
                    visible: view.bounds, isDimmed: false)
            ]
        }
        var shown: [ShownColumn] = []
        shown.reserveCapacity(layout.placements.count)
        for placement in layout.placements where placement.isShown {
            let entry = columns[placement.column]
            guard let outer = entry.outer, outer.storedParent === self else { continue }
            shown.append(
                ShownColumn(
                    column: placement.column, controller: outer,
                    navigation: outer.isSplitView ? nil : entry.navigation,
                    visible: placement.visible, isDimmed: placement.isDimmed))
        }
        return shown
    }
}
