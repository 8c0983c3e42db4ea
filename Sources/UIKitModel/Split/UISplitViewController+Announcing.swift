/// What a split view tells its delegate of a change of modes, before it and at its end.
extension UISplitViewController {
    /// Tells the delegate of the new mode and of the columns that it shows and hides, and returns
    /// those. Since iOS 26 the app's own `show(_:)` and `hide(_:)` tell of no column (B-170).
    func announceColumns(
        from old: DisplayMode, to new: DisplayMode, cause: DisplayModeState.Transition.Cause
    ) -> [DisplayModeState.ColumnChange] {
        if delegate != nil, !isClassic { Simulation.active.passed(.modeToldFirst) }
        let outer = modeState.announced
        modeState.announced = new
        tellDelegate(willChangeTo: new)
        modeState.announced = outer
        guard tellsOfColumns(after: cause) else { return [] }
        var told: [DisplayModeState.ColumnChange] = []
        // A classic split view does not tell its delegate of columns (B-050).
        for entry in columns.all where entry.outer != nil && !isClassic {
            let change = DisplayModeState.ColumnChange(
                column: entry.column, isShown: shows(entry.column, in: new))
            guard change.isShown != shows(entry.column, in: old) else { continue }
            tellDelegate(before: change)
            told.append(change)
        }
        return told
    }

    /// Tells the delegate of the inspector, which no mode shows or hides.
    func announceInspector(
        isShown: Bool, cause: DisplayModeState.Transition.Cause
    ) -> [DisplayModeState.ColumnChange] {
        guard tellsOfColumns(after: cause) else { return [] }
        let change = DisplayModeState.ColumnChange(column: .inspector, isShown: isShown)
        tellDelegate(before: change)
        return [change]
    }

    private func tellsOfColumns(after cause: DisplayModeState.Transition.Cause) -> Bool {
        switch Simulation.active.release.conventions.toldColumns {
        case .everyChange: true
        case .allButOwnRequests: cause != .columnRequest
        }
    }

    /// Tells the delegate of columns that have come or gone (B-171).
    func announceEnd(of changes: [DisplayModeState.ColumnChange]) {
        let told = Simulation.active.release.conventions.toldColumns
        guard told == .allButOwnRequests else { return }
        for change in changes { tellDelegate(after: change) }
    }
}
