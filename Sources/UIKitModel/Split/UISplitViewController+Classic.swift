import Foundation
internal import Journal

/// The classic split view, made without a style: two controllers, neither of which is ever wrapped
/// (A-060, A-061, B-001, B-004).
extension UISplitViewController {
    var isClassic: Bool { style == .unspecified }

    /// Sets both sides. A column-style split view has no such setter (B-004).
    func assign(_ controllers: [UIViewController]) {
        guard isClassic else {
            return Simulation.active.log(
                "viewControllers cannot be set on a column-style split view", about: .columns)
        }
        // A classic split view takes a primary and a secondary; more are ignored.
        if controllers.count > 2 {
            Simulation.active.log(
                "a classic split view shows two controllers, not more", about: .columns)
        }
        Simulation.active.passed(.classicChildrenAtOnce)
        replaceSide(.primary, with: controllers.first)
        let secondary = controllers.count > 1 ? controllers[1] : nil
        // Collapsed, there is one side; the next expand falls back on the other.
        if isCollapsed {
            columns.setClassicSide(.secondary, to: secondary)
        } else {
            replaceSide(.secondary, with: secondary)
        }
    }

    func replaceSide(_ side: Column, with controller: UIViewController?) {
        let old = columns[side].outer
        guard controller !== old else { return }
        removeChild(old, unlessItIs: columns[side == .primary ? .secondary : .primary].outer)
        columns.setClassicSide(side, to: controller)
        installClassicControllers()
        viewIfLoaded?.setNeedsLayout()
    }

    private func removeChild(_ old: UIViewController?, unlessItIs other: UIViewController?) {
        guard let old, old !== other, old.isChild(of: self) else { return }
        remove(old)
    }

    // MARK: - Children

    /// Makes both sides children, and adds their views where the split view's view is on screen.
    ///
    /// Unlike columns they are children before the split view's view loads.
    func installClassicControllers() {
        if !isCollapsed, let secondary = columns[.secondary].outer {
            installClassic(secondary, .secondary)
        }
        if let primary = columns[.primary].outer { installClassic(primary, .primary) }
    }

    private func installClassic(_ controller: UIViewController, _ column: Column) {
        if !controller.isChild(of: self) {
            takeOffItsStack(controller)
            addChild(controller)
            controller.hasMovedToParent = true
            controller.didMove(toParent: self)
        }
        guard isViewLoaded, appearance != .hidden else { return }
        if controller.viewIfLoaded?.superview !== view {
            view.addSubview(controller.view)
        } else if Defect.onlyMoves(controller, of: self) {
            return
        }
        if isCollapsed || shows(column, in: displayMode) { bringOnScreen(controller) }
    }

    /// Takes a controller off a navigation controller's stack before it becomes a child.
    private func takeOffItsStack(_ controller: UIViewController) {
        guard let navigation = controller.storedParent?.asNavigation else { return }
        Simulation.active.passed(.separatedLeavesStack)
        navigation.carryOut(navigation.stack.filter { $0 !== controller })
    }

    // MARK: - Collapsing and expanding (B-053)

    /// Puts both sides on the primary's side, as the delegate or the primary decides.
    ///
    /// `isCollapsed` turns true at the end only (B-005). The secondary is off the screen when the
    /// delegate is asked, so that it may be pushed elsewhere (*unverified*).
    func collapseClassic() {
        if modeState.transition != nil { Simulation.active.passed(.collapseEndsChange) }
        completeColumnTransition()
        collapseState.isCollapsing = true
        let onto = delegatePrimaryForCollapsing()
        onto?.asNavigation?.allowsNestedNavigation = true
        if let onto, let secondary = columns[.secondary].outer {
            if onto.isChild(of: self), onto.isViewLoaded { place(onto, in: nil) }
            let stays =
                delegate != nil && Simulation.active.reading(SecondaryLeavesFirst.self) == .stays
            if !stays { removeChild(secondary, unlessItIs: onto) }
            // Its callbacks balance wherever the delegate puts it.
            if stays, secondary !== onto, secondary.isAppearingOrShown {
                secondary.beginAppearance(.disappearing, animated: false)
            }
            let isDone = delegateCollapses(secondary, onto: onto)
            if stays { removeChild(secondary, unlessItIs: onto) }
            if !isDone {
                Simulation.active.carryOut(.stack(navigation: onto.serialNumber, .others)) {
                    onto.collapseSecondaryViewController(secondary, for: self)
                }
            }
        }
        invalidateModeItem()
        collapseState.hierarchy = .ontoPrimary
        collapseState.isCollapsing = false
        endAdaptation(on: onto)
    }

    /// Brings both sides back. The delegate or the primary separates the secondary.
    func expandClassic() {
        modeState.behavior = wantedBehavior
        let onto = delegatePrimaryForExpanding()
        if let onto {
            if onto.isViewLoaded { place(onto, in: modeOnExpanding) }
            let separated =
                delegateSecondary(from: onto)
                ?? Simulation.active.carryOut(.stack(navigation: onto.serialNumber, .others)) {
                    onto.separateSecondaryViewController(for: self)
                }
            // With nothing to separate, the last secondary stays (A-081, D-053).
            if let separated { columns.setClassicSide(.secondary, to: separated) }
        }
        columns[.primary].outer?.asNavigation?.allowsNestedNavigation = false
        onto?.asNavigation?.allowsNestedNavigation = false
        modeState.mode = modeOnExpanding
        collapseState.hierarchy = .expanded
        hideUnlessShown(.primary)
        invalidateModeItem()
        endAdaptation(on: onto)
    }

    private func endAdaptation(on primary: UIViewController?) {
        if primary !== columns[.primary].outer {
            replaceSide(.primary, with: primary)
        } else {
            installClassicControllers()
            view.setNeedsLayout()
        }
        announceHierarchy()
    }

    /// Lays out the bars: one that has the app's display-mode item hides it while collapsed.
    private func invalidateModeItem() {
        for column in [Column.primary, .secondary] {
            columns[column].navigation?.bar.setNeedsLayout()
        }
    }
}
