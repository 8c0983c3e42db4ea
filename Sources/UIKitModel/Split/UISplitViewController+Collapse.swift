import Foundation

/// Between the expanded and the collapsed hierarchy (B-004, B-005, B-051 to B-054).
extension UISplitViewController {
    /// Follows the horizontal size class; before there is one the split view counts as expanded
    ///
    func adaptToTraits() {
        guard isViewLoaded else { return }
        switch traitCollection.horizontalSizeClass {
        case .compact where !isCollapsed: isClassic ? collapseClassic() : collapse()
        case .regular where isCollapsed: isClassic ? expandClassic() : expand()
        default: break
        }
    }

    private func collapse() {
        completeColumnTransition()
        let compact = columns[Column.compact.rawValue].assigned
        let proposed = compact == nil ? Column.secondary : .compact
        let top =
            delegate?.splitViewController(
                self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        removeDisplayModeButton()
        if top == .compact, let compact {
            for entry in columns {
                if let outer = entry.outer, outer.parent === self { remove(outer) }
            }
            installFilling(compact)
            collapseState = .compactColumn
        } else {
            stack(upTo: top)
        }
        view.setNeedsLayout()
        delegate?.splitViewControllerDidCollapse(self)
        announceShowDetailTarget()
    }

    private func expand() {
        currentBehavior = wantedBehavior
        let proposed = preferredMode
        let mode =
            delegate?.splitViewController(
                self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        let sizeWhileCollapsed = placementSize
        let state = collapseState
        if state == .compactColumn, let compact = columns[Column.compact.rawValue].assigned {
            remove(compact)
        }
        currentMode = rules.mode(nearestTo: mode)
        if case .stacked(on: .primary, let depth) = state { unstack(keeping: depth) }
        collapseState = .expanded
        sizeBeforeExpand = sizeWhileCollapsed
        presentationIsPending = true
        hidePrimaryUnlessShown()
        installColumns()
        view.setNeedsLayout()
        delegate?.splitViewControllerDidExpand(self)
        announceShowDetailTarget()
    }

    /// Tells whoever listens that details are shown elsewhere from now on (B-016).
    func announceShowDetailTarget() {
        NotificationCenter.default.post(
            name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    /// The size that the collapsed hierarchy was last laid out in.
    private var placementSize: CGSize? {
        controllersOnScreen.first?.viewIfLoaded?.storedFrame.size
    }

    // MARK: - Without a compact column (B-051, B-122)

    /// Stacks the columns' controllers on the primary's navigation controller, up to the top
    /// column.
    ///
    /// That the controllers themselves move, not their navigation controller, is *unverified*.
    private func stack(upTo top: Column) {
        installColumns()
        guard let bottom = bottomColumn, let base = columns[bottom.rawValue].navigation else {
            collapseState = .stacked(on: .primary, depth: 0)
            return
        }
        let depth = base.stack.count
        let above = [Column.supplementary, .secondary]
            .filter { $0.rawValue <= top.rawValue && $0 != bottom }
            .compactMap { columns[$0.rawValue].navigation }
        // Off the screen first, so that what they hold may appear elsewhere.
        for column in [Column.secondary, .supplementary] where column != bottom {
            if let outer = columns[column.rawValue].outer, outer.parent === self { remove(outer) }
        }
        var flow = base.stack
        for navigation in above {
            flow += navigation.stack
            navigation.setViewControllers([], animated: false)
        }
        base.setViewControllers(flow, animated: false)
        if let outer = columns[bottom.rawValue].outer { bringOnScreen(outer) }
        collapseState = .stacked(on: bottom, depth: depth)
    }

    /// The column the others are stacked on: the primary, where there is one.
    private var bottomColumn: Column? {
        for column in [Column.primary, .supplementary, .secondary]
        where columns[column.rawValue].navigation != nil {
            return column
        }
        return nil
    }

    /// Gives what was stacked above the primary's own depth back to the secondary.
    private func unstack(keeping depth: Int) {
        guard let base = columns[Column.primary.rawValue].navigation,
            let secondary = columns[Column.secondary.rawValue].navigation,
            base.stack.count > depth
        else { return }
        let moved = Array(base.stack[depth...])
        base.setViewControllers(Array(base.stack[..<depth]), animated: false)
        secondary.setViewControllers(moved, animated: false)
    }

    /// A primary that was on screen while collapsed may be hidden by the expanded mode.
    func hidePrimaryUnlessShown() {
        guard !shows(.primary, in: currentMode), let outer = columns[Column.primary.rawValue].outer,
            outer.parent === self, outer.isAppearingOrShown
        else { return }
        outer.disappear(animation: .none) {}
    }
}
