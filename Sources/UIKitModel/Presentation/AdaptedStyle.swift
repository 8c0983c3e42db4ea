/// The style of a presentation on screen, after adaptation (B-076, B-082).
struct AdaptedStyle {
    /// The style in the current environment; `.none` before the presentation begins.
    private(set) var shown = UIModalPresentationStyle.none
    /// The style after the announced change of the scene.
    private(set) var pending = UIModalPresentationStyle.none
    /// Whether the presenter's view is out of the window.
    private(set) var hidesPresenter = false

    mutating func enter(_ style: UIModalPresentationStyle, hidesPresenter: Bool) {
        shown = style
        self.hidesPresenter = hidesPresenter
    }

    mutating func expect(_ style: UIModalPresentationStyle) { pending = style }
    mutating func bringPresenterBack() { hidesPresenter = false }
}
