import Foundation

/// The display mode: requests, the mode in force, and the transition from one to the other.
extension UISplitViewController {
    var rules: DisplayModeRules { DisplayModeRules(style: style, behavior: splitBehavior) }

    // MARK: - Requests

    func preferredModeDidChange() {
        Simulation.active.noteModeRequest()
        Defect.notePreference(of: self, in: Simulation.active)
        guard splitBehavior != .automatic, isViewLoaded else { return }
        if Defect.dropsPreference(of: self, in: Simulation.active) { return }
        request(preferredMode, animated: UIView.inheritedAnimationDuration > 0)
    }

    func preferredBehaviorDidChange() {
        Simulation.active.noteModeRequest()
        viewIfLoaded?.setNeedsLayout()
    }

    /// The mode that the app's preference gives under the behaviour in force, if there is room for
    /// it (B-011, B-043). Without `presentsWithGesture`, exactly the preferred mode (B-010).
    var preferredMode: DisplayMode {
        guard preferredDisplayMode != .automatic else { return rules.automaticMode }
        let wanted = rules.mode(nearestTo: preferredDisplayMode)
        if isClassic, wanted != preferredDisplayMode {
            Simulation.active.passed(.classicNearestMode)
        }
        guard style == .tripleColumn, presentsWithGesture else { return wanted }
        let size = roomOfSidebars(in: view.bounds.size)
        let room =
            inspectorColumn(in: view.bounds.size)?.room(in: view.bounds.size) ?? view.bounds.size
        let left =
            room.width - widths.primary(in: size) - widths.supplementary(in: size, mode: wanted)
        let mode = rules.mode(preferring: wanted, leavingSecondary: left)
        if mode != wanted { Simulation.active.passed(.twoSidebarsNeedRoom) }
        return mode
    }

    /// The mode that an expand and a new behaviour propose: the preferred one, and on the return
    /// from the background the one before it (B-056).
    var modeOnExpanding: DisplayMode {
        guard let kept = modeState.keptMode(preferred: preferredDisplayMode) else {
            return preferredMode
        }
        Simulation.active.passed(.modeAfterBackground)
        return rules.mode(nearestTo: kept)
    }

    /// Expanded, goes to the closest mode that shows or hides a column; collapsed, goes to a column
    /// to be shown.
    func requestColumn(_ column: Column, isShown: Bool) {
        if column == .inspector, !isClassic { return requestInspector(isShown: isShown) }
        Simulation.active.noteModeRequest()
        guard style != .unspecified else { return }
        if isCollapsed {
            if isShown { goToColumn(column) }
            return
        }
        Simulation.active.noteColumnRequest(
            Simulation.ColumnRequest(split: serialNumber, column: column, isShown: isShown))
        guard
            let mode = rules.mode(closestTo: displayMode, with: column, isShown: isShown)
        else { return }
        Simulation.active.passed(.columnRequest)
        request(mode, animated: true, cause: .columnRequest)
    }

    /// Goes to a mode: at once while the split view is off the screen, else by a transition. In a
    /// collapse a mode changes nothing; the next expand asks for the preferred one (*unverified*).
    func request(
        _ mode: DisplayMode, animated: Bool,
        cause: DisplayModeState.Transition.Cause = .request
    ) {
        // A delegate may ask for the very mode that it is told of (*unverified*).
        guard mode != displayMode, mode != modeState.announced, !isCollapsed else { return }
        if collapseState.isCollapsing { return Simulation.active.passed(.modeWaitsForCollapse) }
        guard appearance == .shown else {
            enterOffScreen(mode)
            viewIfLoaded?.setNeedsLayout()
            return
        }
        endColumnTransitions()
        guard mode != displayMode else { return }
        let coordinator = TransitionCoordinator(
            duration: animated ? AnimationDuration.column : 0)
        let told = changeMode(to: mode, with: coordinator, cause: cause)
        layout.expectPresentation()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        runColumnTransition(coordinator, cause: cause, told: told)
    }

    /// Ends the running change of columns, because another one begins.
    func endColumnTransitions() {
        if modeState.transition != nil { Simulation.active.passed(.changeEndsChange) }
        completeColumnTransition()
        // The app hears of the end, and may have begun another change.
        if modeState.transition != nil { completeColumnTransition() }
    }

    // MARK: - The change itself

    /// Announces the mode, begins the appearance of the columns that it shows and hides, and puts
    /// it in force. The delegate and the columns find the coordinator of the change. Returns the
    /// columns that the delegate was told of.
    private func changeMode(
        to mode: DisplayMode, with coordinator: TransitionCoordinator,
        cause: DisplayModeState.Transition.Cause
    ) -> [DisplayModeState.ColumnChange] {
        Simulation.active.passed(.modeChange)
        Simulation.active.note { $0.modeChanges += 1 }
        runningCoordinator = coordinator
        let told = announceColumns(from: displayMode, to: mode, cause: cause)
        beginAppearance(from: displayMode, to: mode)
        modeState.enter(mode)
        Defect.noteChange(of: self, in: Simulation.active)
        return told
    }

