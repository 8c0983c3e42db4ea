/// Which of a navigation controller's bars are hidden, and why (B-064, B-067).
struct BarVisibility {
    /// Who last hid or showed the navigation bar.
    enum Cause: Int { case app, compactHeight, keyboard }

    private(set) var navigationBarIsHidden = false
    private(set) var cause = Cause.app
    private(set) var toolbarIsHidden = true
    /// Whether this navigation controller is on another's stack, whose bar serves both.
    private(set) var isNested = false

    /// Whether the navigation bar takes room above the content.
    var showsNavigationBar: Bool { !navigationBarIsHidden && !isNested }

    /// Returns whether the navigation bar changes. The cause is recorded in any case.
    mutating func setNavigationBar(hidden: Bool, cause: Cause) -> Bool {
        self.cause = cause
        guard hidden != navigationBarIsHidden else { return false }
        navigationBarIsHidden = hidden
        return true
    }

    /// Returns whether the toolbar changes.
    mutating func setToolbar(hidden: Bool) -> Bool {
        guard hidden != toolbarIsHidden else { return false }
        toolbarIsHidden = hidden
        return true
    }

    /// Returns whether the nesting changes.
    mutating func setNested(_ nested: Bool) -> Bool {
        guard nested != isNested else { return false }
        isNested = nested
        return true
    }
}
