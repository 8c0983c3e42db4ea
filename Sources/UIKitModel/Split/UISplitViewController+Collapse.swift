import Foundation
internal import Journal

/// Collapses and expands a column-style split view (B-004, B-005, B-051 to B-054).
extension UISplitViewController {
    /// Whether the hierarchy is a collapsed one. Apps may hear of an expand later.
    var hasCollapsed: Bool { collapseState.isCollapsed }

    /// Follows the horizontal size class. Without one it counts as expanded.
    func adaptToTraits() {
        guard isViewLoaded, !collapseState.isUnderWay else { return }
        switch traitCollection.horizontalSizeClass {
        case .compact where !hasCollapsed: isClassic ? collapseClassic() : collapse()
        case .regular where hasCollapsed:
            if Defect.keepsCollapsed(self) { return }
            isClassic ? expandClassic() : expand()
        default: break
        }
    }

    /// The primary is compact in width, however wide the split view is (D-007, D-077). Whether the
    /// split view collapses depends on its own class.
    func traitsOfColumn(
        _ traits: UITraitCollection, forChild child: UIViewController
    ) -> UITraitCollection {
        guard traits.horizontalSizeClass == .regular, columns[.primary].outer === child else {
            return traits
        }
        return traits.overridden(by: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// Announces the traits of an expand to what leaves the primary's stack, which itself stays
    /// compact (*unverified*).
    func announceToNested(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard hasCollapsed, traits.horizontalSizeClass == .regular else { return }
        for nested in columns[.primary].navigation?.stack ?? []
        where (nested.asNavigation != nil || columns.column(filledBy: nested) != nil)
            && nested.isViewLoaded
        {
            nested.tell(nested.overridden(traits), with: coordinator)
        }
    }

    private func collapse() {
        if modeState.transition != nil { Simulation.active.passed(.collapseEndsChange) }
        completeColumnTransition()
        noteHiddenSidebars()
        collapseState.isCollapsing = true
        var compact = columns[.compact].assigned
        let proposed = compact == nil ? collapseState.topBeforeExpand ?? .secondary : .compact
        let top = delegateTopColumn(proposing: proposed) ?? proposed
        // The delegate may have set another controller for the compact column (B-051).
        compact = columns[.compact].assigned
        removeButtons()
        let inspectorWasShown = takeInspectorColumnAway()
        if top == .compact, let compact {
            for column in columns.all {
                if let outer = column.outer, outer.isChild(of: self) { remove(outer) }
            }
            installFilling(compact)
            collapseState.hierarchy = .compactColumn
        } else {
            stackColumns(upTo: top)
        }
        collapseState.isCollapsing = false
        view.setNeedsLayout()
        putInspectorIntoSheet(wasShown: inspectorWasShown)
        tellDelegateOfCollapse()
        announceHierarchy()
    }

    private func expand() {
        collapseState.isEndingSheet = true
        takeInspectorOutOfSheet()
        collapseState.isEndingSheet = false
        modeState.behavior = behaviorOnExpanding
        let proposed = modeOnExpanding
        let mode = delegateMode(proposing: proposed)
        let sizeWhileCollapsed = controllerWhileCollapsed?.viewIfLoaded?.storedFrame.size
        let collapsed = collapseState.hierarchy
        if collapsed == .compactColumn, let compact = columns[.compact].assigned {
            remove(compact)
        }
        modeState.mode = rules.mode(nearestTo: mode)
        collapseState.hierarchy = .expanded
        collapseState.isToldLate = Simulation.active.reading(CollapsedFlag.self) == .last
        collapseState.sizeBeforeExpand = sizeWhileCollapsed
        collapseState.topBeforeExpand = nil
        collapseState.keepsSidebarsHidden = false
        if case .stacked(let bottom) = collapsed {
            noteTop(ofStackOn: bottom)
            // Its pages come on screen in the column's size (D-024).
            if let outer = columns[bottom].outer { place(outer, in: displayMode) }
            unstackColumns(from: bottom)
            emptyPostponedColumns()
        }
        layout.presentationIsPending = true
        if case .stacked(let bottom) = collapsed { hideUnlessShown(bottom) }
        installColumns()
        collapseState.isToldLate = false
        view.setNeedsLayout()
        tellDelegateOfExpand()
        announceHierarchy()
    }

    /// Remembers the column on top for the next collapse, if it is not the secondary.
    private func noteTop(ofStackOn bottom: Column) {
        guard let base = columns[bottom].navigation,
            let top = CollapsedStack(base.stack, on: bottom, of: columns).topColumn,
            top != .secondary, columns[.secondary].assigned != nil,
            Simulation.active.reading(TopOnNextCollapse.self) == .lastTop
        else { return }
        collapseState.topBeforeExpand = top
    }

    /// Hides a column that the expanded mode does not show, if it was on screen while collapsed.
    func hideUnlessShown(_ column: Column) {
        guard !shows(column, in: displayMode), let child = child(for: column) else { return }
        if child.isAppearingOrShown {
            child.disappear()
        } else if child.appearanceOnScreen == .disappearing {
            // The end of the split view's own disappearance does not reach the column any more.
            child.endAppearance()
        }
    }

    /// Notes that a collapse or an expand is done, and posts the notification that
    /// `showDetailViewController` now has another effect (B-016).
    func announceHierarchy() {
        Simulation.active.note(.showDetailTargetDidChange)
        NotificationCenter.default.post(
            name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }
}