    /// Puts a mode in force while the split view itself appears or disappears, or is off the
    /// screen. Columns whose appearance is under way begin or end it at once, because the end of
    /// the split view's own appearance reaches only the columns that it shows by then.
    private func enterOffScreen(_ mode: DisplayMode) {
        let old = displayMode
        modeState.enter(mode)
        for entry in columns.all {
            guard let outer = entry.outer, outer.isChild(of: self) else { continue }
            switch (shows(entry.column, in: old), shows(entry.column, in: mode)) {
            case (false, true): bringOnScreen(outer)
            case (true, false): endAppearanceOffScreen(of: outer)
            default: break
            }
        }
    }

    /// Ends an appearance that is under way at once.
    func endAppearanceOffScreen(of outer: UIViewController) {
        guard outer.isChangingAppearance else { return }
        if outer.appearanceOnScreen == .appearing {
            outer.beginAppearance(.disappearing, animated: false)
        }
        outer.endAppearance()
    }

    /// Appearance messages go to the columns that really come on screen or leave it (B-007).
    func beginAppearance(from old: DisplayMode, to new: DisplayMode) {
        for entry in columns.all {
            guard let outer = entry.outer, outer.isChild(of: self),
                !Defect.onlyMoves(outer, of: self, in: Simulation.active)
            else { continue }
            switch (shows(entry.column, in: old), shows(entry.column, in: new)) {
            case (false, true):
                outer.beginAppearance(.appearing, animated: true)
                place(outer, in: new)
                outer.announceIsAppearing(animated: true)
            case (true, false): outer.beginAppearance(.disappearing, animated: true)
            default: break
            }
        }
    }

    func runColumnTransition(
        _ coordinator: TransitionCoordinator, cause: DisplayModeState.Transition.Cause,
        told: [DisplayModeState.ColumnChange]
    ) {
        modeState.begin(
            DisplayModeState.Transition(coordinator: coordinator, cause: cause, told: told))
        runningCoordinator = coordinator
        coordinator.run { [self] in
            guard modeState.transition?.coordinator === coordinator else { return }
            completeColumnTransition()
        }
    }

    /// Ends the running change of columns now instead of at its scheduled time.
    func completeColumnTransition() {
        guard let ending = modeState.endTransition() else { return }
        runningCoordinator = nil
        ending.coordinator.finish()
        for entry in columns.all {
            guard let outer = entry.outer, outer.isChild(of: self) else { continue }
            if outer.isChangingAppearance {
                outer.endAppearance()
            }
        }
        announceEnd(of: ending.told)
        if ending.cause == .gesture, !isClassic { tellDelegateThatGestureEnded() }
    }

    // MARK: - Behaviour

    /// Puts the preferred behaviour in force, and a mode that it permits; called by the layout
    /// (B-009).
    func updateBehavior() {
        let behavior = wantedBehavior
        let isFirst = splitBehavior == .automatic
        guard behavior != splitBehavior else { return }
        modeState.adopt(behavior)
        if !isFirst, Defect.leavesMode(of: self, in: Simulation.active) { return }
        let mode =
            isFirst || preferredDisplayMode == .automatic
            ? modeOnExpanding : rules.mode(nearestTo: displayMode)
        guard mode != displayMode else { return }
        if modeState.isTrial { return modeState.enter(mode) }
        if isFirst || appearance != .shown {
            enterOffScreen(mode)
        } else {
            completeColumnTransition()
            let coordinator = TransitionCoordinator(duration: 0)
            let told = changeMode(to: mode, with: coordinator, cause: .request)
            runColumnTransition(coordinator, cause: .request, told: told)
        }
    }

    /// The behaviour that the next layout puts in force.
    var wantedBehavior: SplitBehavior {
        preferredSplitBehavior == .automatic || isClassic
            ? automaticBehavior : preferredSplitBehavior
    }

    /// In landscape two columns tile and three displace. In portrait and in narrow windows sidebars
    /// lie over the secondary (A-114, B-043, *unverified*).
    private var automaticBehavior: SplitBehavior {
        let size = view.bounds.size
        switch style {
        case .unspecified: Simulation.active.passed(.classicAutomatic)
        case .doubleColumn: Simulation.active.passed(.automaticBehavior)
        case .tripleColumn: Simulation.active.passed(.automaticTriple)
        }
        guard size.width > size.height else { return .overlay }
        return style == .tripleColumn ? .displace : .tile
    }
}
