import Foundation

/// The columns as one flow of controllers, where there is no compact column (B-051, B-122).
extension UISplitViewController {
    private static let flowOrder = [Column.primary, .supplementary, .secondary]

    /// Stacks the columns' controllers on the bottom column's navigation controller, up to the top
    /// column.
    ///
    /// That the controllers themselves move, not their navigation controllers, is *unverified*.
    func stack(upTo top: Column) {
        installColumns()
        guard let bottom = bottomColumn, let base = columns[bottom.rawValue].navigation else {
            return collapseState = .stacked(ColumnFlow(bottom: .primary))
        }
        // Off the screen first, so that what they hold may appear elsewhere.
        for column in UISplitViewController.flowOrder.reversed() {
            columns[column.rawValue].held = columns[column.rawValue].navigation?.stack ?? []
            guard column != bottom, let outer = columns[column.rawValue].outer,
                outer.parent === self
            else { continue }
            remove(outer)
        }
        var flow = ColumnFlow(bottom: bottom)
        flow.set(base.stack.count, of: bottom)
        let isAbove = top.rawValue > bottom.rawValue
        rebuild(flow, upTo: isAbove ? top : bottom, animated: false)
        if let outer = columns[bottom.rawValue].outer { bringOnScreen(outer) }
    }

    /// The column the others are stacked on: the primary, where there is one.
    private var bottomColumn: Column? {
        for column in UISplitViewController.flowOrder
        where columns[column.rawValue].navigation != nil {
            return column
        }
        return nil
    }

    // MARK: - While collapsed

    /// Goes to a column in the flow: what lies above it leaves, what is missing up to it comes
    /// (B-012).
    func goToColumn(_ column: Column) {
        guard case .stacked(let flow) = collapseState, column != .compact,
            columns[column.rawValue].assigned != nil
        else { return }
        rebuild(flow, upTo: column, animated: appearance == .shown)
    }

    /// Makes the flow anew out of what the columns hold, up to one of them.
    private func rebuild(_ old: ColumnFlow, upTo top: Column, animated: Bool) {
        guard let base = columns[old.bottom.rawValue].navigation else { return }
        base.endTransitions()
        var flow = old
        var controllers: [UIViewController] = []
        for column in UISplitViewController.flowOrder where column.rawValue <= top.rawValue {
            let part = takeContent(of: column, in: old, base: base)
            controllers += part
            flow.set(part.count, of: column)
        }
        base.setViewControllers(controllers, animated: animated)
        collapseState = .stacked(flow)
    }

    /// What a column holds: what was put into its own navigation controller last, else its part of
    /// the flow, else what it held before that was popped.
    private func takeContent(
        of column: Column, in flow: ColumnFlow, base: UINavigationController
    ) -> [UIViewController] {
        let part = Array(base.stack[flow.range(of: column, in: base.stack.count)])
        guard column != flow.bottom, let navigation = makeNavigation(of: column) else {
            return part
        }
        let own = navigation.stack
        if !own.isEmpty { navigation.setViewControllers([], animated: false) }
        if !own.isEmpty { columns[column.rawValue].held = own }
        return own.isEmpty ? (part.isEmpty ? popped(from: column) : part) : own
    }

    /// What a column held, and nobody else holds now.
    private func popped(from column: Column) -> [UIViewController] {
        columns[column.rawValue].held.filter { $0.storedParent == nil }
    }

    private func makeNavigation(of column: Column) -> UINavigationController? {
        let entry = columns[column.rawValue]
        if entry.outer == nil, let assigned = entry.assigned {
            columns[column.rawValue].outer = wrapped(assigned, for: column)
        }
        return columns[column.rawValue].navigation
    }

    /// A plain secondary is pushed on what the column holds, wherever that is now (B-019).
    func pushOnSecondary(_ controller: UIViewController, navigation: UINavigationController) {
        guard case .stacked(let flow) = collapseState,
            let base = columns[flow.bottom.rawValue].navigation, flow.bottom != .secondary
        else {
            return navigation.pushViewController(controller, animated: appearance == .shown)
        }
        if base.stack.count > flow.range(of: .secondary, in: base.stack.count).lowerBound {
            return base.pushViewController(controller, animated: appearance == .shown)
        }
        let below = navigation.stack.isEmpty ? popped(from: .secondary) : navigation.stack
        navigation.setViewControllers(below + [controller], animated: false)
    }

    /// Another controller has been set for a column: its part of the flow is exchanged at once.
    func replaceInFlow(_ column: Column, flow old: ColumnFlow) {
        guard let base = columns[old.bottom.rawValue].navigation,
            let oldOuter = columns[old.bottom.rawValue].outer
        else { return columns[column.rawValue].outer = nil }
        base.endTransitions()
        let range = old.range(of: column, in: base.stack.count)
        var controllers = base.stack
        columns[column.rawValue].outer = nil
        columns[column.rawValue].held = []
        guard column == old.bottom || !range.isEmpty else { return }
        let navigation = makeNavigation(of: column)
        let new = navigation?.stack ?? []
        controllers.replaceSubrange(range, with: new)
        var flow = old
        flow.set(new.count, of: column)
        collapseState = .stacked(flow)
        if column == old.bottom {
            base.setViewControllers([], animated: false)
            remove(oldOuter)
            if let outer = columns[column.rawValue].outer { installFilling(outer) }
            navigation?.setViewControllers(controllers, animated: false)
        } else {
            navigation?.setViewControllers([], animated: false)
            columns[column.rawValue].held = new
            base.setViewControllers(controllers, animated: false)
        }
    }

    // MARK: - Expanding again

    /// Gives each column its part of the flow back: what lies above the depths that were brought is
    /// the secondary's (B-122), and what was popped comes back where it was all the column had
    /// (*unverified*).
    func unstack(_ flow: ColumnFlow) {
        guard let base = columns[flow.bottom.rawValue].navigation else { return }
        // What is on its way off the stack belongs to nobody yet.
        base.endTransitions()
        let controllers = base.stack
        let bottomRange = flow.range(of: flow.bottom, in: controllers.count)
        if bottomRange.count < controllers.count {
            base.setViewControllers(Array(controllers[bottomRange]), animated: false)
        }
        for column in UISplitViewController.flowOrder {
            defer { columns[column.rawValue].held = [] }
            guard column != flow.bottom, let navigation = makeNavigation(of: column),
                navigation.stack.isEmpty
            else { continue }
            let part = Array(controllers[flow.range(of: column, in: controllers.count)])
            let content = part.isEmpty ? popped(from: column) : part
            navigation.setViewControllers(content, animated: false)
        }
    }

    /// A column that was on screen while collapsed may be hidden by the expanded mode.
    func hideUnlessShown(_ column: Column) {
        guard !shows(column, in: currentMode), let outer = columns[column.rawValue].outer,
            outer.parent === self, outer.isAppearingOrShown
        else { return }
        outer.disappear(animation: .none) {}
    }
}
