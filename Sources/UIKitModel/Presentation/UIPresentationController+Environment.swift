import Foundation
internal import Journal

/// How a presentation follows its window: it announces the change, adapts its style, and lays out.
extension UIPresentationController {
    /// Comes after the root and its children, from the first presentation outwards (D-025).
    func sceneWillChange(
        to traits: UITraitCollection, _ geometry: WindowGeometry,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard phase != .over, phase != .prepared, let shown else { return }
        // The context announces the change to its content. It may move to another container, so
        // transitions end first.
        if isInContext { return finishBeforeMove() }
        willTransition(to: traits, with: coordinator)
        viewWillTransition(to: geometry.size, with: coordinator)
        let adapted = wantedStyle(for: traits)
        let pending = adapted == .none ? requestedStyle : adapted
        pendingStyle = pending
        if pending != shownStyle {
            delegate?.presentationController(
                self, willPresentWithAdaptiveStyle: adapted, transitionCoordinator: coordinator)
        }
        let own = shown.ownTraits(from: self.traits(in: traits, for: pending))
        shown.tell(own, with: coordinator)
        let room = SheetRoom(
            bounds: CGRect(origin: .zero, size: geometry.size), insets: geometry.insets,
            traits: traits)
        if let view = shown.viewIfLoaded, let size = sizeOfShown(in: room, as: pending),
            !view.storedFrame.size.isSame(as: size)
        {
            shown.tell(size, with: coordinator)
        }
    }

    func sceneDidChange(to traits: UITraitCollection) {
        guard phase != .over, phase != .prepared, !isInContext else { return }
        change(to: pendingStyle)
        guard !Simulation.active.isTerminated else { return }
        // As in the window, the size comes before the traits: a split view that expands reads it.
        if shownStyle.coversWhatPresents,
            shown?.viewIfLoaded?.superviewReference != nil
        {
            layOut()
        }
        shown?.inheritTraits(from: self.traits(in: traits, for: shownStyle))
        willReposition()
        container?.setNeedsLayout()
    }

    /// Called after the keyboard has come up or gone down (B-079).
    func keyboardDidMove() {
        guard phase == .presenting || phase == .presented, avoidsKeyboard else { return }
        willReposition()
        container?.setNeedsLayout()
    }

    /// Moves what is presented to a side of the fold, or back (D-276, D-280).
    func foldDidChange() {
        guard phase == .presenting || phase == .presented else { return }
        container?.setNeedsLayout()
    }

    // MARK: - From one style to another (B-076, B-078)

    /// A new style exchanges what is shown and what it covers. So does the present style if it
    /// begins or ceases to fill the window (B-173).
    func change(to new: UIModalPresentationStyle) {
        guard phase != .dismissing else { return }
        let isOther = new != shownStyle
        guard isOther || hidesPresenter != coversPresenter(in: new) else { return }
        // A presentation under way ends before it changes. The app may dismiss it at its end.
        if phase == .presenting { finishTransition() }
        guard phase == .presented else { return }
        let hidBefore = hidesPresenter
        enter(new)
        if isOther { exchangeShown() }
        guard !Simulation.active.isTerminated else { return }
        exchangePresenter(wasHidden: hidBefore)
    }

    private func exchangeShown() {
        let before = shown
        presentationStyleDidChange()
        guard !Simulation.active.isTerminated else { return }
        substitute = askForSubstitute()
        guard before !== shown else { return }
        Simulation.active.noteContainment()
        exchange(before)
    }

    private func exchangePresenter(wasHidden: Bool) {
        if hidesPresenter, !wasHidden {
            presenter?.beginAppearance(.disappearing, animated: false)
            // The presenter may dismiss it at once, and is back then.
            if hidesPresenter { takePresenterAway() }
        } else if wasHidden, !hidesPresenter {
            bringPresenterBack(animated: false)
            presenter?.endAppearance()
        }
    }

    /// Asks the delegate for a controller to show instead of the presented one while it is adapted.
    /// The delegate is asked again on the way back (B-078).
    func askForSubstitute() -> UIViewController? {
        let answer = delegate?.presentationController(
            self, viewControllerForAdaptivePresentationStyle: announcedStyle)
        note(.substitute(answer?.serialNumber ?? -1))
        guard let answer, answer !== presentedReference else { return nil }
        answer.activePresentation = self
        return answer
    }

    private func exchange(_ before: UIViewController?) {
        if let before, before.isAppearingOrShown { before.leaveScreen() }
        if before !== presentedReference { before?.activePresentation = nil }
        guard let shown else { return }
        if let navigation = shown.storedParent as? UINavigationController {
            navigation.carryOut([])
        }
        if shown.storedParent != nil { shown.removeFromParent() }
        prepareToShow()
        shown.appear { attach() }
    }
}
