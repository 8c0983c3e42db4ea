import Foundation

/// Moves controllers onto the collapsed stack and back to their columns, where there is no compact
/// column (B-051, B-122).
extension UISplitViewController {
    /// Stacks the columns' controllers on the bottom column's navigation controller, up to the top
    /// column.
    ///
    /// It is *unverified* that the controllers themselves move and not their navigation
    /// controllers.
    func stackColumns(upTo top: Column) {
        installColumns()
        guard let bottom = bottomColumn, let base = columns[bottom].navigation else {
            return collapseState.stack(CollapsedStack(bottom: .primary))
        }
        Simulation.active.passed(.controllersMove)
        Simulation.active.passed(.stackedColumns)
        // The columns leave the screen first, so that their controllers may appear elsewhere.
        for column in CollapsedStack.order.reversed() {
            columns.hold(columns[column].navigation?.stack ?? [], of: column)
            guard column != bottom, let outer = columns[column].outer, outer.parent === self
            else { continue }
            remove(outer)
        }
        var stack = CollapsedStack(bottom: bottom)
        stack.setDepth(base.stack.count, of: bottom)
        let isAbove = top.rawValue > bottom.rawValue
        rebuild(stack, upTo: isAbove ? top : bottom, animated: false)
        if let outer = columns[bottom].outer { bringOnScreen(outer) }
    }

    /// The column that the others are stacked on: the primary, where it has a navigation
    /// controller.
    private var bottomColumn: Column? {
        for column in CollapsedStack.order where columns[column].navigation != nil {
            return column
        }
        return nil
    }

    // MARK: - While collapsed

    /// Goes to a column in the stack. Controllers above the column leave the stack. Controllers
    /// that are missing up to the column return to the stack (B-012).
    func goToColumn(_ column: Column) {
        guard case .stacked(let stack) = collapseState.hierarchy, column != .compact,
            columns[column].assigned != nil
        else { return }
        rebuild(stack, upTo: column, animated: appearance == .shown)
    }

    /// Rebuilds the stack from the controllers that the columns hold, up to one column.
    private func rebuild(_ old: CollapsedStack, upTo top: Column, animated: Bool) {
        guard let base = columns[old.bottom].navigation else { return }
        base.endTransitions()
        var stack = old
        var controllers: [UIViewController] = []
        for column in CollapsedStack.order where column.rawValue <= top.rawValue {
            let part = takeContent(of: column, in: old, base: base)
            controllers += part
            stack.setDepth(part.count, of: column)
        }
        base.setViewControllers(controllers, animated: animated)
        collapseState.stack(stack)
    }

    /// Takes a column's controllers: those in its own navigation controller, else its part of the
    /// stack, else those of its controllers that were popped.
    private func takeContent(
        of column: Column, in stack: CollapsedStack, base: UINavigationController
    ) -> [UIViewController] {
        let part = Array(base.stack[stack.range(of: column, in: base.stack.count)])
        guard column != stack.bottom, let navigation = makeNavigation(of: column) else {
            return part
        }
        let own = navigation.stack
        guard own.isEmpty else {
            if isCollapsed { Simulation.active.passed(.stackPartComes) }
            navigation.setViewControllers([], animated: false)
            columns.hold(own, of: column)
            return own
        }
        return part.isEmpty ? popped(from: column) : part
    }

    /// The controllers that a column held and that have no parent now.
    private func popped(from column: Column) -> [UIViewController] {
        columns[column].held.filter { $0.storedParent == nil }
    }

    /// The navigation controller of a column, which is wrapped first where it has never been laid
    /// out.
    private func makeNavigation(of column: Column) -> UINavigationController? {
        let entry = columns[column]
        if entry.outer == nil, let assigned = entry.assigned {
            columns.fill(column, with: wrapped(assigned, for: column))
        }
        return columns[column].navigation
    }

    /// Pushes a plain secondary on the column's contents, wherever they are now (B-019).
    func pushOnSecondary(_ controller: UIViewController, navigation: UINavigationController) {
        guard case .stacked(let stack) = collapseState.hierarchy,
            let base = columns[stack.bottom].navigation, stack.bottom != .secondary
        else {
            return navigation.pushViewController(controller, animated: appearance == .shown)
        }
        if base.stack.count > stack.range(of: .secondary, in: base.stack.count).lowerBound {
            return base.pushViewController(controller, animated: appearance == .shown)
        }
        let below = navigation.stack.isEmpty ? popped(from: .secondary) : navigation.stack
        navigation.setViewControllers(below + [controller], animated: false)
    }

    /// Exchanges a column's part of the stack at once, after the app has set another controller for
    /// the column.
    func replaceContent(of column: Column, in old: CollapsedStack) {
        guard let base = columns[old.bottom].navigation, let oldOuter = columns[old.bottom].outer
        else { return columns.fill(column, with: nil) }
        Simulation.active.passed(.replacesColumnInStack)
        base.endTransitions()
        let range = old.range(of: column, in: base.stack.count)
        var controllers = base.stack
        columns.fill(column, with: nil)
        columns.hold([], of: column)
        guard column == old.bottom || !range.isEmpty else { return }
        let navigation = makeNavigation(of: column)
        let new = navigation?.stack ?? []
        controllers.replaceSubrange(range, with: new)
        var stack = old
        stack.setDepth(new.count, of: column)
        collapseState.stack(stack)
        if column == old.bottom {
            base.setViewControllers([], animated: false)
            remove(oldOuter)
            if let outer = columns[column].outer { installFilling(outer) }
            navigation?.setViewControllers(controllers, animated: false)
        } else {
            navigation?.setViewControllers([], animated: false)
            columns.hold(new, of: column)
            base.setViewControllers(controllers, animated: false)
        }
    }

    // MARK: - Expanding again

    /// Gives each column its part of the stack back. Controllers above the recorded depths belong
    /// to the secondary (B-122); if that kept its own stack meanwhile, they stay where they are.
    /// Popped controllers return to a column that has no others (*unverified*).
    func unstack(_ stack: CollapsedStack) {
        guard let base = columns[stack.bottom].navigation else { return }
        Simulation.active.passed(.stackPartsBack)
        let keptItems = Defect.itemsKept(by: base, in: Simulation.active)
        // Transitions end first: a controller that is leaving the stack belongs to no column.
        base.endTransitions()
        let controllers = base.stack
        var staying: [UIViewController] = []
        for column in CollapsedStack.order {
            let isFilled =
                column == stack.bottom || makeNavigation(of: column)?.stack.isEmpty != true
            if isFilled { staying += controllers[stack.range(of: column, in: controllers.count)] }
        }
        if staying.count < controllers.count {
            base.setViewControllers(staying, animated: false)
        }
        for column in CollapsedStack.order {
            defer { columns.hold([], of: column) }
            guard column != stack.bottom, let navigation = makeNavigation(of: column),
                navigation.stack.isEmpty
            else { continue }
            let part = Array(controllers[stack.range(of: column, in: controllers.count)])
            let content = part.isEmpty ? popped(from: column) : part
            if part.isEmpty, !content.isEmpty { Simulation.active.passed(.poppedColumnBack) }
            navigation.setViewControllers(content, animated: false)
            Defect.forgetLowerItems(of: navigation, in: Simulation.active)
        }
        if let keptItems { base.bar.keepItems(keptItems) }
    }
}
