import Foundation
internal import Journal

/// Changes of the top controller: at once, over time, or with a swipe.
extension UINavigationController {
    typealias Transition = NavigationTransitions.Transition

    var transition: Transition? { transitions.running }

    /// Replaces the stack. Runs a transition where the top controller changes on screen.
    func change(to new: [UIViewController], animated: Bool) {
        Simulation.active.stackChanges += 1
        let old = stack
        var removed: [UIViewController] = []
        for controller in old where !new.holds(controller) { removed.append(controller) }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in new where controller.storedParent !== self { addChild(controller) }
        stack = new
        showItems()
        guard let top = new.last, top !== old.last, isViewLoaded, appearance != .hidden else {
            if appearance == .hidden {
                for controller in removed { controller.viewIfLoaded?.removeFromSuperview() }
            }
            if new.isEmpty, let last = old.last, last.isAppearingOrShown {
                last.disappear { last.viewIfLoaded?.removeFromSuperview() }
            }
            return end(removing: removed, added: new)
        }
        let isAnimated =
            Simulation.active.animates(animated) && appearance == .shown && view.window != nil
        begin(
            Transition(
                from: old.last, to: top, removed: removed, isAnimated: isAnimated,
                coordinator: TransitionCoordinator(
                    duration: isAnimated ? AnimationDuration.navigation : 0)))
    }

    private func begin(_ new: Transition) {
        if transitions.swipeIsStuck { view.shields.insert(.stuckSwipe) }
        transitions.begin(new)
        runningCoordinator = new.coordinator
        guard exchangeViews(new) else { return }
        guard new.isAnimated else {
            new.coordinator.runAlongside()
            return finishTransition()
        }
        run(new.coordinator)
    }

    /// Ends the running transition after the coordinator's time. Since iOS 26 touches and other
    /// changes come until then (D-012 to D-014); those that the pages have made as it began come
    /// now.
    private func run(_ coordinator: TransitionCoordinator) {
        let isInterruptible = Simulation.active.release.conventions.pushesAreInterruptible
        coordinator.run(takesTouches: isInterruptible) { [self] in
            guard transitions.isRunning(coordinator) else { return }
            finishTransition()
        }
        guard isInterruptible, transitions.isRunning(coordinator) else { return }
        transitions.isInterruptible = true
        if !transitions.waiting.isEmpty { finishTransition() }
    }

    /// Returns false if a page that was about to appear has ended it by a change of the stack.
    private func exchangeViews(_ new: Transition) -> Bool {
        let (to, isAnimated) = (new.to, new.isAnimated)
        if let from = new.from, from.isAppearingOrShown {
            from.beginAppearance(.disappearing, animated: isAnimated)
        }
        // A navigation controller that is leaving the screen brings no controller on screen.
        if appearance.isAppearingOrShown {
            to.beginAppearance(.appearing, animated: isAnimated)
        }
        guard transitions.isRunning(new.coordinator) else { return false }
        transitions.isAnnounced = true
        tellDelegate(willShow: to, animated: isAnimated)
        guard transitions.isRunning(new.coordinator) else { return false }
        view.insertSubview(to.view, at: 0)
        place(to)
        to.announceIsAppearing(animated: isAnimated)
        return transitions.isRunning(new.coordinator)
    }

    /// After a cancelled swipe, the page that stays is disappearing until the animation back has
    /// ended, or hidden below what has left its context meanwhile. It appears then, in one turn
    /// (D-016), if the navigation controller is on screen.
    private func comeBack(from cancelled: Transition) {
        transitions.isInterruptible = false
        runningCoordinator = nil
        cancelled.coordinator.finish()
        if cancelled.to.appearanceOnScreen == .appearing {
            cancelled.to.beginAppearance(.disappearing, animated: true)
        }
        guard appearance.isAppearingOrShown, let page = cancelled.from,
            transitions.isRunning(cancelled.coordinator),
            !page.appearanceOnScreen.isAppearingOrShown
        else { return }
        page.beginAppearance(.appearing, animated: true)
        page.announceIsAppearing(animated: true)
    }

    /// Ends the running transition now instead of at its scheduled time.
    func finishTransition() {
        if let cancelled = transition, cancelled.isCancelled {
            comeBack(from: cancelled)
            guard transitions.isRunning(cancelled.coordinator) else { return }
        }
        let wasAnnounced = transitions.isAnnounced
        guard let ending = transitions.end() else { return }
        runningCoordinator = nil
        ending.coordinator.finish()
        Defect.noteEnd(ofPushTo: ending.to)
        let shown = ending.isCancelled ? ending.from : ending.to
        let hidden = ending.isCancelled ? ending.to : ending.from
        hidden?.viewIfLoaded?.removeFromSuperview()
        if let hidden, hidden.isChangingAppearance { hidden.endAppearance() }
        if appearance != .appearing, shown?.appearanceOnScreen == .appearing {
            shown?.endAppearance()
        }
        end(removing: ending.removed, added: stack)
        // While this controller appears, the top is shown at the end of that. The way back of a
        // cancelled swipe was not announced.
        if wasAnnounced, appearance != .appearing {
            tellDelegate(didShow: ending.to, animated: ending.isAnimated)
        }
        if !transitions.waiting.isEmpty { carryOutWaitingChanges() }
    }

