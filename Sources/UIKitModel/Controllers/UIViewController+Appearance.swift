internal import Journal

/// The appearance cycle (B-100 to B-102): hidden, appearing, shown, disappearing.
extension UIViewController {
    /// A controller's position in its cycle.
    @_spi(Simulation) public enum Appearance: Equatable, Sendable {
        case hidden, appearing, shown, disappearing

        /// Whether the controller has been told that it comes on screen, and not that it leaves.
        var isAppearingOrShown: Bool { self == .appearing || self == .shown }
    }

    enum AppearanceTransition { case appearing, disappearing }
    /// Whether `viewIsAppearing` is still to be called, is about to be, or was.
    enum Announcement { case due, begun, done }
    /// Whether an appearance begins (`viewWillAppear`) or ends (`viewDidAppear`).
    enum AppearanceHalf { case begin, end }

    // MARK: - Whole transitions

    /// Brings the controller on screen without animation. `attach` adds its view to the hierarchy.
    /// The appearance ends when the present work is done, unless another has begun by then.
    func appear(attach: () -> Void) {
        beginAppearance(.appearing, animated: false)
        attach()
        announceIsAppearing(animated: false)
        let generation = appearanceGeneration
        Simulation.active.clock.schedule(after: 0) { [self] in
            guard appearanceGeneration == generation else { return }
            endAppearance()
        }
    }

    /// Begins an appearance for an app's container, which ends it when it likes. With the view in
    /// the window, `viewIsAppearing` comes in the same turn (D-146).
    func beginOwnAppearance(_ transition: AppearanceTransition, animated: Bool) {
        beginAppearance(transition, animated: animated)
        guard transition == .appearing else { return }
        let generation = appearanceGeneration
        Simulation.active.clock.schedule(after: 0) { [self] in
            guard appearanceGeneration == generation, viewIfLoaded?.windowReference != nil else {
                return
            }
            announceIsAppearing(animated: animated)
        }
    }

    /// Takes part in the appearance of its container, which is under way.
    func appear(with container: UIViewController, attach: () -> Void) {
        beginAppearance(.appearing, animated: false)
        guard container.announcement == .done else { return }
        attach()
        announceIsAppearing(animated: false)
    }

    /// Takes the controller off the screen at once, without animation.
    func disappear(detach: () -> Void = {}) {
        beginAppearance(.disappearing, animated: false)
        detach()
        endAppearance()
    }

    // MARK: - The two halves of a transition

    func beginAppearance(_ transition: AppearanceTransition, animated: Bool) {
        if let replacement {
            appearanceGeneration += 1
            return replacement.beginAppearance(transition, animated: animated)
        }
        guard isReady(for: transition) else { return recordUnbalanced() }
        appearanceIsAnimated = animated
        if transition == .appearing { loadViewIfNeeded() }
        appearanceGeneration += 1
        let begun = appearanceGeneration
        switch transition {
        case .appearing:
            appearance = .appearing
            announcement = .due
            callBack { viewWillAppear(animated) }
            didBeginAppearing()
        case .disappearing:
            appearance = .disappearing
            callBack { viewWillDisappear(animated) }
            if appearanceGeneration == begun { didBeginDisappearing() }
        }
        // A callback may have begun another appearance, which the children have followed.
        if shouldAutomaticallyForwardAppearanceMethods {
            forEachSharingAppearance { child in
                guard appearanceGeneration == begun, child.isReady(for: transition) else { return }
                child.beginAppearance(transition, animated: animated)
            }
        }
        guard appearanceGeneration == begun else { return }
        if let overlay, overlay.isReady(for: transition) {
            overlay.beginAppearance(transition, animated: animated)
        }
        if transition == .appearing { childrenDidAppear(.begin, animated: animated) }
    }

    func endAppearance() {
        if let replacement {
            appearanceGeneration += 1
            return replacement.endAppearance()
        }
        let hasAppeared = appearance == .appearing
        switch appearance {
        case .appearing:
            // An appearance may end as it begins, and has this call all the same (D-146).
            callIsAppearing(animated: appearanceIsAnimated)
            appearance = .shown
            appearanceGeneration += 1
            callBack { viewDidAppear(appearanceIsAnimated) }
        case .disappearing:
            appearance = .hidden
            appearanceGeneration += 1
            callBack { viewDidDisappear(appearanceIsAnimated) }
        case .shown, .hidden:
            return recordUnbalanced()
        }
        if shouldAutomaticallyForwardAppearanceMethods {
            forEachSharingAppearance { if $0.isChangingAppearance { $0.endAppearance() } }
        }
        if let overlay, overlay.isChangingAppearance { overlay.endAppearance() }
        if hasAppeared { childrenDidAppear(.end, animated: appearanceIsAnimated) }
    }

