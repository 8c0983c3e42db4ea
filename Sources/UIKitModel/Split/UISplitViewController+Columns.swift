import Foundation
internal import Journal

/// Sets, reports and wraps what is in the columns, and makes children of it (B-003, B-T2).
extension UISplitViewController {
    /// Stores a controller for a column; the column makes it a child at the next layout.
    func assign(_ controller: UIViewController?, to column: Column) {
        guard style != .unspecified else {
            return Simulation.active.log(
                "column API has no effect on a classic split view (B-001)", about: .columns)
        }
        guard column != .supplementary || style == .tripleColumn else {
            return Simulation.active.raise(
                "NSInvalidArgumentException",
                "Supplementary column is only available in a triple column split view")
        }
        let old = columns[column].assigned
        guard controller !== old || hasLeft(column) else { return }
        if column == .inspector { return assignInspector(controller) }
        if column == .compact {
            guard !Defect.keepsCompactColumn(old) else { return }
            columns.assign(controller, to: column)
            return replaceCompact(old, with: controller)
        }
        // Where the column has a navigation controller, a plain controller is pushed on it (B-019).
        let waits = columns[column].isPostponed
        if column == .secondary, let controller, !(controller is UINavigationController),
            let navigation = (waits ? old : columns[column].outer) as? UINavigationController
        {
            if !waits { columns.assign(controller, to: column) }
            let isAnimated = !waits && appearance == .shown
            return Simulation.active.carryOut(.stack(navigation: navigation.serialNumber, .others))
            {
                navigation.pushViewController(controller, animated: isAnimated)
            }
        }
        if !hasCollapsed, let child = child(for: column) { remove(child) }
        columns.assign(controller, to: column)
        if case .stacked(let bottom) = collapseState.hierarchy {
            Defect.noteNewColumn(controller, insteadOf: old)
            if columns[column].outer != nil,
                Simulation.active.reading(ColumnSetWhileCollapsed.self) == .later
            {
                return columns.postpone(column)
            }
            replaceColumn(column, inStackOn: bottom)
        } else {
            columns.fill(column, with: nil)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether the user has gone back from what the app set for a column, or is on the way. It can
    /// then be set again (*unverified*).
    private func hasLeft(_ column: Column) -> Bool {
        guard let assigned = columns[column].assigned,
            let outer = columns[column].outer, outer !== assigned, !columns[column].isPostponed,
            assigned.storedParent == nil
                || outer.asNavigation?.stack.contains(where: { $0 === assigned }) == false
        else { return false }
        Simulation.active.passed(.setsAgainWhatWasLeft)
        return true
    }

    /// While collapsed, another compact column replaces the first.
    private func replaceCompact(_ old: UIViewController?, with new: UIViewController?) {
        guard collapseState.hierarchy == .compactColumn else { return }
        if let old { remove(old) }
        if let new { installFilling(new) }
        view.setNeedsLayout()
    }

    /// The controller that the app set for a column, as documented (B-003): what
    /// `viewController(for:)` answers where the app does not override it.
    package func reportedController(for column: Column) -> UIViewController? {
        let entry = columns[column]
        return Defect.controllerNamedInstead(for: entry) ?? entry.assigned
    }

    /// Expanded: the controllers that the columns show or will show. Collapsed: the one controller
    /// that fills the view (B-004).
    var controllersOfState: [UIViewController] {
        if hasCollapsed { return controllerWhileCollapsed.map { [$0] } ?? [] }
        var controllers: [UIViewController] = []
        for entry in columns.all where entry.column != .compact && entry.column != .inspector {
            if let controller = entry.outer ?? entry.assigned { controllers.append(controller) }
        }
        return controllers
    }

    /// The one controller that fills the collapsed view; `nil` while expanded.
    var controllerWhileCollapsed: UIViewController? {
        switch collapseState.hierarchy {
        case .expanded: nil
        case .compactColumn: columns[.compact].assigned
        case .ontoPrimary: columns[.primary].outer
        case .stacked(let bottom): columns[bottom].outer
        }
    }

    /// The children whose views are on screen.
    var controllersOnScreen: [UIViewController] {
        if hasCollapsed { return controllersOfState }
        var shown: [UIViewController] = []
        for index in columns.all.indices where shows(columns.all[index].column, in: displayMode) {
            if let outer = columns.all[index].outer { shown.append(outer) }
        }
        return shown
    }

    /// Whether a column is on screen in a mode. The secondary is, even where it is covered.
    func shows(_ column: Column, in mode: DisplayMode) -> Bool {
        switch column {
        case .primary, .supplementary: mode.showsSidebar(column, in: style)
        case .secondary: true
        case .compact: false
        case .inspector: inspector.isShown
        }
    }

    /// Expanded: whether the mode shows the column, if it has a controller. Collapsed: whether it
    /// is the one on top (*unverified*). A classic split view has no columns (B-191).
    func isOnScreen(_ column: Column) -> Bool {
        if column == .inspector { return isInspectorOnScreen }
        switch collapseState.hierarchy {
        case .expanded:
            return !isClassic && columns[column].assigned != nil && shows(column, in: displayMode)
        case .compactColumn:
            Simulation.active.passed(.collapsedShowing)
            return column == .compact
        case .stacked:
            Simulation.active.passed(.collapsedShowing)
            return columnOnTop == column
        case .ontoPrimary:
            return false
        }
    }

    // MARK: - Children

    /// Adds a child for each column that has none yet. Loads the view of the column's controller
    /// first, then wraps the controller or takes it as it is.
    func installColumns() {
        guard !hasCollapsed else { return }
        if isClassic { return installClassicControllers() }
        for column in [Column.secondary, .primary, .supplementary] { install(column) }
        if inspector.isShown { install(.inspector) }
    }

    /// Adds a child for a column that has none yet. It appears by itself where the column is shown.
    func install(_ column: Column, appearing: Bool = true) {
        guard child(for: column) == nil, let assigned = columns[column].assigned else { return }
        let outer = columns[column].outer ?? wrapped(assigned, for: column)
        columns.fill(column, with: outer)
        guard !outer.isChild(of: self) else { return }
        insert(outer)
        if column == .secondary, sidebarsFloat { view.sendSubviewToBack(outer.view) }
        if appearing, shows(column, in: displayMode) { bringOnScreen(outer) }
    }

    private func insert(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.hasMovedToParent = true
        child.didMove(toParent: self)
    }

    /// Adds a child that fills the view.
    func installFilling(_ child: UIViewController) {
        insert(child)
        place(child, in: nil)
        bringOnScreen(child)
    }

    /// A child takes part in the split view's own appearance where that is under way, else it
    /// appears by itself (B-007).
    func bringOnScreen(_ child: UIViewController) {
        switch appearance {
        case .appearing where !child.isAppearingOrShown:
            child.appear(with: self) { place(child, in: hasCollapsed ? nil : displayMode) }
        case .shown where !child.isAppearingOrShown:
            child.appear { place(child, in: hasCollapsed ? nil : displayMode) }
        default: break
        }
    }

    /// Takes a child off the screen and out of `children`.
    func remove(_ child: UIViewController) {
        if child.isAppearingOrShown { child.beginAppearance(.disappearing, animated: false) }
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        if child.appearanceOnScreen == .disappearing { child.endAppearance() }
        child.leaveParent()
    }

    // MARK: - Wrapping (B-T2)

    /// The controller itself, or a navigation controller around it where the column needs one.
    func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
        if controller.asNavigation == nil, !controller.isViewLoaded {
            Simulation.active.passed(.wrapsAtFirstLayout)
        }
        controller.loadViewIfNeeded()
        if takesAsIs(controller, in: column) { return controller }
        if controller.asTabs != nil { Simulation.active.passed(.wrapsWhatIsNotAllowed) }
        return UINavigationController(rootViewController: controller)
    }

    private func takesAsIs(_ controller: UIViewController, in column: Column) -> Bool {
        switch column {
        case .compact, .inspector: true
        case .supplementary: controller is UINavigationController
        case .primary, .secondary:
            controller is UINavigationController
                || takesAsIs(controller.asTabs, in: column)
                || controller.asTabs == nil
                    && controller.children.first is UINavigationController
        }
    }

    /// A tab bar controller with navigation controllers in its tabs serves as the secondary column;
    /// any other is wrapped like a plain controller (*unverified*).
    private func takesAsIs(_ tabs: UITabBarController?, in column: Column) -> Bool {
        guard let tabs, column == .secondary, !tabs.pages.isEmpty else { return false }
        return tabs.pages.allSatisfy { $0 is UINavigationController }
    }
}

extension UIViewController {
    // What a presentation in its context shows instead counts for the controller (B-181).
    var isAppearingOrShown: Bool { appearanceOnScreen.isAppearingOrShown }
    var isChangingAppearance: Bool {
        let appearance = appearanceOnScreen
        return appearance == .appearing || appearance == .disappearing
    }
}
