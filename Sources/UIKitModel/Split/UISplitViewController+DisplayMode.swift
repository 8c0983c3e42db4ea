import Foundation
internal import Journal

/// The display mode: requests, the mode in force, and the transition from one to the other.
extension UISplitViewController {
    var rules: DisplayModeRules { DisplayModeRules(style: style, behavior: splitBehavior) }

    // MARK: - Requests

    func preferredModeDidChange() {
        Simulation.active.note(
            .preferredDisplayMode(preferredDisplayMode.rawValue, split: serialNumber))
        Defect.notePreference(of: self)
        guard splitBehavior != .automatic, isViewLoaded else { return }
        if Defect.dropsPreference(of: self) { return }
        modeState.behavior = wantedBehavior
        request(preferredMode, animated: UIView.inheritedAnimationDuration > 0)
    }

    func preferredBehaviorDidChange() {
        Simulation.active.note(
            .preferredSplitBehavior(preferredSplitBehavior.rawValue, split: serialNumber))
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
        let isCramped =
            wanted == .twoDisplaceSecondary
            && (preferredSplitBehavior == .tile
                || preferredDisplayMode == .twoBesideSecondary && automaticBehavior == .tile)
        return isCramped ? .oneBesideSecondary : wanted
    }

    /// What was in force before the background, where the return brings it back (B-056).
    private var modeToReturn: DisplayModeState.Kept? {
        guard let kept = modeState.kept(preferring: preferredDisplayMode),
            Simulation.active.returnsToModeBeforeBackground
        else { return nil }
        return kept
    }

    /// The behaviour that an expand puts in force.
    var behaviorOnExpanding: SplitBehavior { modeToReturn?.behavior ?? wantedBehavior }

    /// The mode that an expand and a new behaviour propose: the preferred one, and on the return
    /// from the background the one before it (B-056).
    var modeOnExpanding: DisplayMode {
        if let kept = modeToReturn { return rules.mode(nearestTo: kept.mode) }
        return collapseState.keepsSidebarsHidden && isLeftToTheSystem
            ? .secondaryOnly : preferredMode
    }

    /// Remembers for the next expand that the sidebars are hidden. On the return from the
    /// background, what was in force before comes anyway.
    func noteHiddenSidebars() {
        guard displayMode == .secondaryOnly, isLeftToTheSystem,
            modeState.kept(preferring: preferredDisplayMode) == nil, goesByRoom,
            Simulation.active.reading(ModeOnExpand.self) == .staysHidden
        else { return }
        collapseState.keepsSidebarsHidden = true
    }

    /// Expanded, goes to the closest mode that shows or hides a column; collapsed, goes to the
    /// column in the stack, or pops it.
    func requestColumn(_ column: Column, isShown: Bool) {
        if column == .inspector, !isClassic { return requestInspector(isShown: isShown) }
        guard style != .unspecified else { return }
        Simulation.active.note(.column(column.rawValue, isShown: isShown, split: serialNumber))
        if hasCollapsed { return isShown ? goToColumn(column) : popColumn(column) }
        guard let mode = rules.mode(closestTo: displayMode, with: column, isShown: isShown),
            column != .secondary || mode == displayMode
                || Simulation.active.reading(ShowSecondaryExpanded.self) != .isIgnored
        else { return }
        request(mode, animated: true, cause: .columnRequest)
    }

    /// Goes to a mode: at once while the split view is off the screen, else by a transition. In a
    /// collapse a mode changes nothing; the next expand asks for the preferred one (*unverified*).
    func request(
        _ mode: DisplayMode, animated: Bool,
        cause: DisplayModeState.Transition.Cause = .request
    ) {
        // A delegate may ask for the very mode that it is told of (*unverified*).
        guard mode != displayMode, mode != modeState.announced, !hasCollapsed else { return }
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
        layout.presentationIsPending = true
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
        runningCoordinator = coordinator
        let told = announceColumns(from: displayMode, to: mode, cause: cause)
        beginAppearance(from: displayMode, to: mode)
        modeState.mode = mode
        Defect.noteChange(of: self)
        return told
    }

    /// Puts a mode in force while the split view itself appears or disappears, or is off the
    /// screen. Columns whose appearance is under way begin or end it at once, because the end of
    /// the split view's own appearance reaches only the columns that it shows by then.
    private func enterOffScreen(_ mode: DisplayMode) {
        let old = displayMode
        modeState.mode = mode
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
                !Defect.onlyMoves(outer, of: self)
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
        modeState.transition = DisplayModeState.Transition(
            coordinator: coordinator, cause: cause, told: told)
        runningCoordinator = coordinator
        coordinator.run { [self] in
            guard modeState.transition?.coordinator === coordinator else { return }
            completeColumnTransition()
        }
    }

    /// Ends the running change of columns now instead of at its scheduled time.
    func completeColumnTransition() {
        guard let ending = modeState.transition.take() else { return }
        runningCoordinator = nil
        ending.coordinator.finish()
        for entry in columns.all {
            guard let outer = entry.outer, outer.isChild(of: self), outer.isChangingAppearance
            else { continue }
            outer.endAppearance()
        }
        announceEnd(of: ending.told)
        if ending.cause == .gesture, !isClassic { tellDelegateThatGestureEnded() }
    }

