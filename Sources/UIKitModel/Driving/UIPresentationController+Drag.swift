/// Dragging a sheet down (B-080, B-090).
extension Simulation {
    /// Whether a finger can drag the front presentation down: it is a sheet at rest, of iOS 13 or later,
    /// and does not fill the window.
    public var canDragSheet: Bool {
        guard let front = frontPresentation, front.phase == .presented else { return false }
        return front.isShownAsSheet(in: self)
    }

    /// Drags the sheet in front down. All the way, that ends it, unless the app objects; halfway and
    /// back, it leaves all as it was.
    public func dragSheet(_ end: GestureEnd) {
        guard canDragSheet, let front = frontPresentation else { return }
        perform {
            passed(.sheetDrag)
            switch end {
            case .finish: front.endByTouch(isAllowed: front.userMayDismiss)
            case .cancel: if front.userMayDismiss { front.turnDragBack() }
            }
        }
    }
}

extension UIPresentationController {
    /// Whether it is on screen as a sheet that a finger can move. Where the height is compact, a sheet
    /// fills the window and stays.
    fileprivate func isShownAsSheet(in simulation: Simulation) -> Bool {
        guard shownStyle == .pageSheet || shownStyle == .formSheet else { return false }
        return simulation.release.conventions.presentation.letsSheetsBeDragged
            && simulation.storedWindow.sceneTraits.verticalSizeClass != .compact
    }

    /// Whether a touch of the user may dismiss it: the delegate is asked where the controller is not
    /// modal.
    var userMayDismiss: Bool {
        shown?.isModalInPresentation != true && delegateAllowsDismissal
    }

    /// Ends the presentation by a touch of the user, or tells the delegate of the attempt.
    func endByTouch(isAllowed: Bool) {
        guard phase == .presented else { return }
        guard isAllowed else {
            tellDelegateOfAttempt()
            return
        }
        endOnRequest(animated: true, cause: .user, completion: nil)
    }

    /// The finger drags the sheet halfway, and back. The content disappears and appears again, and
    /// nobody is told of an end (*unverified*). Until the finger lets go, the controller counts as being
    /// dismissed.
    fileprivate func turnDragBack() {
        guard phase == .presented, let shown else { return }
        Simulation.active.passed(.cancelledSheetDrag)
        let coordinator = TransitionCoordinator(
            duration: AnimationDuration.gestureSettle, isInteractive: true)
        let number = progress.numberTransition()
        shown.runningCoordinator = coordinator
        tellDelegateOfDismissal()
        // The app may dismiss it meanwhile.
        guard progress.isCurrent(number) else { return }
        isDraggedDown = true
        shown.beginAppearance(.disappearing, animated: true)
        coordinator.runAlongside()
        coordinator.endInteraction(cancelled: true)
        isDraggedDown = false
        guard progress.isCurrent(number) else { return }
        shown.beginAppearance(.appearing, animated: true)
        shown.announceIsAppearing(animated: true)
        coordinator.run { [self] in
            if shown.runningCoordinator === coordinator { shown.runningCoordinator = nil }
            if progress.isCurrent(number), shown.appearance == .appearing { shown.endAppearance() }
        }
    }
}
