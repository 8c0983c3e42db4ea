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
        if case .stacked(let flow) = state { unstack(flow) }
        collapseState = .expanded
        sizeBeforeExpand = sizeWhileCollapsed
        presentationIsPending = true
        if case .stacked(let flow) = state { hideUnlessShown(flow.bottom) }
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
}
