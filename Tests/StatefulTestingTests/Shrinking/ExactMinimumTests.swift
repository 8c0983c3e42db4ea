import StatefulTesting
import Testing

@Suite("Machines with one exact minimum")
struct ExactMinimumTests {
    @Test("S1 shrinks to six actions from every seed")
    func snapshotStore() throws {
        try expectMinimum(
            of: SnapshotStore.self, averageRuns: 114,
            ["put 0 0", "snapshot -> #1", "put 0 0", "snapshot -> #2", "compact", "read #1 0"])
    }

    @Test("H1 shrinks to two increments of one counter")
    func counters() throws {
        try expectMinimum(
            of: Counters.self, ["new -> #1", "increment #1", "increment #1"])
    }

    @Test("H2 shrinks to a pair in order of creation")
    func pairs() throws {
        try expectMinimum(of: Pairs.self, ["new -> #1", "new -> #2", "pair #1 #2"])
    }

    @Test("H4 shrinks to a cycle of two")
    func graph() throws {
        try expectMinimum(
            of: Graph.self, ["new -> #1", "new -> #2", "edge #1 #2", "edge #2 #1"])
    }

    @Test("Q2 shrinks to ten puts and a size")
    func fullQueue() throws {
        try expectMinimum(
            of: FullQueue.self, averageRuns: 151,
            Array(repeating: "put 0", count: 10) + ["size"])
    }

    /// Draws histories of up to 50 actions until one fails, shrinks it, and compares.
    private func expectMinimum<Machine: SystemUnderTest>(
        of machine: Machine.Type, averageRuns: Int = 200, _ expected: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws where Machine: Startable {
        let subject = Subject<Machine>("subject") { _ in Machine() }
        let format = CaseFormat<Machine>(product: "fuzzsplit", version: 1)
        let executor = Executor(subject)
        let shrinker = Shrinker(executor, proofLimit: 0)
        var runs = 0
        let seeds: UInt64 = 25

        for seed in 0..<seeds {
            let (trace, signature) = try #require(
                firstFailure(subject, seed: seed), "seed \(seed)", sourceLocation: sourceLocation)
            let result = try #require(shrinker.shrink(trace, keeping: signature))
            #expect(
                format.lines(of: result.trace) == expected, "seed \(seed)",
                sourceLocation: sourceLocation)
            #expect(result.certificate == .oneStep, sourceLocation: sourceLocation)
            runs += result.executions
        }

        let average = runs / Int(seeds)
        #expect(average <= averageRuns, sourceLocation: sourceLocation)
    }
}

/// A machine that starts without a set-up.
protocol Startable {
    init()
}

extension SnapshotStore: Startable {}
extension Counters: Startable {}
extension Pairs: Startable {}
extension Graph: Startable {}
extension FullQueue: Startable {}
extension Lock: Startable {}

/// Uniform histories of 50 actions over every rule; the first that fails.
func firstFailure<Machine: SystemUnderTest>(
    _ subject: Subject<Machine>, seed: UInt64
) -> (Trace, Signature)? {
    let executor = Executor(subject)
    var source = RandomSource(seed: Seed(seed), stream: 1_000, index: 0)
    for _ in 0..<20_000 {
        guard var replay = try? executor.begin(setup: []) else { return nil }
        var actions: [Action] = []
        for _ in 0..<50 {
            guard let action = replay.drawUniformly(from: &source) else { continue }
            switch replay.apply(action) {
            case .inapplicable, .undecided: continue
            case .passed: actions.append(action)
            case .violated:
                let attempt = executor.attempt(Trace(setup: [], actions: actions + [action]))
                guard let failure = attempt.failure else { return nil }
                return (attempt.trace, failure.signature)
            }
        }
    }
    return nil
}

extension Execution {
    fileprivate func drawUniformly(from source: inout RandomSource) -> Action? {
        let rules = Machine.rules
        let index = source.index(below: rules.count)
        var arguments: [Argument] = []
        for domain in rules[index].parameters {
            switch domain {
            case .integer(_, let count, _):
                arguments.append(.rank(source.below(count)))
            case .reference(let kind, _):
                let live = bindings.live.filter { $0.kind == kind }
                guard !live.isEmpty else { return nil }
                arguments.append(.reference(live[source.index(below: live.count)].reference))
            case .choice, .name: return nil
            }
        }
        let created = rules[index].creates.map { _ in Reference(UInt32(step) + 1) }
        return Action(rule: index, arguments: arguments, creates: created)
    }
}
