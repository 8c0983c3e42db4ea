/// Puts the columns on one stack and takes them off again, where there is no compact column (B-051,
/// B-122).
///
/// What fills a column is pushed whole on the bottom column's navigation controller. A navigation
/// controller stays alive there, nested, with a stack of its own (B-142).
extension UISplitViewController {
    /// Stacks the columns on the bottom column's navigation controller, up to the top column.
    func stackColumns(upTo top: Column) {
        installColumns()
        // Of those with a navigation controller. Wraps controllers that were never laid out.
        let lowest = CollapsedStack.order.first { makeOuter(of: $0)?.columnNavigation != nil }
        guard let bottom = lowest, let outer = columns[bottom].outer,
            let base = outer.columnNavigation
        else {
            collapseState.hierarchy = .stacked(on: .primary)
            return
        }
        // The columns leave the screen first, so that they may appear elsewhere.
        for column in CollapsedStack.order.reversed() where column != bottom {
            if let child = child(for: column) { remove(child) }
        }
        base.allowsNestedNavigation = true
        if outer.isChild(of: self) { place(outer, in: nil) }
        putColumns(on: base, of: bottom, upTo: top, animated: false)
        collapseState.hierarchy = .stacked(on: bottom)
        if outer.isChild(of: self) {
            bringOnScreen(outer)
        } else {
            installFilling(outer)
        }
    }

    // MARK: - While collapsed

    /// Goes to a column in the stack. Columns above it leave the stack. Columns that are missing up
    /// to it return to the stack (B-012).
    func goToColumn(_ column: Column) {
        guard column != .compact, columns[column].assigned != nil else { return }
        if case .stacked(let bottom) = collapseState.hierarchy, columns[bottom].isPostponed {
            stackAnew(without: bottom, bottom: bottom)
        }
        guard case .stacked(let bottom) = collapseState.hierarchy,
            let base = columns[bottom].navigation
        else { return }
        putColumns(on: base, of: bottom, upTo: column, animated: appearance == .shown)
    }

    /// Pops a column. Does nothing for the primary, and for one that is not on top (D-008).
    func popColumn(_ column: Column) {
        guard case .stacked(let bottom) = collapseState.hierarchy, column != bottom,
            let base = columns[bottom].navigation, let outer = columns[column].outer
        else { return }
        guard base.stack.last === outer || base.transition != nil,
            Simulation.active.reading(HideWhileCollapsed.self) == .pops
        else { return }
        // The app may push something as they end.
        base.endTransitions()
        guard base.stack.last === outer else { return }
        base.carryOut(base.stack.dropLast(), animated: appearance == .shown)
    }

    /// Leaves the columns up to the top one on the stack, and adds those that are missing.
    private func putColumns(
        on base: UINavigationController, of bottom: Column, upTo top: Column, animated: Bool
    ) {
        base.endTransitions()
        var stack = CollapsedStack(base.stack, on: bottom, of: columns)
        for column in CollapsedStack.order where column.rawValue > bottom.rawValue {
            if columns[column].isPostponed {
                stack[column] = []
                columns.fill(column, with: nil)
            }
            if column.rawValue > top.rawValue {
                stack[column] = []
            } else if stack[column].isEmpty {
                stack[column] = contentToStack(of: column)
            }
        }
        base.carryOut(stack.controllers, animated: animated)
    }

    /// What a column brings to the stack: nothing if it has nothing to show (*unverified*).
    private func contentToStack(of column: Column) -> [UIViewController] {
        guard let outer = makeOuter(of: column) else { return [] }
        if let navigation = outer.asNavigation, navigation.stack.isEmpty {
            Simulation.active.passed(.emptyColumnStaysOut)
            return []
        }
        return [outer]
    }

    /// The controller that fills a column, wrapped now if the column was never laid out.
    private func makeOuter(of column: Column) -> UIViewController? {
        let entry = columns[column]
        if entry.outer == nil, let assigned = entry.assigned {
            columns.fill(column, with: wrapped(assigned, for: column))
        }
        return columns[column].outer
    }

    /// Exchanges a column in the stack, after the app has set another controller for it.
    func replaceColumn(_ column: Column, inStackOn bottom: Column) {
        guard let base = columns[bottom].navigation, column.rawValue > bottom.rawValue else {
            return stackAnew(without: column, bottom: bottom)
        }
        base.endTransitions()
        var stack = CollapsedStack(base.stack, on: bottom, of: columns)
        columns.fill(column, with: nil)
        guard !stack[column].isEmpty else { return }
        stack[column] = contentToStack(of: column)
        base.carryOut(stack.controllers)
    }

    /// Stacks the columns again, up to the same column, after another one has come to the bottom.
    private func stackAnew(without column: Column, bottom: Column) {
        var top = bottom
        if let base = columns[bottom].navigation {
            base.endTransitions()
            top = CollapsedStack(base.stack, on: bottom, of: columns).topColumn ?? bottom
        }
        unstackColumns(from: bottom)
        if let old = child(for: bottom) { remove(old) }
        columns.fill(column, with: nil)
        stackColumns(upTo: top)
    }

    /// Empties the columns for which the app has set other controllers while collapsed. They take
    /// their places in the expanded hierarchy.
    func emptyPostponedColumns() {
        for entry in columns.all where entry.isPostponed {
            if let outer = entry.outer, outer.isChild(of: self) { remove(outer) }
            columns.fill(entry.column, with: nil)
        }
    }

    // MARK: - Expanding again

    /// Takes the columns off the stack, so that each can be a child of the split view again.
    ///
    /// Pages that the app has pushed on the stack above a column go on top of the column's own
    /// stack. Where that cannot hold them, they stay (*unverified*).
    func unstackColumns(from bottom: Column) {
        guard let base = columns[bottom].navigation else { return }
        let keptItems = Defect.itemsKept(by: base)
        // Transitions end first: a controller that is leaving the stack belongs to no column.
        base.endTransitions()
        let stack = CollapsedStack(base.stack, on: bottom, of: columns)
        var staying = stack[bottom]
        for column in CollapsedStack.order where column != bottom {
            for page in stack[column].dropFirst()
            where !canMove(page, onto: columns[column].outer) { staying.append(page) }
        }
        if staying.count < base.stack.count {
            base.carryOut(staying)
        }
        base.allowsNestedNavigation = false
        for column in CollapsedStack.order where column != bottom && !stack[column].isEmpty {
            guard let navigation = columns[column].outer?.asNavigation else { continue }
            let pages = stack[column].dropFirst().filter { canMove($0, onto: navigation) }
            if !pages.isEmpty {
                navigation.carryOut(navigation.stack + pages)
            }
        }
        if let keptItems { base.bar.keepItems(keptItems) }
    }

    /// Whether a page above a column goes on its own stack: no navigation controller may.
    private func canMove(_ page: UIViewController, onto column: UIViewController?) -> Bool {
        column?.asNavigation != nil && page.asNavigation == nil
            && Simulation.active.reading(PagesAbove.self) == .ownColumn
    }
}