    /// Carries out the changes that waited for a transition.
    ///
    /// Limited in depth: a page that pushes another whenever it will appear would never finish.
    private func carryOutWaitingChanges() {
        let simulation = Simulation.active
        guard simulation.deferralDepth < Simulation.deferralLimit else {
            return simulation.giveUp(.time(limit: Simulation.deferralLimit))
        }
        simulation.deferralDepth += 1
        defer { simulation.deferralDepth -= 1 }
        simulation.note(.lateChange)
        let changes = transitions.waiting
        transitions.waiting = []
        for change in changes { change() }
    }

    private func end(removing removed: [UIViewController], added: [UIViewController]) {
        for controller in removed {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.leaveParent()
        }
        for controller in added where !controller.hasMovedToParent {
            controller.hasMovedToParent = true
            controller.didMove(toParent: self)
        }
        adoptSizeOfTop()
    }

    // MARK: - The interactive pop (B-066)

    /// Whether a finger at the edge or, since iOS 26, in the content would begin to pop, unless the
    /// app's delegate refuses (D-017).
    var canBeginInteractivePop: Bool {
        guard transition == nil || transitions.isInterruptible, appearance == .shown else {
            return false
        }
        return mayBegin(popGesture) || mayBeginInContent
    }

    private var mayBeginInContent: Bool {
        Simulation.active.release.conventions.contentSwipesBack && stack.count > 1
            && mayBegin(contentPopGesture)
    }

    /// UIKit's own delegate requires a controller to pop, a bar on screen, and a back button in it;
    /// an app's need not (C-043). No page of Apple's says so of bar and button (*unverified*).
    private func mayBegin(_ gesture: UIGestureRecognizer) -> Bool {
        guard gesture.isEnabled else { return false }
        guard gesture.hasOwnDelegate else { return !stack.isEmpty }
        guard stack.count > 1, !storedIsBarHidden else { return false }
        guard innermostTopViewController?.navigationItem.letsBackButtonStand == false else {
            return true
        }
        if gesture === contentPopGesture {
            return Simulation.active.reading(ContentSwipe.self) == .always
        }
        Simulation.active.passed(.swipeNeedsBackButton)
        return false
    }

    /// A swipe at the root, with nothing to pop.
    private func beginInteractivePopOfRoot() {
        let simulation = Simulation.active
        guard simulation.has(.swipeFreezesRoot) else { return simulation.passed(.swipeAtRoot) }
        simulation.passed(.swipeFreezesRoot)
        transitions.swipeIsStuck = true
    }

    /// Returns the pop's coordinator; `nil` where none is under way, because it may not begin or
    /// because the page that it reveals has changed the stack.
    func beginInteractivePop() -> TransitionCoordinator? {
        let isAtEdge = mayBegin(popGesture) && popGesture.appLetsBegin
        guard isAtEdge || mayBeginInContent && contentPopGesture.appLetsBegin else { return nil }
        // A pop completes the push that it begins in (D-013).
        endTransitions()
        guard stack.count > 1, let from = stack.last else {
            // The app may have popped to the root as the push ended.
            if isAtEdge, !popGesture.hasOwnDelegate { beginInteractivePopOfRoot() }
            return nil
        }
        let to = stack[stack.count - 2]
        stack = Array(stack.dropLast())
        from.willMove(toParent: nil)
        showItems()
        let coordinator = TransitionCoordinator(
            duration: AnimationDuration.gestureSettle, isInteractive: true)
        let new = Transition(
            from: from, to: to, removed: [from], isAnimated: true, coordinator: coordinator)
        transitions.begin(new)
        runningCoordinator = coordinator
        guard exchangeViews(new) else { return nil }
        coordinator.runAlongside()
        return coordinator
    }

    /// Ends the swipe: the pop continues to its end, or is undone.
    func endInteractivePop(_ coordinator: TransitionCoordinator, _ end: GestureEnd) {
        guard let current = transition, current.coordinator === coordinator,
            let from = current.from
        else { return }
        if end == .cancel {
            stack = stack + [from]
            showItems()
            transitions.begin(
                Transition(
                    from: from, to: current.to, removed: [], isAnimated: true,
                    coordinator: current.coordinator, isCancelled: true))
            from.willMove(toParent: self)
        }
        current.coordinator.endInteraction(cancelled: end == .cancel)
        run(current.coordinator)
    }
}

/// How a gesture ends.
@_spi(Simulation) public enum GestureEnd: Equatable, Sendable {
    case cancel, finish
}
