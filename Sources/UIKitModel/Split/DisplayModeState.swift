/// The display mode and the behaviour in force, and the change of columns under way.
@MainActor struct DisplayModeState {
    /// A change of columns that has begun and not ended.
    struct Transition {
        enum Cause { case request, gesture }

        let coordinator: TransitionCoordinator
        let cause: Cause
    }

    private(set) var mode = UISplitViewController.DisplayMode.automatic
    /// `.automatic` until the first layout.
    private(set) var behavior = UISplitViewController.SplitBehavior.automatic
    private(set) var transition: Transition?

    mutating func enter(_ mode: UISplitViewController.DisplayMode) { self.mode = mode }
    mutating func adopt(_ behavior: UISplitViewController.SplitBehavior) {
        self.behavior = behavior
    }
    mutating func begin(_ transition: Transition) { self.transition = transition }

    /// Returns the running transition, which no longer counts as running.
    mutating func endTransition() -> Transition? {
        defer { transition = nil }
        return transition
    }
}
