import Foundation

/// Between the expanded and the collapsed hierarchy (B-004, B-005, B-051 to B-054).
extension UISplitViewController {
    /// Follows the horizontal size class; before there is one the split view counts as expanded
    ///
    func adaptToTraits() {
        guard style != .unspecified, isViewLoaded else { return }
        switch traitCollection.horizontalSizeClass {
        case .compact where !isCollapsed: collapse()
        case .regular where isCollapsed: expand()
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
    }

    /// The size that the collapsed hierarchy was last laid out in.
    private var placementSize: CGSize? {
        controllersOnScreen.first?.viewIfLoaded?.storedFrame.size
    }
}