    /// Calls `viewIsAppearing` on the controller and on the children that it shows, once traits and
    /// geometry are final: the views above have laid theirs out (B-101, D-024). Each appearance
    /// has one such call (D-146).
    func announceIsAppearing(animated: Bool) {
        if let replacement { return replacement.announceIsAppearing(animated: animated) }
        guard appearance == .appearing, announcement == .due else { return }
        announcement = .begun
        updateTraitsFromSuperview()
        callIsAppearing(animated: animated)
    }

    private func callIsAppearing(animated: Bool) {
        guard appearance == .appearing, announcement != .done else { return }
        announcement = .done
        // What `transitionCoordinator` answers where the app overrides it nowhere.
        let coordinator = runningCoordinator ?? nearestAncestor { $0.runningCoordinator }
        let takesAnimations = coordinator?.takesAnimations ?? true
        coordinator?.takesAnimations = false
        callBack { viewIsAppearing(animated) }
        coordinator?.takesAnimations = takesAnimations
        if let view = viewIfLoaded, !storedChildren.isEmpty {
            view.layOutItself()
            forEachSharingAppearance { child in
                child.viewIfLoaded?.layOutAbove(from: view)
                child.announceIsAppearing(animated: animated)
            }
        }
        overlay?.announceIsAppearing(animated: animated)
    }

    private func isReady(for transition: AppearanceTransition) -> Bool {
        isAppearingOrShown == (transition == .disappearing)
    }

    /// Forgets an appearance that has begun with a container's, if the view never came into the
    /// window. It would never end (*unverified*).
    func endAppearanceUnseen() {
        guard appearance == .appearing, viewIfLoaded?.windowReference == nil else { return }
        Simulation.active.note(.appearanceEndsUnseen(serialNumber))
        appearance = .hidden
        appearanceGeneration += 1
    }

    private func recordUnbalanced() {
        Simulation.active.appearanceFaults.append(
            AppearanceFault(controller: String(describing: type(of: self)), state: appearance))
        Simulation.active.log(
            "Unbalanced calls to begin/end appearance transitions for \(type(of: self)).",
            about: .appearance)
    }

    /// Calls an appearance method.
    private func callBack(_ method: () -> Void) {
        callbacks.underWay += 1
        if callbacks.underWay > 1 { callbacks.haveOverlapped = true }
        method()
        callbacks.underWay -= 1
        if callbacks.underWay == 0 { callbacks.haveOverlapped = false }
    }

    /// Notes that a call has reached UIKit's implementation. The app may call `super` late, after
    /// what it does has led to other calls.
    func note(_ call: AppearanceCall) {
        let knows =
            switch call {
            case .willAppear where activePresentation != nil: isBeingPresented
            case .willDisappear where activePresentation != nil: isBeingDismissed
            default: true
            }
        Simulation.active.note(
            .appearance(
                serialNumber, call, of: ObjectIdentifier(type(of: self)),
                isInOrder: !callbacks.haveOverlapped, knowsOfPresentation: knows))
    }

    // MARK: - Views that an app adds itself

    /// Whether `viewDidMove(to:)` has something to do.
    var followsViewIntoWindow: Bool {
        isFirst || (parentReference == nil ? isAppearingOrShown : !hasManagingParent)
    }

    /// Makes a plain container's child appear when its view enters the window, and disappear when
    /// its view leaves (B-102), also where it has left the container already. Does nothing where
    /// the container forwards appearance messages itself.
    func viewDidMove(to window: UIWindow?) {
        if window == nil, isFirst { dropFirstResponder() }
        guard let parent = storedParent else {
            if window == nil, isAppearingOrShown, activePresentation == nil { disappear() }
            return
        }
        if hasManagingParent { return }
        if window != nil { updateOverlayInsetsFromParent() }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        if window != nil {
            guard appearance == .hidden else { return }
            switch parent.appearance {
            case .shown: appear {}
            case .appearing: appear(with: parent) {}
            case .hidden, .disappearing: break
            }
        } else if isAppearingOrShown, parent.isAppearingOrShown {
            disappear()
        } else if appearance == .disappearing, viewIfLoaded?.storedSuperview == nil {
            // It leaves while its container disappears, which ends for those that stay in it.
            endAppearance()
        }
    }
}
