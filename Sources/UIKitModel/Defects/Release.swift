/// A release of iOS as data: its name and the defects it has.
@_spi(Simulation) public struct Release: Equatable, Sendable {
    public let name: String
    /// What it is, in one line.
    public let summary: String
    let defects: DefectSet
    let presentation: PresentationConventions

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

    /// UIKit as its documentation describes it.
    public static let asDocumented = Release(
        name: "asDocumented", summary: "the documented behaviour, without defects", defects: [])

    /// iPadOS 14, as article 000 met it.
    public static let iOS14 = Release(
        name: "iOS 14", summary: "columns, with the defects of article 000",
        defects: [
            .insetsLostAfterPush, .getterNamesInnerNavigation, .buttonLeftTransparent,
            .walkPassesSplitView, .columnBehindItsWidth, .swipeFreezesRoot,
            .barLostInCancelledPop,
            .compactColumnSetOnce,
        ])

    /// iOS 12, as articles 001, 002 and 004 met it: classic split views, popovers before sheets.
    public static let iOS12 = Release(
        name: "iOS 12", summary: "classic split views, and popovers before sheets",
        defects: [.swipeFreezesRoot, .barLostInCancelledPop], presentation: .fullScreen)

    /// iOS 8, whose popovers are the first that adapt.
    public static let iOS8 = Release(
        name: "iOS 8", summary: "the first popovers that adapt, with their defects",
        defects: [.roomKeptForBar, .directionKept], presentation: .fullScreen)

    public static let all: [Release] = [.iOS14, .asDocumented, .iOS12, .iOS8]

    public static func named(_ name: String) -> Release? { all.first { $0.name == name } }
}
