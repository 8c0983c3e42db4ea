import Foundation

/// How a presentation follows its window: it announces the change, adapts its style, and lays out.
extension UIPresentationController {
    func sceneWillChange(
        to traits: UITraitCollection, size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard phase != .over, phase != .prepared, let shown else { return }
        willTransition(to: traits, with: coordinator)
        viewWillTransition(to: size, with: coordinator)
        let adapted = wantedStyle(for: traits)
        let pendingStyle = adapted == .none ? requestedStyle : adapted
        style.expect(pendingStyle)
        if pendingStyle != shownStyle {
            delegate?.presentationController(
                self, willPresentWithAdaptiveStyle: adapted, transitionCoordinator: coordinator)
        }
        let own = self.traits(in: traits, for: pendingStyle)
        if !own.hasSameTraits(as: shown.storedTraits) {
            shown.tell(own, with: coordinator)
        }
        if pendingStyle == .fullScreen || pendingStyle == .overFullScreen,
            let view = shown.viewIfLoaded, !view.storedFrame.size.isSame(as: size)
        {
            shown.tell(size, with: coordinator)
        }
    }

    func sceneDidChange(to traits: UITraitCollection) {
        guard phase != .over, phase != .prepared else { return }
        if phase != .dismissing, style.pending != shownStyle {
            // A presentation that is under way ends before its style changes.
            if phase == .presenting { finishTransition() }
            change(to: style.pending)
        } else if phase == .presenting || phase == .presented {
            coverPresenterAnew()
        }
        guard !Simulation.active.isTerminated else { return }
        // As in the window, the size comes before the traits: a split view that expands looks at it.
        if shownStyle == .fullScreen || shownStyle == .overFullScreen,
            shown?.viewIfLoaded?.superviewReference != nil
        {
            layOut()
        }
        shown?.updateTraits(from: self.traits(in: traits, for: shownStyle))
        willReposition()
        container?.setNeedsLayout()
    }

    /// Called after the keyboard has come up or gone down (B-079).
    func keyboardDidMove() {
        guard phase == .presenting || phase == .presented, avoidsKeyboard else { return }
        willReposition()
        container?.setNeedsLayout()
    }

    /// Updates the insets, after the frames.
    func updateOverlayInsets() {
        shown?.recursivelyUpdateOverlayInsetsFromParent()
    }

    // MARK: - From one style to another (B-076, B-078)

    private func change(to new: UIModalPresentationStyle) {
        Simulation.active.passed(.adaptation)
        let before = shown
        let hidBefore = hidesPresenter
        enter(new)
        presentationStyleDidChange()
        guard !Simulation.active.isTerminated else { return }
        substitute = askForSubstitute()
        if before !== shown {
            Simulation.active.noteContainment()
            exchange(before)
        }
        exchangePresenter(wasHidden: hidBefore)
    }

    /// Takes the presenter away or brings it back where a sheet has begun or ceased to fill the window (B-173).
    private func coverPresenterAnew() {
        guard hidesPresenter != (fillsWindow(shownStyle) && presenterCanBeHidden) else { return }
        // A presentation that is under way ends before it changes.
        if phase == .presenting { finishTransition() }
        let hidBefore = hidesPresenter
        enter(shownStyle)
        exchangePresenter(wasHidden: hidBefore)
    }

    private func exchangePresenter(wasHidden: Bool) {
        if hidesPresenter, !wasHidden {
            presenter?.beginAppearance(.disappearing, animated: false)
            takePresenterAway()
        } else if wasHidden, !hidesPresenter {
            bringPresenterBack(animated: false)
            presenter?.endAppearance()
        }
    }

    /// Asks the delegate for a controller to show instead of the presented one while it is adapted.
    /// The delegate is asked again on the way back (B-078).
    func askForSubstitute() -> UIViewController? {
        let style = shownStyle == requestedStyle ? UIModalPresentationStyle.none : shownStyle
        let answer = delegate?.presentationController(
            self, viewControllerForAdaptivePresentationStyle: style)
        guard let answer, answer !== presentedReference else { return nil }
        answer.activePresentation = self
        return answer
    }

    private func exchange(_ before: UIViewController?) {
        if let before, before.isAppearingOrShown {
            before.beginAppearance(.disappearing, animated: false)
            before.viewIfLoaded?.removeFromSuperview()
            before.endAppearance()
        }
        if before !== presentedReference { before?.activePresentation = nil }
        guard let shown else { return }
        if let navigation = shown.storedParent as? UINavigationController {
            navigation.viewControllers = []
        }
        if shown.storedParent != nil { shown.removeFromParent() }
        prepareToShow()
        shown.appear(animation: .none) { attach() }
    }
}
