internal import Specification
internal import SplitFuzz
internal import StatefulTesting

/// How often the specification leaves each output one value, several, or every one.
@MainActor struct SpecificationShares {
    /// What the comparisons are counted by.
    struct Row: Hashable {
        let output: Output
        let reason: Reason
    }

    /// The numbers of comparisons by freedom.
    private var counts: [Row: [Freedom: Int]] = [:]

    /// Walks through an app at random. Each kind of action is as likely as another.
    mutating func walk(_ subject: Subject<SplitMachine>, cases: Int, seed: Seed) {
        for number in 0..<cases {
            var source = RandomSource(seed: seed, stream: 0, index: UInt64(number))
            guard var execution = try? Executor(subject).begin(setup: subject.simplestSetup) else {
                return
            }
            for _ in 0..<50 {
                let choices = execution.choices()
                let rules = Set(choices.map(\.rule)).sorted()
                guard !rules.isEmpty else { break }
                let rule = rules[source.index(below: rules.count)]
                let actions = choices.filter { $0.rule == rule }
                _ = execution.apply(actions[source.index(below: actions.count)])
                execution.machine.compareWithSpecification { comparison in
                    let row = Row(output: comparison.output, reason: comparison.reason)
                    counts[row, default: [:]][comparison.freedom, default: 0] += 1
                }
            }
        }
    }

    /// The comparisons of an output, of one reason or of all, by freedom.
    func counts(of output: Output, _ reason: Reason? = nil) -> [Freedom: Int] {
        counts.filter { $0.key.output == output && (reason ?? $0.key.reason) == $0.key.reason }
            .values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }
}
