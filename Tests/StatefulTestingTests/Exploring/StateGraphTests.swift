import Testing

@testable import StatefulTesting

@Suite("The graph of an exploration")
struct StateGraphTests {
    @Test("states with one outline are a group, and each way between two groups an edge")
    func groups() throws {
        var plan = ExplorationPlan()
        plan.drawsGraph = true
        let report = Explorer.explore(Subject<Corridor>("corridor") { _ in Corridor() }, plan: plan)
        let graph = try #require(report.graph)

        #expect(graph.groups.map(\.outline) == ["left half", "right half"])
        #expect(graph.groups.map(\.depth) == [0, 2] && graph.groups.map(\.states) == [2, 2])
        let edges = graph.edges.map {
            "\($0.from)>\($0.to) \($0.rules) \($0.breaks.map { "\($0.rule) \($0.violations)" })"
        }
        #expect(
            edges == [
                "0>0 [\"stand\", \"go\", \"return\"] []", "0>1 [\"go\"] []",
                "1>1 [\"stand\", \"go\", \"return\"] [\"go [\\\"short at end\\\"]\"]",
                "1>0 [\"return\"] []",
            ])
    }

    @Test("no exploration draws a graph unless it is asked to")
    func none() {
        #expect(Explorer.explore(Subject<Corridor>("corridor") { _ in Corridor() }).graph == nil)
    }

    @Test("discoveries go from the short sequences to the whole search, in any order of merges")
    func discoveries() throws {
        var plan = RunPlan(seed: Seed(1))
        plan.cases = 640
        let run = SubjectRun(Subject<Corridor>("corridor") { _ in Corridor() }, plan: plan)
        let islands = (0..<8).map { run.search(island: $0) }
        var one = run.result([], [])
        var other = one
        for island in islands { try one.merge(island) }
        for island in islands.reversed() { try other.merge(island) }
        let points = one.discoveries

        #expect(points == other.discoveries && one.places == ["end", "hall"])
        #expect(points.map(\.islands) == Array(0...8))
        #expect(points.first?.failures == 0 && points.first?.actions == 0)
        #expect(points.last?.failures == one.signatures.count && !one.signatures.isEmpty)
        #expect(points.last?.actions == one.counts.actions)
        #expect(zip(points, points.dropFirst()).allSatisfy { $0.failures <= $1.failures })
    }
}

/// Four rooms in a row. The last one breaks an invariant.
private struct Corridor: SystemUnderTest {
    private var room = 0

    static var rules: [Rule<Corridor>] {
        [
            Rule("stand") { _ in }, Rule("go") { $0.room = min(3, $0.room + 1) },
            Rule("return") { $0.room = max(0, $0.room - 1) },
        ]
    }

    static var invariants: [Invariant<Corridor>] {
        [Invariant("short") { $0.room < 3 ? nil : "end" }]
    }

    var places: [String] { [room == 3 ? "end" : "hall"] }
    var outline: String { room < 2 ? "left half" : "right half" }

    func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(room) }
}
