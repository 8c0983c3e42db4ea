/// What a split view tells its delegate of a change of modes, before it and at its end.
extension UISplitViewController {
    /// Tells the delegate of the new mode and of the columns that it shows and hides. Since iOS 26
    /// the app's own `show(_:)` and `hide(_:)` tell of no column (B-170). Returns the columns that
    /// are told of.
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
            switch (shows(entry.column, in: old), shows(entry.column, in: new)) {
            case (false, true): tellDelegate(willShow: entry.column)
            case (true, false): tellDelegate(willHide: entry.column)
            default: continue
            }
            told.append(.init(column: entry.column, isShown: shows(entry.column, in: new)))
        }
        return told
    }

    /// Tells the delegate of the inspector, which no mode shows or hides.
    func announceInspector(
        isShown: Bool, cause: DisplayModeState.Transition.Cause
    ) -> [DisplayModeState.ColumnChange] {
        guard tellsOfColumns(after: cause) else { return [] }
        if isShown {
            tellDelegate(willShow: .inspector)
        } else {
            tellDelegate(willHide: .inspector)
        }
        return [.init(column: .inspector, isShown: isShown)]
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
        for change in changes {
            if change.isShown {
                tellDelegate(didShow: change.column)
            } else {
                tellDelegate(didHide: change.column)
            }
        }
    }
}
