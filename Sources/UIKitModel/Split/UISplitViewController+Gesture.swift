import Foundation

/// Columns under a finger: the edge swipe that brings one in and the drag that pushes one out
/// (A-004, A-005, B-032).
extension UISplitViewController {
    /// Which way a finger moves the outermost sidebar.
    @_spi(Simulation) public enum ColumnGesture: Equatable, Sendable {
        case edgeSwipe, drag
    }

    /// How far a finger goes.
    @_spi(Simulation) public enum GestureExtent: Equatable, Sendable {
        /// Halfway, and back.
        case cancel
        /// All the way.
        case finish
        /// Past the end, where the column follows with resistance, and all the way.
        case rubberBand
        /// On through every mode there is that way (B-032).
        case through
    }

    @_spi(Simulation) public func canBegin(_ gesture: ColumnGesture) -> Bool {
        guard !isCollapsed, presentsWithGesture, appearance == .shown, columnTransition == nil
        else { return false }
        return target(of: gesture) != nil
    }

    private func target(of gesture: ColumnGesture) -> DisplayMode? {
        target(of: gesture, from: currentMode)
    }

    private func target(of gesture: ColumnGesture, from mode: DisplayMode) -> DisplayMode? {
        switch gesture {
        case .edgeSwipe: rules.mode(afterSwipeIn: mode)
        case .drag: rules.mode(afterDragIn: mode)
        }
    }

    /// The last mode that a finger comes to, which has two sidebars at most to move.
    private func lastTarget(of gesture: ColumnGesture, from first: DisplayMode) -> DisplayMode {
        target(of: gesture, from: first) ?? first
    }

    /// Runs a whole gesture; what is left to animate when the finger leaves the screen completes on
    /// the clock.
    @_spi(Simulation) public func perform(_ gesture: ColumnGesture, extent: GestureExtent) {
        guard canBegin(gesture), let first = target(of: gesture) else { return }
        let target = extent == .through ? lastTarget(of: gesture, from: first) : first
        if !isClassic { delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self) }
        let coordinator = TransitionCoordinator(
            duration: AnimationDuration.gestureSettle, isInteractive: true)
        runningCoordinator = coordinator
        let origin = currentMode
        let from = placements(in: view.bounds.size, mode: origin)
        let to = placements(in: view.bounds.size, mode: target)
        beginAppearance(from: origin, to: target)
        for placement in to where placement.column != .secondary { setInsets(placement) }
        presentationIsPending = true
        beginPresentationIfPending()
        move(from: from, to: to, progress: 0.5)
        switch extent {
        case .cancel:
            move(from: from, to: to, progress: 0)
            beginAppearance(from: target, to: origin)
        case .rubberBand:
            move(from: from, to: to, progress: 1.25)
            finish(origin, target)
        case .finish, .through:
            finish(origin, target)
        }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        coordinator.endInteraction(cancelled: extent == .cancel)
        runColumnTransition(coordinator, isGesture: true)
    }

    private func finish(_ origin: DisplayMode, _ target: DisplayMode) {
        announceColumns(from: origin, to: target)
        currentMode = target
    }

    /// Puts sidebars between two layouts; past the second they follow a finger with resistance, no
    /// further than the overhang.
    private func move(
        from: [ColumnLayout.Placement], to: [ColumnLayout.Placement], progress: CGFloat
    ) {
        for (start, end) in zip(from, to) where start.column != .secondary {
            guard let outer = columns[start.column.rawValue].outer else { continue }
            let distance = end.frame.origin.x - start.frame.origin.x
            var frame = end.frame
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
