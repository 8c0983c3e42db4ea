/// The failures of one signature on several islands.
struct IslandFailures: Hashable, Sendable, Codable {
    /// The most traces of each kind that are kept.
    private static let mostTraces = 3

    /// The simplest traces that break nothing else before, in order.
    let clean: [Trace]
    /// The simplest other traces, in order.
    let unclean: [Trace]
    /// For each island with such failures, in order, the number of its cases that failed so.
    let cases: [IslandCases]
    /// The violation that the first of these islands saw first.
    let violation: Violation

    struct IslandCases: Hashable, Sendable, Codable {
        let island: Int
        let cases: Int
    }

    /// The number of cases on all islands.
    var caseCount: Int { cases.reduce(0) { $0 + $1.cases } }

    /// Those of this and of another part of the run, which may have islands in common.
    func union(_ other: IslandFailures) -> IslandFailures {
        IslandFailures(
            clean: Self.simplest(clean + other.clean),
            unclean: Self.simplest(unclean + other.unclean),
            cases: Self.union(cases, other.cases),
            violation: other.firstIsland < firstIsland ? other.violation : violation)
    }

    var firstIsland: Int { cases.first?.island ?? .max }

    /// The simplest of some traces, sorted: one for each first action. Traces that begin alike
    /// mostly shrink to the same minimum.
    static func simplest(_ traces: some Collection<Trace>) -> [Trace] {
        if traces.count < 2 { return Array(traces) }
        var beginnings: Set<Action?> = []
        return Array(
            traces.sorted().filter { beginnings.insert($0.actions.first).inserted }
                .prefix(mostTraces))
    }

    private static func union(_ one: [IslandCases], _ other: [IslandCases]) -> [IslandCases] {
        guard let last = one.last, let first = other.first else { return one + other }
        if last.island < first.island { return one + other }
        let known = Set(one.map(\.island))
        return (one + other.filter { !known.contains($0.island) })
            .sorted { $0.island < $1.island }
    }
}

extension IslandFailures {
    init(_ traces: [Trace], isClean: Bool, cases: [IslandCases], violation: Violation) {
        let traces = Self.simplest(traces.map(\.canonical))
        self.init(
            clean: isClean ? traces : [], unclean: isClean ? [] : traces, cases: cases,
            violation: violation)
    }
}
