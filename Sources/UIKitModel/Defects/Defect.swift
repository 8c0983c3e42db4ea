/// Something a release of iOS does that its documentation does not say: a switch on top of the
/// documented model.
///
/// Each is declared in a file of its own, with its trigger and its effect.
@_spi(Simulation) public struct Defect: Equatable, Sendable {
    /// The name by which the command lists it.
    public let name: String
    /// Catalogue entries that tell of it.
    public let catalogue: [String]
    /// When it happens.
    public let trigger: String
    /// What then differs from the documentation.
    public let effect: String
    let set: DefectSet

    /// Every defect, in the order of the catalogue.
    public static let all: [Defect] = [
        .insetsLostAfterPush, .getterNamesInnerNavigation, .buttonLeftTransparent,
        .walkPassesSplitView, .columnBehindItsWidth, .swipeFreezesRoot, .barLostInCancelledPop,
        .compactColumnSetOnce, .roomKeptForBar, .directionKept,
    ]
}

/// Which defects a release has.
@_spi(Simulation) public struct DefectSet: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
