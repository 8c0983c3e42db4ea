/// The display mode and the behaviour in force, and the change of columns under way.
@MainActor struct DisplayModeState {
    /// A change of columns that has begun and not ended.
    struct Transition {
        enum Cause {
            case request, gesture
            /// The app's own `show(_:)` or `hide(_:)`.
            case columnRequest
        }

        let coordinator: TransitionCoordinator
        let cause: Cause
        /// The columns that the delegate was told of before the change, and is to be told of at its
        /// end.
        var told: [ColumnChange] = []
    }

    /// A column that comes or goes.
    struct ColumnChange {
        let column: UISplitViewController.Column
        let isShown: Bool
    }

    private(set) var mode = UISplitViewController.DisplayMode.automatic
    /// `.automatic` until the first layout.
    private(set) var behavior = UISplitViewController.SplitBehavior.automatic
    private(set) var transition: Transition?
    /// The mode that the delegate is being told of; `nil` outside of that call.
    var announced: UISplitViewController.DisplayMode?
    /// The mode before the background, and what the app preferred then.
    private var kept:
        (mode: UISplitViewController.DisplayMode, preferred: UISplitViewController.DisplayMode)?

    /// Whether this is a copy, by which a split view finds out what a change would lead to.
    var isTrial = false

    mutating func enter(_ mode: UISplitViewController.DisplayMode) { self.mode = mode }
    mutating func adopt(_ behavior: UISplitViewController.SplitBehavior) {
        self.behavior = behavior
    }
    mutating func begin(_ transition: Transition) { self.transition = transition }

    /// Keeps the mode in force for the return from the background.
    mutating func keepMode(preferred: UISplitViewController.DisplayMode) {
        kept = (mode, preferred)
    }

    /// The kept mode, unless the app has preferred another since; `nil` where none is kept.
    func keptMode(preferred: UISplitViewController.DisplayMode) -> UISplitViewController
        .DisplayMode?
    {
        guard let kept, kept.preferred == preferred else { return nil }
        return kept.mode
    }

    mutating func forgetKeptMode() { kept = nil }

    /// Returns the running transition, which no longer counts as running.
    mutating func endTransition() -> Transition? {
        defer { transition = nil }
        return transition
    }
}