    // MARK: - Behaviour

    /// Puts the wanted behaviour in force, and a mode that it permits, in each layout (B-009).
    func updateBehavior() {
        let isFirst = splitBehavior == .automatic
        let behavior = isFirst ? wantedBehavior : behaviorKeepingSidebars(wantedBehavior)
        guard behavior != splitBehavior else { return }
        let wasPreferred = !isFirst && displayMode == preferredMode
        modeState.behavior = behavior
        let mode = isFirst ? modeOnExpanding : modeUnderNewBehavior(wasPreferred: wasPreferred)
        guard mode != displayMode else { return }
        if modeState.isTrial {
            modeState.mode = mode
        } else if isFirst || appearance != .shown {
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
    /// By room, no sidebar comes that nobody has asked for (D-003). A preferred mode that was in
    /// force stays in force, and so does the automatic one where the window's shape decides.
    private func modeUnderNewBehavior(wasPreferred: Bool) -> DisplayMode {
        if modeToReturn != nil { return modeOnExpanding }
        if !goesByRoom, preferredDisplayMode == .automatic { return preferredMode }
        if !isLeftToTheSystem, wasPreferred { return preferredMode }
        return goesByRoom ? rules.mode(keeping: displayMode) : rules.mode(nearestTo: displayMode)
    }

    /// The wanted behaviour, unless a sidebar lies over the secondary or displaces it: by room it
    /// goes on to do so until someone dismisses it, also in a window that has grown (D-005).
    private func behaviorKeepingSidebars(_ wanted: SplitBehavior) -> SplitBehavior {
        guard isLeftToTheSystem, wanted != .overlay else { return wanted }
        let kept = modeToReturn
        guard (kept?.mode ?? displayMode).arrangement != .beside, goesByRoom else { return wanted }
        return kept?.behavior ?? splitBehavior
    }

    /// Whether the app prefers neither a mode nor a behaviour.
    package var isLeftToTheSystem: Bool {
        preferredSplitBehavior == .automatic && preferredDisplayMode == .automatic
    }

    /// Whether the automatic behaviour goes by room.
    var goesByRoom: Bool {
        certainlyGoesByRoom ?? (Simulation.active.reading(AutomaticMode.self) == .everywhere)
    }

    /// Whether it goes by room; `nil` where no source tells. Apple says so of column styles alone
    /// (D-006).
    package var certainlyGoesByRoom: Bool? {
        let simulation = Simulation.active
        let conventions = simulation.release.conventions
        guard !isClassic, conventions.columnsGoByRoom else { return false }
        return conventions.freeWindows.areContinuous || simulation.scene.window.isFree ? true : nil
    }

    /// The behaviour that the next layout puts in force.
    ///
    /// Three columns that lack the room to stand side by side displace the secondary, unless the
    /// app insists on them (B-010).
    var wantedBehavior: SplitBehavior {
        let wanted =
            preferredSplitBehavior == .automatic || isClassic
            ? automaticBehavior : preferredSplitBehavior
        guard wanted == .tile, style == .tripleColumn,
            presentsWithGesture || preferredDisplayMode != .twoBesideSecondary,
            !columnRoom.fitsTwo
        else { return wanted }
        Simulation.active.passed(.twoSidebarsNeedRoom)
        return .displace
    }

    /// By room (D-002), or by the window's shape: in landscape two columns tile and three displace.
    /// In portrait and in narrow windows sidebars lie over the secondary (B-043, D-049, D-050).
    ///
    /// Where the app prefers one sidebar beside the secondary, none lies over it (D-001).
    private var automaticBehavior: SplitBehavior {
        let behavior: SplitBehavior
        if goesByRoom {
            behavior = columnRoom.behavior(
                leaving: Simulation.active.reading(RoomBesideSidebars.self))
        } else {
            if style == .tripleColumn { Simulation.active.passed(.automaticTriple) }
            let size = view.bounds.size
            let isLandscape = size.width > size.height
            behavior = isLandscape ? (style == .tripleColumn ? .displace : .tile) : .overlay
        }
        if isClassic { return behavior }
        let preferred = preferredDisplayMode
        if preferred == .oneBesideSecondary { return behavior == .overlay ? .tile : behavior }
        let other = preferred.arrangement.behavior
        func permits(_ behavior: SplitBehavior) -> Bool {
            DisplayModeRules(style: style, behavior: behavior).permitted.contains(preferred)
        }
        guard preferred != .automatic, !permits(behavior), permits(other) else { return behavior }
        return Simulation.active.reading(BehaviorDecides.self) == .behavior ? behavior : other
    }

    /// An inspector changes no mode (B-195).
    private var columnRoom: ColumnRoom {
        let size = view.bounds.size
        return ColumnRoom(
            whole: size.width, primary: widths.primary(in: size).points,
            supplementary: style == .tripleColumn
                ? widths.supplementary(in: size, mode: .twoBesideSecondary).points : nil,
            leastSecondary: widths.secondary.minimum)
    }
}
