import Foundation

/// What is in the columns: setting, wrapping, reporting (B-003, B-T2).
extension UISplitViewController {
    func assign(_ controller: UIViewController?, to column: Column) {
        guard style != .unspecified else {
            return Simulation.active.log("column API has no effect on a classic split view (B-001)")
        }
        guard column != .supplementary || style == .tripleColumn else {
            return Simulation.active.raise(
                "NSInvalidArgumentException",
                "Supplementary column is only available in a triple column split view")
        }
        let index = column.rawValue
        let old = columns[index].assigned
        guard controller !== old else { return }
        if column == .compact {
            guard !Defect.keepsCompactColumn(old, in: Simulation.active) else { return }
            columns[index].assigned = controller
            return replaceCompact(old, with: controller)
        }
        // A plain controller set where a navigation controller stands is pushed on it (B-019).
        if column == .secondary, let controller, !(controller is UINavigationController),
            let navigation = columns[index].outer as? UINavigationController
        {
            columns[index].assigned = controller
            return pushOnSecondary(controller, navigation: navigation)
        }
        let isChild = columns[index].outer?.parent === self
        if isChild, !isCollapsed, let outer = columns[index].outer { remove(outer) }
        columns[index].assigned = controller
        if case .stacked(let flow) = collapseState {
            replaceInFlow(column, flow: flow)
        } else {
            columns[index].outer = nil
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// While collapsed, another compact column takes the place of the first.
    private func replaceCompact(_ old: UIViewController?, with new: UIViewController?) {
        guard collapseState == .compactColumn else { return }
        if let old { remove(old) }
        if let new { installFilling(new) }
        view.setNeedsLayout()
    }

    /// What the app set for a column, as documented (B-003).
    func reportedController(for column: Column) -> UIViewController? {
        let entry = columns[column.rawValue]
        return Defect.controllerNamedInstead(for: entry, in: Simulation.active) ?? entry.assigned
    }

    var controllersOfState: [UIViewController] {
        switch collapseState {
        case .compactColumn:
            guard let compact = columns[Column.compact.rawValue].assigned else { return [] }
            return [compact]
        case .ontoPrimary:
            return primaryController.map { [$0] } ?? []
        case .stacked(let flow):
            guard let outer = columns[flow.bottom.rawValue].outer else { return [] }
            return [outer]
        case .expanded:
            return columns.filter { $0.column != .compact }.compactMap { $0.outer ?? $0.assigned }
        }
    }

    /// The children whose views are on screen.
    var controllersOnScreen: [UIViewController] {
        switch collapseState {
        case .compactColumn, .stacked, .ontoPrimary: return controllersOfState
        case .expanded:
            var shown: [UIViewController] = []
            for index in columns.indices where shows(columns[index].column, in: currentMode) {
                if let outer = columns[index].outer { shown.append(outer) }
            }
            return shown
        }
    }

    /// The column that a child stands in.
    func column(of child: UIViewController) -> Column? {
        for index in columns.indices where columns[index].outer === child {
            return columns[index].column
        }
        return nil
    }

    /// Whether a column is on screen in a mode.
    func shows(_ column: Column, in mode: DisplayMode) -> Bool {
        switch column {
        case .primary: mode.sidebarCount >= (style == .tripleColumn ? 2 : 1)
        case .supplementary: style == .tripleColumn && mode.sidebarCount >= 1
        case .secondary: true
        case .compact: false
        }
    }

    // MARK: - Children

    /// Makes children of the columns that are not yet: each is wrapped, or taken as it is, after
    /// its view has loaded.
    func installColumns() {
        guard collapseState == .expanded else { return }
        if isClassic { return installClassicControllers() }
        for column in [Column.secondary, .primary, .supplementary] {
            let index = column.rawValue
            guard let assigned = columns[index].assigned else { continue }
            let outer = columns[index].outer ?? wrapped(assigned, for: column)
            columns[index].outer = outer
            guard outer.parent !== self else { continue }
            insert(outer)
            if shows(column, in: currentMode) { bringOnScreen(outer) }
        }
    }

    func insert(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.hasMovedToParent = true
        child.didMove(toParent: self)
    }

    /// Adds a child that fills the view.
    func installFilling(_ child: UIViewController) {
        insert(child)
        child.setContentOverlayInsets(view.storedSafeAreaInsets)
        child.view.setFrame(view.bounds)
        bringOnScreen(child)
    }

    /// A child takes part in the split view's own appearance where that is under way, else it
    /// appears by itself (B-007).
    func bringOnScreen(_ child: UIViewController) {
        switch appearance {
        case .appearing where !child.isAppearingOrShown:
            child.beginAppearance(.appearing, animated: false)
        case .shown where !child.isAppearingOrShown: child.appear(animation: .none) {}
        default: break
        }
    }

    /// Takes a child off the screen and out of `children`.
    func remove(_ child: UIViewController) {
        if child.isAppearingOrShown { child.beginAppearance(.disappearing, animated: false) }
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        if child.appearance == .disappearing { child.endAppearance() }
        child.leaveParent()
    }

    // MARK: - Wrapping (B-T2)

    func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
        controller.loadViewIfNeeded()
        return takesAsIs(controller, in: column)
            ? controller : UINavigationController(rootViewController: controller)
    }

    private func takesAsIs(_ controller: UIViewController, in column: Column) -> Bool {
        switch column {
        case .compact: true
        case .supplementary: controller is UINavigationController
        case .primary, .secondary:
            controller is UINavigationController
                || takesAsIs(controller.asTabs, in: column)
                || controller.asTabs == nil
                    && controller.children.first is UINavigationController
        }
    }

    /// A tab bar controller with navigation controllers in its tabs serves as the secondary column;
    /// any other is wrapped like a plain controller, which raises (B-060).
    private func takesAsIs(_ tabs: UITabBarController?, in column: Column) -> Bool {
        guard let tabs, column == .secondary, !tabs.tabs.isEmpty else { return false }
        return tabs.tabs.allSatisfy { $0 is UINavigationController }
    }
}

extension UIViewController {
    var isAppearingOrShown: Bool { appearance == .appearing || appearance == .shown }
    var isChangingAppearance: Bool { appearance == .appearing || appearance == .disappearing }
}
