/// Which of a navigation controller's bars are hidden, and why (B-064, B-067).
struct BarVisibility {
    /// Who last hid or showed the navigation bar.
    enum Cause: Int { case app, compactHeight, keyboard }

    var navigationBarIsHidden = false
    var cause = Cause.app
    var toolbarIsHidden = true
    /// Whether this navigation controller is on another's stack, whose bar serves both.
    var isNested = false
}
