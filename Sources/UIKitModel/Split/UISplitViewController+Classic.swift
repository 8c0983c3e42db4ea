import Foundation

/// The classic split view, made without a style: two controllers, neither of which is ever wrapped
/// (A-060, A-061, B-001, B-004).
extension UISplitViewController {
    var isClassic: Bool { style == .unspecified }

    /// What the app set, or what has taken its place since.
    private(set) var primaryController: UIViewController? {
        get { columns[Column.primary.rawValue].outer }
        set { fill(.primary, with: newValue) }
    }

    /// While collapsed, the one that was last on its side: it is no child, and is shown again
    /// where nothing else is separated (*unverified*).
    private(set) var secondaryController: UIViewController? {
        get { columns[Column.secondary.rawValue].outer }
        set { fill(.secondary, with: newValue) }
    }

    private func fill(_ column: Column, with controller: UIViewController?) {
        columns[column.rawValue].assigned = controller
        columns[column.rawValue].outer = controller
    }

    /// Sets both sides. A column-style split view has no such setter, and more than two are not
    /// taken.
    func assign(_ controllers: [UIViewController]) {
        guard isClassic else {
            return Simulation.active.log(
                "viewControllers cannot be set on a column-style split view")
        }
        if controllers.count > 2 {
            Simulation.active.log("a classic split view shows two controllers, not more")
        }
        let primary = controllers.first
        let secondary = controllers.count > 1 ? controllers[1] : nil
        replacePrimary(with: primary)
        // Collapsed, there is one side; the other is what the next expand falls back on.
        if isCollapsed {
            secondaryController = secondary
        } else {
            replaceSecondary(with: secondary)
        }
    }

    func replacePrimary(with controller: UIViewController?) {
        guard controller !== primaryController else { return }
        leave(primaryController, except: secondaryController)
        primaryController = controller
        installClassicControllers()
        viewIfLoaded?.setNeedsLayout()
    }

    func replaceSecondary(with controller: UIViewController?) {
        guard controller !== secondaryController else { return }
        leave(secondaryController, except: primaryController)
        secondaryController = controller
        installClassicControllers()
        viewIfLoaded?.setNeedsLayout()
    }

    private func leave(_ old: UIViewController?, except other: UIViewController?) {
        guard let old, old !== other, old.parent === self else { return }
        remove(old)
    }

    // MARK: - Children

    /// Makes both sides children, and puts their views in where there is a view to put them in.
    ///
    /// Unlike columns they are children before the split view's view loads.
    func installClassicControllers() {
        if !isCollapsed, let secondary = secondaryController {
            installClassic(secondary, .secondary)
        }
        if let primary = primaryController { installClassic(primary, .primary) }
    }

    private func installClassic(_ controller: UIViewController, _ column: Column) {
        if controller.parent !== self {
            takeOffItsStack(controller)
            addChild(controller)
            controller.hasMovedToParent = true
            controller.didMove(toParent: self)
        }
        guard isViewLoaded, appearance != .hidden else { return }
        if controller.viewIfLoaded?.superview !== view { view.addSubview(controller.view) }
        if isCollapsed || shows(column, in: currentMode) { bringOnScreen(controller) }
    }

    /// What still stands on a navigation controller's stack leaves it before it becomes a child.
    private func takeOffItsStack(_ controller: UIViewController) {
        guard let navigation = controller.storedParent?.asNavigation else { return }
        let remaining = navigation.stack.filter { $0 !== controller }
        navigation.setViewControllers(remaining, animated: false)
    }

    // MARK: - Collapsing and expanding (B-053)

    /// Puts both sides on the primary's, as the delegate or the primary wants it.
    ///
    /// `isCollapsed` turns true at the end only (B-005). The secondary is off the screen when the
    /// delegate is asked, so that it may be pushed elsewhere (*unverified*).
    func collapseClassic() {
        completeColumnTransition()
        let onto = delegate?.primaryViewController(forCollapsing: self) ?? primaryController
        onto?.asNavigation?.allowsNestedNavigation = true
        if let onto, let secondary = secondaryController {
            leave(secondary, except: onto)
            let isDone =
                delegate?.splitViewController(self, collapseSecondary: secondary, onto: onto)
                ?? false
            if !isDone { onto.collapseSecondaryViewController(secondary, for: self) }
        }
        invalidateModeItem()
        collapseState = .ontoPrimary
        endAdaptation(on: onto)
    }

    /// Brings both sides back: the secondary is what the delegate or the primary separates.
    func expandClassic() {
        currentBehavior = wantedBehavior
        let onto = delegate?.primaryViewController(forExpanding: self) ?? primaryController
        if let onto {
            let separated =
                delegate?.splitViewController(self, separateSecondaryFrom: onto)
                ?? onto.separateSecondaryViewController(for: self)
            if let separated { secondaryController = separated }
        }
        primaryController?.asNavigation?.allowsNestedNavigation = false
        onto?.asNavigation?.allowsNestedNavigation = false
        currentMode = preferredMode
        collapseState = .expanded
        hideUnlessShown(.primary)
        invalidateModeItem()
        endAdaptation(on: onto)
    }

    private func endAdaptation(on primary: UIViewController?) {
        if primary !== primaryController {
            replacePrimary(with: primary)
        } else {
            installClassicControllers()
            view.setNeedsLayout()
        }
        announceShowDetailTarget()
    }

    /// The bar that holds the app's display-mode item hides it while collapsed, and shows it again.
    private func invalidateModeItem() {
        for column in [Column.primary, .secondary] {
            columns[column.rawValue].navigation?.bar.setNeedsLayout()
        }
    }
}
