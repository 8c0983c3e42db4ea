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
        /// The columns that the delegate is told of before the change and again at its end.
        var told: [ColumnChange] = []
    }

    /// A column that comes or goes.
    struct ColumnChange {
        let column: UISplitViewController.Column
        let isShown: Bool
    }

    /// Never `.automatic`. Before the first layout, one beside the secondary (*unverified*).
    var mode = UISplitViewController.DisplayMode.oneBesideSecondary
    /// `.automatic` until the first layout.
    var behavior = UISplitViewController.SplitBehavior.automatic
    var transition: Transition?
    /// The mode that the delegate is being told of; `nil` outside of that call.
    var announced: UISplitViewController.DisplayMode?
    /// What was in force before the background, and what the app preferred then.
    private(set) var kept: Kept?

    struct Kept {
        let mode: UISplitViewController.DisplayMode
        let behavior: UISplitViewController.SplitBehavior
        fileprivate let preferred: UISplitViewController.DisplayMode
    }

    /// Whether this is a copy, by which a split view finds out what a change would lead to.
    var isTrial = false

    /// Keeps mode and behaviour in force for the return from the background.
    mutating func keep(preferring preferred: UISplitViewController.DisplayMode) {
        kept = Kept(mode: mode, behavior: behavior, preferred: preferred)
    }

    /// What is kept, unless the app has preferred another mode since; `nil` where nothing is.
    func kept(preferring preferred: UISplitViewController.DisplayMode) -> Kept? {
        kept?.preferred == preferred ? kept : nil
    }

    mutating func forgetKept() { kept = nil }
}
