/// The style that a presentation is shown in, adaptation counted (B-076, B-082).
struct AdaptedStyle {
    /// The style in the present environment; `.none` before the presentation begins.
    private(set) var shown = UIModalPresentationStyle.none
    /// The style once the announced change of the scene has come.
    private(set) var pending = UIModalPresentationStyle.none
    /// Whether the presenter's view is out of the window.
    private(set) var hidesPresenter = false

    /// Enters a style. A full screen takes the presenter's view away where that is possible.
    mutating func enter(_ style: UIModalPresentationStyle, presenterCanBeHidden: Bool) {
        shown = style
        hidesPresenter = style == .fullScreen && presenterCanBeHidden
    }

    mutating func expect(_ style: UIModalPresentationStyle) { pending = style }
    mutating func bringPresenterBack() { hidesPresenter = false }
}
