/// The releases. Later ones than iOS 14 have the defects that reports name for them. Whether they
/// also have those of iOS 14 is a doubt, up to iOS 18 (*unverified*: iOS 26 is taken to lack them).
extension Release {
    /// Every release: the newest first, then older ones; `asDocumented` has no defects.
    public static let all: [Release] = [
        .iOS27Point1, .iOS27, .iOS26, .iOS18, .iOS17, .iOS16, .iOS15, .iOS14, .asDocumented, .iOS12,
        .iOS8,
    ]

    /// iOS 27.1: the first release of a phone that folds (D-045).
    public static let iOS27Point1 = Release(
        name: "iOS 27.1", summary: "a phone that folds",
        defects: iOS26.knownDefects + [.tabAddedWhileBarTurns], conventions: .iOS27Point1)

    /// iOS 27: windows of phones have any size, on iPads and in mirroring (D-043). It has the
    /// defects of iOS 26.
    public static let iOS27 = Release(
        name: "iOS 27",
        summary: "a phone's window has any size, too; no app keeps its size",
        defects: iOS26.knownDefects, conventions: .iOS27)

    /// iPadOS 26: every iPad has windows of any size, and resizes them under the user's finger.
    public static let iOS26 = Release(
        name: "iOS 26",
        summary:
            "windows of any size on every iPad, resized continuously; edges of columns move",
        defects: sinceiOS18, conventions: .iOS26)

    /// iPadOS 18: tab bars are at the top in regular width (B-198).
    public static let iOS18 = Release(
        name: "iOS 18", summary: "tab bars at the top of an iPad's window",
        defects: sinceiOS18, doubtful: ofiOS14, conventions: .iOS18)

    /// iPadOS 17: navigation bars check that their top item is their own (B-069).
    public static let iOS17 = Release(
        name: "iOS 17", summary: "bars that raise when their top item belongs to another bar",
        defects: sinceiOS18 + [
            .compactColumnSetOnce, .itemStaysInHiddenTab, .itemGoesToOuterBar,
        ], doubtful: ofiOS14, conventions: .iOS17)

    /// iPadOS 16: Stage Manager, on some iPads.
    public static let iOS16 = Release(
        name: "iOS 16", summary: "Stage Manager: windows of any size on some iPads",
        defects: [.swipeFreezesRoot, .compactColumnSetOnce, .itemGoesToOuterBar],
        doubtful: ofiOS14, conventions: .iOS16)

    public static let iOS15 = Release(
        name: "iOS 15", summary: "as iOS 14, without the defects that are known of that alone",
        defects: [.swipeFreezesRoot, .compactColumnSetOnce], doubtful: ofiOS14,
        conventions: .iOS15)

    private static let sinceiOS18: [Defect] = [.swipeFreezesRoot, .itemsInTwoBars]

    /// UIKit as its documentation describes it, with the conventions of iOS 14.
    public static let asDocumented = Release(
        name: "asDocumented", summary: "the documented behaviour, without defects", defects: [])

    /// iPadOS 14, as the article Fixing Multi-Level Menu Layouts describes it.
    public static let iOS14 = Release(
        name: "iOS 14",
        summary: "columns, with the defects that Fixing Multi-Level Menu Layouts describes",
        defects: ofiOS14 + [.swipeFreezesRoot, .compactColumnSetOnce], conventions: .iOS14)

    /// The defects that only Fixing Multi-Level Menu Layouts and its repository describe.
    private static let ofiOS14: [Defect] = [
        .insetsLostAfterPush, .getterNamesInnerNavigation, .buttonLeftTransparent,
        .dockWalkSkipsSplitView, .columnBehindItsWidth,
    ]

    /// iOS 12: classic split views, and popovers before sheets. Three articles describe it:
    /// UISplitViewController Adaptability, Part 1; Default Behaviour of
    /// collapseSecondaryViewController; Popovers and preferredContentSize.
    public static let iOS12 = Release(
        name: "iOS 12", summary: "classic split views, and popovers before sheets",
        defects: [.swipeFreezesRoot], conventions: .iOS12)

    /// iOS 8, the first release whose popovers adapt.
    public static let iOS8 = Release(
        name: "iOS 8", summary: "the first popovers that adapt, with their defects",
        defects: [.roomKeptForBar, .directionKept], conventions: .iOS8)
}
