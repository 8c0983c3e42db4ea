import Foundation
internal import Journal

/// User actions on the columns: the edge swipe that brings one in, the drag that pushes one out,
/// and the touch on the dimmed secondary (A-004, A-005, B-032, B-T1).
extension UISplitViewController {
    // MARK: - A touch on the dimmed secondary

    /// Whether a touch beside the sidebars dismisses them.
    @_spi(Simulation) public var canDismissSidebars: Bool {
        !isCollapsed && rules.mode(dismissedFrom: displayMode) != nil
    }

    /// Dismisses the sidebars, where a touch beside them does.
    @_spi(Simulation) public func receiveTouchOnDimmedSecondary() {
        guard !isCollapsed, let mode = rules.mode(dismissedFrom: displayMode) else { return }
        Simulation.active.note(.sidebars(.touchOnSecondary, split: serialNumber), by: .user)
        if isClassic { Simulation.active.passed(.classicGestures) }
        request(mode, animated: true)
    }

    // MARK: - Gestures

    /// Which way a finger moves the outermost sidebar.
    @_spi(Simulation) public enum ColumnGesture: Equatable, Sendable {
        case edgeSwipe, drag
    }

    /// The extent of a gesture.
    @_spi(Simulation) public enum GestureExtent: Equatable, Sendable {
        /// Halfway, and back.
        case cancel
        /// All the way.
        case finish
        /// Past the end, where the column follows with resistance, and then all the way.
        case rubberBand
    }

    /// Whether there is a sidebar that the gesture can move.
    @_spi(Simulation) public func canBegin(_ gesture: ColumnGesture) -> Bool {
        guard !isCollapsed, presentsWithGesture, appearance == .shown else { return false }
        guard modeState.transition == nil else {
            Simulation.active.passed(.noGestureWhileMoving)
            return false
        }
        return target(of: gesture) != nil
    }

    private func target(of gesture: ColumnGesture) -> DisplayModeRules.Step? {
        switch gesture {
        case .edgeSwipe: rules.mode(afterSwipeIn: displayMode)
        case .drag: rules.mode(afterDragIn: displayMode)
        }
    }

    /// Runs a whole gesture. The animation after the finger has left the screen completes on the
    /// clock. Does nothing where the gesture cannot begin.
    @_spi(Simulation) public func perform(_ gesture: ColumnGesture, extent: GestureExtent) {
        guard canBegin(gesture) else { return }
        let simulation = Simulation.active
        let isCancelled = extent == .cancel
        let way: SidebarWay =
            isCancelled ? .cancelledGesture : gesture == .edgeSwipe ? .edgeSwipe : .drag
        simulation.note(.sidebars(way, split: serialNumber), by: .user)
        if isCancelled { simulation.note(.cancelledGesture, by: .user) }
        let named = modeOfDelegate
        let usual = target(of: gesture)
        // The delegate may have begun a change itself.
        guard modeState.transition == nil, let target = named ?? usual?.mode, target != displayMode
        else { return }
        Simulation.active.passed(usual?.reliesOn)
        if !isClassic { tellDelegateThatGestureBegins() }
        let coordinator = TransitionCoordinator(
            duration: AnimationDuration.gestureSettle, isInteractive: true)
        runningCoordinator = coordinator
        let origin = displayMode
        let from = placements(in: view.bounds.size, mode: origin)
        let to = placements(in: view.bounds.size, mode: target)
        let laysOut =
            extent != .cancel || Simulation.active.reading(CancelledDragLaysOut.self) == .yes
        beginAppearance(from: origin, to: target)
        for placement in to where laysOut && placement.column != .secondary {
            setInsets(placement)
        }
        layout.presentationIsPending = true
        beginPresentationIfPending()
        move(from: from, to: to, progress: 0.5)
        var told: [DisplayModeState.ColumnChange] = []
        switch extent {
        case .cancel:
            Simulation.active.passed(.dragResistance)
            Simulation.active.passed(.cancelledSwipeAppears)
            move(from: from, to: to, progress: 0)
            beginAppearance(from: target, to: origin)
        case .rubberBand:
            Simulation.active.passed(.dragResistance)
            let movesFrame = Simulation.active.reading(BeyondTheEnd.self) == .frame
            move(from: from, to: to, progress: movesFrame ? 1.25 : 1)
            told = finish(origin, target)
        case .finish:
            told = finish(origin, target)
        }
        if laysOut { view.setNeedsLayout() }
        view.layoutIfNeeded()
        coordinator.endInteraction(cancelled: extent == .cancel)
        runColumnTransition(coordinator, cause: .gesture, told: told)
    }

    /// Puts the gesture's mode in force. Returns the columns that the delegate is told of.
    private func finish(
        _ origin: DisplayMode, _ target: DisplayMode
    ) -> [DisplayModeState.ColumnChange] {
        let told = announceColumns(from: origin, to: target, cause: .gesture)
        modeState.mode = target
        Defect.noteChange(of: self)
        return told
    }

    /// Puts sidebars between two layouts: at the first for a progress of 0, at the second for 1.
    /// Beyond 1 they follow with resistance, no further than the overhang.
    private func move(
        from: [ColumnLayout.Placement], to: [ColumnLayout.Placement], progress: CGFloat
    ) {
        for (start, end) in zip(from, to) where start.column != .secondary {
            guard let outer = columns[start.column].outer else { continue }
            let distance = end.frame.origin.x - start.frame.origin.x
            // At the fold a shown column has another width than a hidden one.
            var frame = progress > 0 ? end.frame : start.frame
            if progress <= 1 {
                frame.origin.x = start.frame.origin.x + distance * progress
            } else {
                let beyond = min(ColumnLayout.overhang, abs(distance) * (progress - 1) / 2)
                frame.origin.x = end.frame.origin.x + (distance < 0 ? -beyond : beyond)
            }
            outer.view.frame = frame
        }
    }
}
