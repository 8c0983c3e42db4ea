/// A navigation controller's running transition, and the changes that wait for its end (B-070).
@MainActor final class NavigationTransitions {
    typealias Change = @MainActor () -> Void

    /// A change of the top controller that has begun and not ended.
    struct Transition {
        let from: UIViewController?
        let to: UIViewController
        /// Controllers that leave the stack when the transition ends.
        let removed: [UIViewController]
        let isAnimated: Bool
        let coordinator: TransitionCoordinator
        /// Whether the user has cancelled the swipe: `from` stays, although the delegate was told
        /// that `to` was about to be shown.
        var isCancelled = false
    }

    private(set) var running: Transition?
    /// Animated changes that wait for the end of the running transition, oldest first.
    var waiting: [Change] = []
    /// A swipe at the root has begun and never ended (C-043).
    var swipeIsStuck = false

    /// The serial number of the controller of the last `willShow` in the current appearance; -1 for
    /// none.
    var announcedTop = -1

    /// Whether the delegate was told that the running transition is about to show its controller.
    var isAnnounced = false
    /// Whether another change ends the running transition, instead of waiting for its end. Not
    /// while it calls its pages: a page would get `viewDidAppear` before `viewIsAppearing`.
    var isInterruptible = false

    func begin(_ transition: Transition) {
        running = transition
        isAnnounced = false
        isInterruptible = false
    }

    /// Whether the running transition is a coordinator's.
    func isRunning(_ coordinator: TransitionCoordinator) -> Bool {
        running?.coordinator === coordinator
    }

    /// Returns the running transition, which no longer counts as running.
    func end() -> Transition? {
        isInterruptible = false
        return running.take()
    }
}
