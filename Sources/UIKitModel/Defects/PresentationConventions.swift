/// What a release documents of its presentations, where releases differ (B-074, B-076).
struct PresentationConventions: Equatable, Sendable {
    /// What `.automatic`, the default style, stands for.
    let automaticStyle: UIModalPresentationStyle
    /// What a popover becomes where there is no room for one.
    let compactStyle: UIModalPresentationStyle
    /// Whether sheets stay sheets in compact width.
    let keepsSheetsInCompactWidth: Bool
    /// Whether a popover without a source rectangle follows its source view; before, it pointed at
    /// that view's corner.
    let followsSourceView: Bool

    /// iOS 8 to 12.
    static let fullScreen = PresentationConventions(
        automaticStyle: .fullScreen, compactStyle: .fullScreen, keepsSheetsInCompactWidth: false,
        followsSourceView: false)
    /// iOS 13.2 and later.
    static let sheets = PresentationConventions(
        automaticStyle: .pageSheet, compactStyle: .pageSheet, keepsSheetsInCompactWidth: true,
        followsSourceView: true)
}
