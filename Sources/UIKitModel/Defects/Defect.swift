/// Something that a release of iOS does and its documentation does not say. The model has a switch
/// for it.
///
/// Each defect has a file of its own.
@_spi(Simulation) public struct Defect: Equatable, Sendable {
    /// The name by which the command lists it.
    public let name: String
    /// The ids of the catalogue entries that describe it.
    public let catalogue: [String]
    /// When it happens.
    public let trigger: String
    /// The difference from the documentation.
    public let effect: String
    /// What an app can do about it, as an imperative, by the sources; empty where none tells.
    public var workaround = ""
    let set: DefectSet

    /// Every defect: those of the releases first.
    public static let all = ofReleases + reported

    /// The defects that a release of the model has, in the order of the catalogue.
    public static let ofReleases: [Defect] = [
        .insetsLostAfterPush, .getterNamesInnerNavigation, .buttonLeftTransparent,
        .dockWalkSkipsSplitView, .columnBehindItsWidth, .swipeFreezesRoot, .compactColumnSetOnce,
        .roomKeptForBar, .directionKept, .itemsInTwoBars, .itemStaysInHiddenTab,
        .itemGoesToOuterBar, .tabAddedWhileBarTurns,
    ]

    /// The defects that people reported of releases that the model lacks, or in reports that leave
    /// the cause open, in the order of the catalogue. No release has them; `selftest` plants them.
    ///
    /// What switches them is a guess that fits the report.
    public static let reported: [Defect] = [
        .shownPrimaryNotTold, .itemLostOnPop, .contentUnderNewBar, .preferenceIgnoredOnce,
        .overlayLeftOutside, .firstTraitChangeUntold, .staysCollapsed, .topInsetStale,
    ]
}

/// Which defects a release has.
@_spi(Simulation) public struct DefectSet: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension SplitColumn {
    /// The app's own navigation controller inside the primary's controller, while something is
    /// pushed on it; else `nil`. iOS 14 then mistakes it for the column's controller.
    ///
    /// `insetsLostAfterPush`, `getterNamesInnerNavigation` and `dockWalkSkipsSplitView` share this
    /// trigger.
    @MainActor var innerNavigationMistakenForColumn: UINavigationController? {
        guard column == .primary, let outer, outer.asNavigation == nil,
            let inner = outer.storedChildren.first?.asNavigation, inner.stack.count > 1
        else { return nil }
        return inner
    }
}
