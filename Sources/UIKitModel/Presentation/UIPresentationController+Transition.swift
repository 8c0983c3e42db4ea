internal import Journal

/// How a presentation comes on screen and leaves it.
extension UIPresentationController {
    /// Who ends a presentation. The delegate is told only of the user's dismissals (B-080).
    enum Cause { case app, user }

    func begin(from presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let presented = presentedReference, phase == .prepared else { return }
        let simulation = Simulation.active
        presented.joinSimulation()
        held = presented
        presented.preparedPresentation = nil
        presented.activePresentation = self
        presenterReference = presenter
        presenter.begunPresentation = self
        joinPresentations()
        simulation.noteContainment()
        phase = .presenting
        self.completion = completion.map { completion in
            let completion = simulation.counting(.presentation, completion)
            return { [unowned self] in
                note(.presentationDidEnd)
                completion()
            }
        }
        adoptStyle(for: simulation.window.sceneTraits)
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: announcedStyle, transitionCoordinator: nil)
        if shownStyle != requestedStyle { substitute = askForSubstitute() }
        note(.presentationWillBegin)
        presentationTransitionWillBegin()
        guard !simulation.isTerminated else { return }
        raiseContainer()
        runTransition(animated: simulation.animates(animated)) { [self] coordinator in
            prepareToShow()
            if hidesPresenter {
                presenter.beginAppearance(.disappearing, animated: coordinator.isAnimated)
                // The presenter may dismiss it at once.
                guard phase == .presenting else { return }
            }
            shown?.beginAppearance(.appearing, animated: coordinator.isAnimated)
            attach()
            shown?.announceIsAppearing(animated: coordinator.isAnimated)
        }
    }

    /// How the content of a presentation that ends leaves the screen.
    enum Leaving { case withTransition, atOnce }

    /// Takes the presentation off the screen, with all presentations that began from it. Only the
    /// topmost content is animated. What lies between leaves at once (B-082).
    func end(animated: Bool, cause: Cause, completion: (() -> Void)?) {
        let animated = Simulation.active.animates(animated)
        var above: [UIPresentationController] = []
        var next = presentedReference?.begunPresentation
        while let presentation = next {
            above.append(presentation)
            next = presentation.presentedReference?.begunPresentation
        }
        let top = above.last { !$0.isInContext } ?? self
        for presentation in above.reversed() {
            let isPart = !presentation.isInContext
            presentation.endAlone(
                animated: animated && isPart, cause: cause, isPart: isPart,
                presentation === top ? .withTransition : .atOnce, completion: nil)
            if !animated || !isPart { presentation.finishTransition() }
        }
        endAlone(
            animated: animated, cause: cause, self === top ? .withTransition : .atOnce,
            completion: completion)
    }

    /// Ends it without those above. Only the lowest part of a chain brings back what it covers.
    private func endAlone(
        animated: Bool, cause: Cause, isPart: Bool = false, _ leaving: Leaving,
        completion: (() -> Void)?
    ) {
        if phase == .presenting { finishTransition() }
        guard phase == .presented else { return }
        if presenter == nil { Simulation.active.passed(.presenterGoes) }
        phase = .dismissing
        let isTold = cause == .user
        let told = isTold ? delegate : nil
        if isTold { tellDelegateOfDismissal() }
        // The delegate of a split view is told that the inspector leaves (*unverified*).
        let inspector =
            isTold ? inspectedSplit?.announceInspector(isShown: false, cause: .gesture) : nil
        let completion = completion.map { Simulation.active.counting(.presentation, $0) }
        self.completion = { [unowned self] in
            note(.dismissalDidEnd)
            if isTold { tellOfEnd(told) }
            if cause == .user { userDidDismiss() }
            if let inspector { inspectedSplit?.announceEnd(of: inspector) }
            completion?()
        }
        note(.dismissalWillBegin)
        dismissalTransitionWillBegin()
        let isSeen = !isInContext || container?.windowReference != nil
        runTransition(animated: animated && isSeen) { [self] coordinator in
            // Where the context is off the screen, or on its way, the content goes with it, and the
            // context stays away.
            let goesWithContext = isInContext && (!isSeen || shown?.appearance == .disappearing)
            // It has not appeared where the presenter has dismissed it at once.
            if leaving == .atOnce {
                shown?.leaveScreen()
            } else if shown?.isAppearingOrShown == true {
                shown?.beginAppearance(.disappearing, animated: coordinator.isAnimated)
            }
            if goesWithContext || isPart {
                hidesPresenter = false
            } else if hidesPresenter {
                bringPresenterBack(animated: coordinator.isAnimated)
            }
        }
    }

    private func runTransition(
        animated: Bool, _ start: (TransitionCoordinator) -> Void
    ) {
        let coordinator = TransitionCoordinator(
            duration: animated ? AnimationDuration.presentation : 0)
        let number = countTransition()
        // Another controller may be shown by the end.
        let moved = shown
        moved?.runningCoordinator = coordinator
        start(coordinator)
        coordinator.run { [self] in
            if moved?.runningCoordinator === coordinator { moved?.runningCoordinator = nil }
            if transitionCount == number { finishTransition() }
        }
    }

    /// Ends the running transition now instead of at its scheduled time.
    func finishTransition() {
        // The handlers may release the presenter, and present from it anew.
        let presenter = presenter
        defer { withExtendedLifetime(presenter) {} }
        countTransition()
        guard phase == .presenting || phase == .dismissing else { return }
        // The app may dismiss it as it appears, with a completion handler for that.
        let completion = completion
        self.completion = nil
        switch phase {
        case .presenting:
            isTellingOfBegin = true
            phase = .presented
            if shown?.appearance == .appearing { shown?.endAppearance() }
            if hidesPresenter { takePresenterAway() }
            isTellingOfBegin = false
            presentationTransitionDidEnd(true)
        case .dismissing:
            if let above = presentedReference?.begunPresentation, above.phase == .dismissing {
                above.finishTransition()
            }
            shown?.viewIfLoaded?.removeFromSuperview()
            if presenter?.appearance == .appearing { presenter?.endAppearance() }
            if shown?.appearance == .disappearing { shown?.endAppearance() }
            leave()
            dismissalTransitionDidEnd(true)
        case .prepared, .presented, .over: break
        }
        completion?()
        if phase == .over { presenterReference = nil }
    }

    func leave() {
        phase = .over
        let simulation = Simulation.active
        simulation.presentations.remove(self)
        simulation.noteContainment()
        container?.removeFromSuperview()
        presenterReference?.rareSettings?.presentationAside = nil
        presenterReference?.begunPresentation = nil
        presentedReference?.activePresentation = nil
        substitute?.activePresentation = nil
        substitute = nil
    }

    // MARK: - The views

    /// A full-screen presentation removes the view that it covers, unless it began inside a popover
    /// or a sheet (B-082).
    func takePresenterAway() {
        if !isInContext { presenter?.viewIfLoaded?.removeFromSuperview() }
        if presenter?.appearance == .disappearing { presenter?.endAppearance() }
    }

    func bringPresenterBack(animated: Bool) {
        hidesPresenter = false
        guard let presenter else { return }
        presenter.beginAppearance(.appearing, animated: animated)
        if isInContext {
            // The context's view has stayed where it was.
        } else if let below = presenter.activePresentation {
            below.attach()
        } else {
            Simulation.active.window.bringBackRoot()
        }
        presenter.announceIsAppearing(animated: animated)
    }
}

extension UIViewController {
    /// Takes the view out of the window, without animation.
    func leaveScreen() {
        if isAppearingOrShown { beginAppearance(.disappearing, animated: false) }
        viewIfLoaded?.removeFromSuperview()
        if appearanceOnScreen == .disappearing { endAppearance() }
    }
}
