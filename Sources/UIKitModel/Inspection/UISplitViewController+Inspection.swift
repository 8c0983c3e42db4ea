package import Foundation

/// State of a split view's columns that a harness reads.
extension UISplitViewController {
    /// Whether the app has set a controller for a column.
    package func isSet(_ column: Column) -> Bool { columns[column].assigned != nil }

    /// The split view's child for a column, on screen or not; `nil` before its first layout.
    package func child(for column: Column) -> UIViewController? {
        guard let outer = columns.all[column.rawValue].outer, outer.isChild(of: self) else {
            return nil
        }
        return outer
    }

    /// The children, and the controllers of columns that are not among them, as while collapsed.
    package var heldControllers: [UIViewController] {
        storedChildren + columns.all.flatMap { [$0.outer, $0.assigned].compactMap(\.self) }
    }

    /// The controllers of the columns that the user can get to in the present state.
    package var reachedControllers: [UIViewController] {
        isCollapsed
            ? controllersOfState
            : heldControllers.filter { $0 !== columns[.compact].assigned }
    }

    /// The display-mode item that the app has asked for, to place it in a bar itself; `nil` until
    /// it asks.
    package var displayModeItemOfApp: UIBarButtonItem? { buttons.itemOfApp }

    /// A column as it is on screen.
    ///
    /// It does not retain its controllers: invariants copy columns often. `Screen` keeps them.
    package struct ShownColumn {
        package let column: Column
        /// The split view, as a reference that can be compared without retaining it.
        package let splitReference: Unmanaged<UISplitViewController>
        /// Whether the split view is collapsed.
        package let isCollapsed: Bool
        /// What fills the column: a child of the split view, or where a delegate has put it
        /// elsewhere, another controller.
        package unowned(unsafe) let controller: UIViewController
        /// The navigation controller that serves the column; `nil` where none does, as in a column
        /// that holds another split view.
        package unowned(unsafe) let navigation: UINavigationController?
        /// The column's frame without the overhang, in the split view's coordinates, in points.
        package let visible: CGRect
        /// The same in the window's coordinates.
        package let visibleInWindow: CGRect
        /// The edges of the bars of containers around the split view; see `edgesOfBars(below:)`.
        package let barsAround: BarEdges
        /// Whether a touch on the column dismisses the sidebars (B-T1).
        package let isDimmed: Bool

        package var split: UISplitViewController { splitReference.takeUnretainedValue() }
        /// The split view's view.
        @MainActor package var splitView: UIView? {
            splitReference.read { $0.viewIfLoaded }
        }
    }

    /// The navigation controller that serves a column, on screen or not; `nil` where none does.
    package func navigation(of column: Column) -> UINavigationController? {
        columns.all[column.rawValue].navigation
    }

    /// The column on top while columns are stacked; `nil` at other times.
    package var columnOnTop: Column? {
        guard case .stacked(let bottom) = collapseState.hierarchy,
            let base = columns[bottom].navigation
        else { return nil }
        return CollapsedStack(base.stack, on: bottom, of: columns).topColumn
    }

    /// Whether the split view is collapsed and its top controller came from the secondary side.
    package var topIsFromSecondary: Bool {
        guard let shown = controllerWhileCollapsed else { return false }
        switch collapseState.hierarchy {
        case .expanded, .compactColumn: return false
        case .stacked(let bottom):
            guard bottom != .secondary, let secondary = columns[.secondary].outer else {
                return false
            }
            return columns[bottom].navigation?.stack.contains { $0 === secondary } == true
        case .ontoPrimary:
            let secondary = columns[.secondary].outer
            return secondary != nil && shown.asNavigation?.stack.last === secondary
        }
    }

    /// Whether a child lies outside of the split view, which may still be inside of the window: a
    /// hidden sidebar that has disappeared, and a secondary that sidebars displace.
    func isBeyondEdge(_ child: UIViewController) -> Bool {
        guard !hasCollapsed, let view = child.viewIfLoaded, view.storedSuperview === viewIfLoaded,
            view.storedFrame.right < 0.5
                || view.storedFrame.origin.x > self.view.storedFrame.size.width - 0.5
        else { return false }
        return displayMode == .twoDisplaceSecondary
            || child.appearance == .hidden && view.shownCenter != nil
    }

    /// The columns on screen: the secondary, the inspector, then the sidebars from the edge
    /// inwards; the compact one while collapsed.
    package var shownColumns: [ShownColumn] {
        var shown: [ShownColumn] = []
        appendShownColumns(to: &shown)
        return shown
    }

    /// Appends the columns on screen, in the order of `shownColumns`.
    package func appendShownColumns(to shown: inout [ShownColumn]) {
        // A full-screen presentation takes the split view out of the window.
        guard viewIfLoaded?.windowReference != nil else { return }
        if isCollapsed {
            let column: Column
            switch collapseState.hierarchy {
            case .stacked(let bottom): column = bottom
            case .ontoPrimary: column = .primary
            case .expanded, .compactColumn: column = .compact
            }
            guard let controller = controllerWhileCollapsed else { return }
            let navigation = controller.asSplitView != nil ? nil : controller.columnNavigation
            shown.append(
                ShownColumn(
                    column: column, splitReference: .passUnretained(self), isCollapsed: true,
                    controller: controller, navigation: navigation,
                    visible: view.bounds, visibleInWindow: view.frameInWindow,
                    barsAround: edgesOfBars(), isDimmed: false))
            return
        }
        let entries = columns.all
        let origin = view.convert(CGPoint.zero, to: nil)
        let bars = edgesOfBars()
        for placement in layout.placements where placement.isShown {
            let index = placement.column.rawValue
            guard let outer = entries[index].outer, outer.isChild(of: self) else { continue }
            let navigation = outer.asSplitView != nil ? nil : entries[index].navigation
            shown.append(
                ShownColumn(
                    column: placement.column, splitReference: .passUnretained(self),
                    isCollapsed: false, controller: outer, navigation: navigation,
                    visible: placement.visible,
                    visibleInWindow: placement.visible.offsetBy(dx: origin.x, dy: origin.y),
                    barsAround: bars, isDimmed: placement.isDimmed))
        }
    }
}
