import Foundation

/// The display mode: what is asked for, what is in force, and the way from one to the other.
extension UISplitViewController {
    /// A change of columns that has begun and not ended.
    @MainActor struct ColumnTransition {
        let coordinator: TransitionCoordinator
        let isGesture: Bool
    }

    var rules: DisplayModeRules { DisplayModeRules(style: style, behavior: currentBehavior) }

    // MARK: - Requests

    func preferredModeDidChange() {
        guard currentBehavior != .automatic, isViewLoaded else { return }
        request(preferredMode, animated: UIView.inheritedAnimationDuration > 0)
    }

    /// The mode that the app's preference gives under the behaviour in force (B-011, B-043), where
    /// there is room for it; without `presentsWithGesture` strictly what was asked (B-010).
    var preferredMode: DisplayMode {
        guard preferredDisplayMode != .automatic else { return rules.automaticMode }
        let wanted = rules.mode(nearestTo: preferredDisplayMode)
        guard style == .tripleColumn, presentsWithGesture else { return wanted }
        let size = view.bounds.size
        let left =
            size.width - widthOfPrimary(in: size) - widthOfSupplementary(in: size, mode: wanted)
        return rules.mode(preferring: wanted, leavingSecondary: left)
    }

    func requestColumn(_ column: Column, isShown: Bool) {
        guard style != .unspecified else { return }
        if isCollapsed {
            if isShown { goToColumn(column) }
            return
        }
        guard
            let mode = rules.mode(closestTo: currentMode, with: column, shown: isShown)
        else { return }
        request(mode, animated: true)
    }

    func request(_ mode: DisplayMode, animated: Bool) {
        guard mode != currentMode, !isCollapsed else { return }
        guard appearance == .shown else {
            currentMode = mode
            return
        }
        completeColumnTransition()
        changeMode(to: mode)
        presentationIsPending = true
        view.setNeedsLayout()
        view.layoutIfNeeded()
        runColumnTransition(
            TransitionCoordinator(duration: animated ? AnimationDuration.column : 0),
            isGesture: false)
    }

    // MARK: - The change itself

    /// Announces the mode, begins the appearance of what it shows and hides, and puts it in force.
    func changeMode(to mode: DisplayMode) {
        announceColumns(from: currentMode, to: mode)
        beginAppearance(from: currentMode, to: mode)
        currentMode = mode
    }

    func announceColumns(from old: DisplayMode, to new: DisplayMode) {
        guard let delegate else { return }
        delegate.splitViewController(self, willChangeTo: new)
        // Columns are not told of in the classic style (B-050).
        for entry in columns where entry.outer != nil && !isClassic {
            switch (shows(entry.column, in: old), shows(entry.column, in: new)) {
            case (false, true): delegate.splitViewController(self, willShow: entry.column)
            case (true, false): delegate.splitViewController(self, willHide: entry.column)
            default: break
            }
        }
    }

    /// Appearance messages go to the columns that really come on screen or leave it (B-007).
    func beginAppearance(from old: DisplayMode, to new: DisplayMode) {
        for entry in columns {
            guard let outer = entry.outer, outer.parent === self else { continue }
            switch (shows(entry.column, in: old), shows(entry.column, in: new)) {
            case (false, true):
                outer.beginAppearance(.appearing, animated: true)
                outer.announceIsAppearing(animated: true)
            case (true, false): outer.beginAppearance(.disappearing, animated: true)
            default: break
            }
        }
    }

    func runColumnTransition(_ coordinator: TransitionCoordinator, isGesture: Bool) {
        columnTransition = ColumnTransition(coordinator: coordinator, isGesture: isGesture)
        runningCoordinator = coordinator
        coordinator.run { [self] in
            guard columnTransition?.coordinator === coordinator else { return }
            completeColumnTransition()
        }
    }

    /// Ends the running change of columns now, as its clock would have.
    func completeColumnTransition() {
        guard let ending = columnTransition else { return }
        columnTransition = nil
        runningCoordinator = nil
        ending.coordinator.finish()
        for entry in columns {
            guard let outer = entry.outer, outer.parent === self else { continue }
            if outer.appearance == .appearing || outer.appearance == .disappearing {
                outer.endAppearance()
            }
        }
        if ending.isGesture, !isClassic {
            delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
        }
    }

    // MARK: - Behaviour

    /// Puts the preferred behaviour in force, and a mode that it permits; called by the layout
    /// (B-009).
    func updateBehavior() {
        let behavior = wantedBehavior
        let isFirst = currentBehavior == .automatic
        guard behavior != currentBehavior else { return }
        currentBehavior = behavior
        let mode =
            isFirst || preferredDisplayMode == .automatic
            ? preferredMode : rules.mode(nearestTo: currentMode)
        guard mode != currentMode else { return }
        if isFirst || appearance != .shown {
            currentMode = mode
        } else {
            completeColumnTransition()
            changeMode(to: mode)
            runColumnTransition(TransitionCoordinator(duration: 0), isGesture: false)
        }
    }

    /// The behaviour that the next layout puts in force.
    var wantedBehavior: SplitBehavior {
        preferredSplitBehavior == .automatic || isClassic
            ? automaticBehavior : preferredSplitBehavior
    }

    /// Landscape tiles, or with three columns displaces; portrait and narrow windows lay sidebars
    /// over the secondary (A-114, B-043, *unverified*).
    private var automaticBehavior: SplitBehavior {
        let size = view.bounds.size
        guard size.width > size.height else { return .overlay }
        return style == .tripleColumn ? .displace : .tile
    }

    // MARK: - A finger on the dimmed secondary

    /// Whether a touch beside the sidebars dismisses them.
    @_spi(Simulation) public var canDismissSidebars: Bool {
        !isCollapsed && rules.mode(dismissedFrom: currentMode) != nil
    }

    @_spi(Simulation) public func receiveTouchOnDimmedSecondary() {
        guard !isCollapsed, let mode = rules.mode(dismissedFrom: currentMode) else { return }
        request(mode, animated: true)
    }
}
