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
        modeState.adopt(wantedBehavior)
        request(preferredMode, animated: UIView.inheritedAnimationDuration > 0)
    }

    func preferredBehaviorDidChange() {
        Simulation.active.noteModeRequest()
        viewIfLoaded?.setNeedsLayout()
    }

    /// The mode that the app's preference gives under the behaviour in force (B-011, B-043).
    var preferredMode: DisplayMode {
        guard preferredDisplayMode != .automatic else { return rules.automaticMode }
        let wanted = rules.mode(nearestTo: preferredDisplayMode)
        if isClassic, wanted != preferredDisplayMode {
            Simulation.active.passed(.classicNearestMode)
        }
        // Two sidebars that lack the room to stand beside the secondary do not displace it.
        guard wanted == .twoDisplaceSecondary, preferredDisplayMode == .twoBesideSecondary,
            preferredSplitBehavior != .displace
        else { return wanted }
        return .oneBesideSecondary
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
    /// in the stack, or pops it.
    func requestColumn(_ column: Column, isShown: Bool) {
        if column == .inspector, !isClassic { return requestInspector(isShown: isShown) }
        Simulation.active.noteModeRequest()
        guard style != .unspecified else { return }
        if isCollapsed { return isShown ? goToColumn(column) : leaveColumn(column) }
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

    /// Puts the wanted behaviour in force, and a mode that it permits; called by the layout (B-009).
    func updateBehavior() {
        let isFirst = splitBehavior == .automatic
        if !isFirst, keepsBehavior { return }
        let behavior = wantedBehavior
        guard behavior != splitBehavior else { return }
        let isAsPreferred = !isFirst && displayMode == preferredMode
        modeState.adopt(behavior)
        if !isFirst, Defect.leavesMode(of: self, in: Simulation.active) { return }
        let mode = isFirst ? modeOnExpanding : modeUnderNewBehavior(isAsPreferred: isAsPreferred)
        guard mode != displayMode else { return }
        if isFirst || appearance != .shown {
            enterOffScreen(mode)
        } else {
            completeColumnTransition()
            let coordinator = TransitionCoordinator(duration: 0)
            let told = changeMode(to: mode, with: coordinator, cause: .request)
            runColumnTransition(coordinator, cause: .request, told: told)
        }
    }

    /// The mode that a change of the behaviour in force leads to.
    ///
    /// What the app prefers stays in force where it was, and the automatic mode where the window's
    /// shape decides. By room, no sidebar comes that nobody has asked for (D-003, D-006).
    private func modeUnderNewBehavior(isAsPreferred: Bool) -> DisplayMode {
        if modeState.keptMode(preferred: preferredDisplayMode) != nil { return modeOnExpanding }
        if preferredDisplayMode == .automatic ? !goesByRoom : isAsPreferred { return preferredMode }
        return rules.mode(keeping: displayMode)
    }

    /// Whether the automatic behaviour goes by room and not by the window's shape. Apple speaks of
    /// the double- and triple-column styles (D-006).
    private var goesByRoom: Bool {
        !isClassic && Simulation.active.release.conventions.columnsGoByRoom
    }

    /// Whether a sidebar lies over the secondary or displaces it, and goes on to do so, however much
    /// room there is, until someone dismisses it (D-005).
    private var keepsBehavior: Bool {
        goesByRoom && preferredSplitBehavior == .automatic && preferredDisplayMode == .automatic
            && displayMode.arrangement != .beside
    }

    /// The behaviour that the next layout puts in force.
    ///
    /// The automatic one is one that permits the preferred mode: one sidebar beside the secondary
    /// means side by side, in portrait too (D-001). Two sidebars that the app wants beside the
    /// secondary displace it where they lack the room (B-010), unless `presentsWithGesture` is
    /// false.
    var wantedBehavior: SplitBehavior {
        let room = columnRoom
        guard !isClassic else {
            Simulation.active.passed(.classicAutomatic)
            return room.behaviorByShape
        }
        let wanted =
            preferredSplitBehavior == .automatic
            ? automaticBehavior(in: room) : preferredSplitBehavior
        guard wanted == .tile, style == .tripleColumn, presentsWithGesture,
            room.besideAll < ColumnRoom.leastSecondary
        else { return wanted }
        Simulation.active.passed(.twoSidebarsNeedRoom)
        return .displace
    }

    private func automaticBehavior(in room: ColumnRoom) -> SplitBehavior {
        if goesByRoom {
            Simulation.active.passed(.roomOfSecondary)
        } else if style == .tripleColumn {
            Simulation.active.passed(.automaticTriple)
        }
        let own = goesByRoom ? room.behaviorByRoom : room.behaviorByShape
        guard let preferred = preferredDisplayMode.behavior,
            !DisplayModeRules(style: style, behavior: own).permitted.contains(preferredDisplayMode)
        else { return own }
        return preferred
    }

    private var columnRoom: ColumnRoom {
        let size = roomOfSidebars(in: view.bounds.size)
        return ColumnRoom(
            size: size, primary: widths.primary(in: size),
            supplementary: style == .tripleColumn
                ? widths.supplementary(in: size, mode: .twoBesideSecondary) : nil)
    }
}
