/// A release of iOS: its name, its defects and its conventions.
@_spi(Simulation) public struct Release: Equatable, Sendable {
    public let name: String
    /// One line for people to read.
    public let summary: String
    let defects: DefectSet
    let presentation: PresentationConventions

    /// Whether controllers and views have traits before they are in a window (B-143): since iOS 13, as
    /// sheets are the default.
    var predictsTraits: Bool { presentation.automaticStyle == .pageSheet }

    /// The defects of this release, in the order of the catalogue.
    public var knownDefects: [Defect] { Defect.all.filter { defects.contains($0.set) } }

    public init(name: String, summary: String, defects: [Defect]) {
        self.init(name: name, summary: summary, defects: defects, presentation: .sheets)
    }

    init(
        name: String, summary: String, defects: [Defect], presentation: PresentationConventions
    ) {
        self.name = name
        self.summary = summary
        self.defects = defects.reduce(into: []) { $0.formUnion($1.set) }
        self.presentation = presentation
    }

    /// The same release without one of its defects. Releases without that defect stay the same.
    public func without(_ defect: Defect) -> Release {
        Release(
            name: name, summary: summary,
            defects: knownDefects.filter { $0 != defect }, presentation: presentation)
    }

    /// The same release with these defects, and no others.
    public func with(only defects: [Defect]) -> Release {
        Release(name: name, summary: summary, defects: defects, presentation: presentation)
    }

    /// UIKit as its documentation describes it.
    public static let asDocumented = Release(
        name: "asDocumented", summary: "the documented behaviour, without defects", defects: [])

    /// iPadOS 14, as the article Fixing Multi-Level Menu Layouts describes it.
    public static let iOS14 = Release(
        name: "iOS 14",
        summary: "columns, with the defects that Fixing Multi-Level Menu Layouts describes",
        defects: [
            .insetsLostAfterPush, .getterNamesInnerNavigation, .buttonLeftTransparent,
            .dockWalkSkipsSplitView, .columnBehindItsWidth, .swipeFreezesRoot,
            .barLostInCancelledPop,
            .compactColumnSetOnce,
        ])

    /// iOS 12: classic split views, and popovers before sheets. Three articles describe it:
    /// UISplitViewController Adaptability, Part 1; Default Behaviour of
    /// collapseSecondaryViewController; Popovers and preferredContentSize.
    public static let iOS12 = Release(
        name: "iOS 12", summary: "classic split views, and popovers before sheets",
        defects: [.swipeFreezesRoot, .barLostInCancelledPop], presentation: .fullScreen)

    /// iOS 8, the first release whose popovers adapt.
    public static let iOS8 = Release(
        name: "iOS 8", summary: "the first popovers that adapt, with their defects",
        defects: [.roomKeptForBar, .directionKept], presentation: .fullScreen)

    /// Every release, simplest first.
    public static let all: [Release] = [.iOS14, .asDocumented, .iOS12, .iOS8]

    /// The release with a name; `nil` when there is none. The name must match exactly.
    public static func named(_ name: String) -> Release? { all.first { $0.name == name } }
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

    /// Whether the user can drag a sheet down (B-090): since iOS 13, as sheets are the default.
    var letsSheetsBeDragged: Bool { automaticStyle == .pageSheet }

    /// iOS 8 to 12.
    static let fullScreen = PresentationConventions(
        automaticStyle: .fullScreen, compactStyle: .fullScreen, keepsSheetsInCompactWidth: false,
        followsSourceView: false)
    /// iOS 13.2 and later.
    static let sheets = PresentationConventions(
        automaticStyle: .pageSheet, compactStyle: .pageSheet, keepsSheetsInCompactWidth: true,
        followsSourceView: true)
}
