/// Documented behaviour that differs between releases. Each field names one behaviour, so that no
/// other code asks for the number of a release.
struct ReleaseConventions: Equatable, Sendable {
    /// The number of the release; `nil` for behaviour that is no release's. Only devices ask for
    /// it.
    var version: Double?
    var presentation: PresentationConventions
    /// Whether controllers and views have traits before they are in a window (B-143).
    var predictsTraits = true
    /// Whether a controller has the traits of its view's superview, from its next update of traits
    /// in a window on, and not those of its container at once (D-021 to D-023, D-126).
    var traitsComeFromSuperview = false
    /// Whether layout runs again where a trait has changed that it has read (D-131).
    var layoutFollowsTraits = false
    /// Whether the keyboard of a phone comes later than it is asked for (D-186).
    var keyboardIsLate = false
    /// Whether a controller on screen may lock the orientation (D-179).
    var orientationsLock = false
    /// Whether a visible navigation bar raises at its layout when its top item belongs to another
    /// bar (B-069).
    var checksTopItem = false
    /// Which changes of columns a split view tells its delegate of (B-170, B-171).
    var toldColumns = ToldColumns.everyChange
    /// Whether columns that are left to the system go by room and not by the window's shape
    /// (D-002 to D-006).
    var columnsGoByRoom = false
    /// The heights of bars (B-174).
    var bars = BarHeights.sinceiOS12
    /// Whether tab bars are at the top in regular width on an iPad (B-198).
    var tabBarsRise = false
    /// Whether the secondary's view goes on below the sidebars beside it (D-009).
    var sidebarsFloat = false
    /// Whether a finger moves the edges between columns (B-194).
    var columnEdgesMove = false
    /// Whether pushes and pops take touches, and end at once for another change (D-012 to D-015).
    var pushesAreInterruptible = false
    /// Whether a swipe back may begin anywhere in the content (D-017).
    var contentSwipesBack = false
    /// The windows of an iPad beside those of Split View and Slide Over.
    var freeWindows = FreeWindows.none
    /// What `UIRequiresFullScreen` does on an iPad (D-040 to D-042).
    var fullScreenKey = FullScreenKey.keepsScreen

    static let iOS8 = ReleaseConventions(
        version: 8, presentation: .fullScreen, predictsTraits: false, bars: .early)
    static let iOS12 = iOS8.next(12) { $0.bars = .sinceiOS12 }
    /// Those of iOS 14, for behaviour that is no release's.
    static let documented = ReleaseConventions(presentation: .sheets)
    static let iOS14 = documented.next(14)
    static let iOS15 = iOS14.next(15)
    static let iOS16 = iOS15.next(16) { $0.freeWindows = .stageManager }
    static let iOS17 = iOS16.next(17) {
        $0.checksTopItem = true
        $0.columnsGoByRoom = true
        $0.traitsComeFromSuperview = true
        $0.keyboardIsLate = true
    }
    static let iOS18 = iOS17.next(18) {
        $0.tabBarsRise = true
        $0.layoutFollowsTraits = true
    }
    static let iOS26 = iOS18.next(26) {
        $0.freeWindows = .everywhere
        $0.toldColumns = .allButOwnRequests
        $0.columnEdgesMove = true
        $0.sidebarsFloat = true
        $0.presentation.anchorsActionSheets = true
        $0.pushesAreInterruptible = true
        $0.contentSwipesBack = true
        $0.fullScreenKey = .keepsSize
        $0.orientationsLock = true
    }
    static let iOS27 = iOS26.next(27) {
        $0.freeWindows = .onPhonesToo
        $0.fullScreenKey = .resizesInSteps
    }
    static let iOS27Point1 = iOS27.next(27.1)

    /// The conventions of a later release, with what is new since this one.
    private func next(_ version: Double, _ change: (inout Self) -> Void = { _ in }) -> Self {
        var copy = self
        copy.version = version
        change(&copy)
        return copy
    }
}

/// The windows of any size that a release has.
@_spi(Simulation) public enum FreeWindows: Sendable {
    case none
    /// On iPads with Stage Manager. The app gets its new size when the finger leaves the screen
    /// (B-144).
    case stageManager
    /// On every iPad. The app is resized under the finger (B-121, B-145).
    case everywhere
    /// Those of phones are resized, too, on iPads and in mirroring (D-043).
    case onPhonesToo

    /// Whether apps are resized under the finger.
    var areContinuous: Bool { self == .everywhere || self == .onPhonesToo }
}

/// What `UIRequiresFullScreen` does for an app on an iPad. Phones ignore it before iOS 27.
enum FullScreenKey: Sendable {
    /// The app has the whole screen, and the orientations that it supports.
    case keepsScreen
    /// The app has one size, which the system scales to its window (D-040, D-041).
    case keepsSize
    /// The app is resized at the end of a drag, to a size in an orientation that it supports
    /// (D-042).
    case resizesInSteps
}

/// The changes of columns that a split view tells its delegate of.
package enum ToldColumns: Sendable {
    /// All, before they come or go.
    case everyChange
    /// All but those by the app's own `show(_:)` and `hide(_:)` (B-170), before and after they come
    /// or go (B-171).
    case allButOwnRequests
}

/// Documented behaviour of presentations that differs between releases (B-074, B-076).
struct PresentationConventions: Equatable, Sendable {
    /// The style that `.automatic`, the default, stands for.
    let automaticStyle: UIModalPresentationStyle
    /// The style that replaces a popover where there is no room for one.
    let compactStyle: UIModalPresentationStyle
    /// Whether sheets stay sheets in compact width.
    let keepsSheetsInCompactWidth: Bool
    /// Whether a popover without a source rectangle points at its whole source view. Earlier it
    /// pointed at the view's corner.
    let followsSourceView: Bool
    /// Whether a sheet in compact height is a full screen: its presenter disappears (B-173).
    let sheetsFillCompactHeight: Bool
    /// Whether action sheets are at their source in every window, and in the middle without one
    /// (D-037, D-038). Earlier they come from the bottom on phones and in compact width.
    var anchorsActionSheets = false

    /// Whether the user can drag a sheet down (B-090): since iOS 13, as sheets are the default.
    var letsSheetsBeDragged: Bool { automaticStyle == .pageSheet }

    /// Whether a page sheet in regular width has the readable width (D-027): since iOS 13. Before,
    /// it was as wide as the shorter side of the window.
    var pagesAreReadable: Bool { automaticStyle == .pageSheet }

    /// iOS 8 to 12.
    static let fullScreen = PresentationConventions(
        automaticStyle: .fullScreen, compactStyle: .fullScreen, keepsSheetsInCompactWidth: false,
        followsSourceView: false, sheetsFillCompactHeight: false)
    /// iOS 13.2 and later.
    static let sheets = PresentationConventions(
        automaticStyle: .pageSheet, compactStyle: .pageSheet, keepsSheetsInCompactWidth: true,
        followsSourceView: true, sheetsFillCompactHeight: true)
}
