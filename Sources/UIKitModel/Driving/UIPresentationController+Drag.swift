internal import Journal

/// Dragging a sheet (B-080, B-090, B-192).
extension Simulation {
    /// Whether a finger can drag the front presentation down: it is a sheet at rest, of iOS 13 or
    /// later, and does not fill the window, as a sheet does where the height is compact.
    public var canDragSheet: Bool {
        guard let front = frontPresentation, front.phase == .presented else { return false }
        return front.isShownAsSheet && release.conventions.presentation.letsSheetsBeDragged
            && (window.sceneTraits.verticalSizeClass != .compact
                || front.sheet?.prefersEdgeAttachedInCompactHeight == true)
    }

    /// Whether a drag down ends the sheet in front, unless the app objects: it has no lower height.
    public var dragEndsSheet: Bool { frontPresentation?.sheet?.nextDetent(.down) == nil }

    /// Whether a finger can drag the sheet in front up: it has a higher height (B-192).
    public var canRaiseSheet: Bool {
        canDragSheet && frontPresentation?.sheet?.nextDetent(.up) != nil
    }

    /// Drags the sheet in front up to its next height.
    public func raiseSheet() {
        guard canDragSheet, let sheet = frontPresentation?.sheet,
            let higher = sheet.nextDetent(.up)
        else { return }
        perform { sheet.userSelects(higher) }
    }

    /// Drags the sheet in front down, to its next height. From the lowest one, all the way ends it,
    /// unless the app objects; halfway and back leaves all as it was.
    public func dragSheet(_ end: GestureEnd) {
        guard canDragSheet, let front = frontPresentation else { return }
        perform {
            if end == .cancel { note(.cancelledGesture, by: .user) }
            if let lower = front.sheet?.nextDetent(.down) {
                if end == .finish { front.sheet?.userSelects(lower) }
                return
            }
            note(.dismissal(of: front.presentedViewController.serialNumber), by: .user)
            switch end {
            case .finish: front.endByTouch(isAllowed: front.userMayDismiss)
            case .cancel: if front.userMayDismiss { front.turnDragBack() }
            }
        }
    }
}

extension UIViewController {
    /// Whether this controller is modal in its presentation, or a page in it that is on screen, as
    /// in Apple's sample of a sheet with a navigation controller (B-080, B-090).
    package var keepsPresentation: Bool {
        var isKept = isModalInPresentation
        forEachSharingAppearance { isKept = isKept || $0.keepsPresentation }
        return isKept
    }
}

extension UIPresentationController {
    /// Whether a touch may dismiss it: the delegate is asked if no controller on screen is modal.
    var userMayDismiss: Bool {
        shown?.keepsPresentation != true && delegateAllowsDismissal
    }

    /// Ends the presentation by a touch of the user, or tells the delegate of the attempt.
    func endByTouch(isAllowed: Bool) {
        guard phase == .presented else { return }
        guard isAllowed else {
            tellDelegateOfAttempt()
            return
        }
        end(animated: true, cause: .user, completion: nil)
    }

    /// The finger drags the sheet halfway, and back. The content disappears and appears again, and
    /// nobody is told of an end (*unverified*). Until the finger lets go, the controller counts as
    /// being dismissed.
    fileprivate func turnDragBack() {
        guard phase == .presented, let shown else { return }
        Simulation.active.passed(.cancelledSheetDrag)
        let coordinator = TransitionCoordinator(
            duration: AnimationDuration.gestureSettle, isInteractive: true)
        let number = countTransition()
        shown.runningCoordinator = coordinator
        tellDelegateOfDismissal()
        // The app may dismiss it meanwhile.
        guard transitionCount == number else { return }
        isDraggedDown = true
        shown.beginAppearance(.disappearing, animated: true)
        coordinator.runAlongside()
        coordinator.endInteraction(cancelled: true)
        isDraggedDown = false
        guard transitionCount == number else { return }
        shown.beginAppearance(.appearing, animated: true)
        shown.announceIsAppearing(animated: true)
        coordinator.run { [self] in
            if shown.runningCoordinator === coordinator { shown.runningCoordinator = nil }
            if transitionCount == number, shown.appearance == .appearing { shown.endAppearance() }
        }
    }
}
