/// A release of iOS: its name, its defects and its conventions.
@_spi(Simulation) public struct Release: Equatable, Sendable {
    public let name: String
    /// One line for people to read.
    public let summary: String
    let defects: DefectSet
    /// The defects of iOS 14 of which no source says whether this release has them.
    private(set) var doubtfulDefects: DefectSet = []
    /// The documented behaviour that differs between releases.
    let conventions: ReleaseConventions
    /// The readings in force of what sources leave open.
    var readings = Readings()
    /// Whether navigation bars check that their top item is their own: since iOS 17, and with the
    /// defect that leaves an item in two bars.
    let checksTopItem: Bool

    /// The defects of this release, in the order of the catalogue.
    public var knownDefects: [Defect] { Defect.all.filter { defects.contains($0.set) } }

    /// Which changes of columns its split views tell their delegates of.
    package var toldColumns: ToldColumns { conventions.toldColumns }

    /// A release of no number, with the conventions of iOS 14.
    public init(name: String, summary: String, defects: [Defect]) {
        self.init(name: name, summary: summary, defects: defects, conventions: .documented)
    }

    init(
        name: String, summary: String, defects: [Defect], doubtful: [Defect] = [],
        conventions: ReleaseConventions
    ) {
        self.name = name
        self.summary = summary
        self.defects = defects.reduce(into: []) { $0.formUnion($1.set) }
        doubtfulDefects = doubtful.reduce(into: []) { $0.formUnion($1.set) }
        self.conventions = conventions
        checksTopItem =
            conventions.checksTopItem || self.defects.contains(Defect.itemsInTwoBars.set)
    }

    /// The same release without one of its defects. Releases without that defect stay the same.
    public func without(_ defect: Defect) -> Release {
        var copy = with(only: knownDefects.filter { $0 != defect })
        copy.doubtfulDefects = doubtfulDefects.subtracting(defect.set)
        return copy
    }

    /// The same release with these defects, and no others.
    public func with(only defects: [Defect]) -> Release {
        var copy = Release(
            name: name, summary: summary, defects: defects, conventions: conventions)
        copy.readings = readings
        return copy
    }

    /// The release with a name; `nil` when there is none. The name must match exactly.
    public static func named(_ name: String) -> Release? { all.first { $0.name == name } }
}
