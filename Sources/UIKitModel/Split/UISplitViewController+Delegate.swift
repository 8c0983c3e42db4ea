internal import Journal

/// Every call of the delegate that tells of a change or asks about one. Each is noted for the
/// harness, also where there is no delegate.
extension UISplitViewController {
    private func note(_ call: SplitViewCall) {
        Simulation.active.note(
            .splitView(
                serialNumber, call, mode: modeState.mode.rawValue,
                isCollapsed: collapseState.isCollapsed))
    }

    // MARK: - Modes, columns and gestures

    func tellDelegate(willChangeTo mode: DisplayMode) {
        note(.willChangeMode(mode.rawValue))
        delegate?.splitViewController(self, willChangeTo: mode)
    }

    func tellDelegate(before change: DisplayModeState.ColumnChange) {
        let column = change.column
        if change.isShown {
            note(.willShow(column.rawValue))
            delegate?.splitViewController(self, willShow: column)
        } else {
            note(.willHide(column.rawValue))
            delegate?.splitViewController(self, willHide: column)
        }
    }

    func tellDelegate(after change: DisplayModeState.ColumnChange) {
        let column = change.column
        if change.isShown {
            note(.didShow(column.rawValue))
            delegate?.splitViewController(self, didShow: column)
        } else {
            note(.didHide(column.rawValue))
            delegate?.splitViewController(self, didHide: column)
        }
    }

    func tellDelegateThatGestureBegins() {
        if delegate != nil { Simulation.active.passed(.gestureAnnounces) }
        note(.gestureWillBegin)
        delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    }

    func tellDelegateThatGestureEnded() {
        note(.gestureDidEnd)
        delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    }

    // MARK: - Collapsing and expanding columns

    /// The column that the delegate names; `nil` without a delegate.
    func delegateTopColumn(proposing proposed: Column) -> Column? {
        note(.topColumnForCollapsing)
        return delegate?.splitViewController(
            self, topColumnForCollapsingToProposedTopColumn: proposed)
    }

    func tellDelegateOfCollapse() {
        note(.didCollapse)
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// The mode that the delegate names for an expand, else the proposed one.
    func delegateMode(proposing proposed: DisplayMode) -> DisplayMode {
        note(.modeForExpanding)
        let answer =
            delegate?.splitViewController(
                self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        if answer != proposed {
            Simulation.active.note(.modeForExpanding(answer.rawValue, split: serialNumber))
        }
        return answer
    }

    func tellDelegateOfExpand() {
        note(.didExpand)
        delegate?.splitViewControllerDidExpand(self)
    }

    // MARK: - Collapsing and expanding a classic split view

    /// The primary that the delegate names for a collapse, else the present one.
    func delegatePrimaryForCollapsing() -> UIViewController? {
        let answer = delegate?.primaryViewController(forCollapsing: self)
        let primary = answer ?? columns[.primary].outer
        note(
            .primaryForCollapsing(isLast: primary == nil || columns[.secondary].outer == nil))
        return primary
    }

    /// The primary that the delegate names for an expand, else the present one.
    func delegatePrimaryForExpanding() -> UIViewController? {
        let answer = delegate?.primaryViewController(forExpanding: self)
        let primary = answer ?? columns[.primary].outer
        note(.primaryForExpanding(isLast: primary == nil))
        return primary
    }

    /// Whether the delegate has put the secondary somewhere itself.
    func delegateCollapses(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        note(.collapseSecondary)
        return delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary)
            ?? false
    }

    /// The secondary that the delegate has separated; `nil` where it leaves that to the primary.
    func delegateSecondary(from primary: UIViewController) -> UIViewController? {
        note(.separateSecondary)
        return delegate?.splitViewController(self, separateSecondaryFrom: primary)
    }
}
