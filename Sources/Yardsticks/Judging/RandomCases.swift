package import StatefulTesting

/// Random cases until one fails. They do not use the engine's search, except for guided cases.
package struct RandomCases: Hashable, Sendable {
    package enum Drawing: Hashable, Sendable {
        /// Every rule with equal weight.
        case uniform
        /// Each rule takes part in a case with probability one half.
        case subsets
        /// The engine's own guided search.
        case guided
    }

    package let drawing: Drawing
    /// The number of draws in a case.
    package let actions: Int
    /// The most cases that are drawn.
    package let limit: Int

    package init(_ drawing: Drawing = .uniform, actions: Int = 50, limit: Int = 100_000) {
        self.drawing = drawing
        self.actions = actions
        self.limit = limit
    }

    /// The first failing case of a seed; `nil` if no case fails.
    package func firstFailure<Machine: SystemUnderTest>(
        of subject: Subject<Machine>, seed: UInt64
    ) -> (trace: Trace, signature: Signature)? {
        if drawing == .guided { return guidedFailure(of: subject, seed: seed) }
        let executor = Executor(subject)
        let rules = Machine.rules
        var source = RandomSource(seed: Seed(seed), stream: 1_000, index: 0)
        for _ in 0..<limit {
            let setup = subject.setup.map { $0.allowed[source.index(below: $0.allowed.count)] }
            guard var execution = try? executor.begin(setup: setup) else { continue }
            let used = chosenRules(of: rules.count, &source)
            var actions: [Action] = []
            for _ in 0..<self.actions {
                let index = used[source.index(below: used.count)]
                guard let action = execution.draw(index, rules[index], from: &source) else {
                    continue
                }
                switch execution.apply(action) {
                case .inapplicable, .undecided: continue
                case .passed: actions.append(action)
                case .violated(_, let violation, _):
                    return (
                        Trace(setup: setup, actions: actions + [action]),
                        Signature(
                            invariant: violation.invariant, location: violation.location,
                            rule: rules[index].name)
                    )
                }
            }
        }
        return nil
    }

    private func chosenRules(of count: Int, _ source: inout RandomSource) -> [Int] {
        guard drawing == .subsets else { return Array(0..<count) }
        let chosen = (0..<count).filter { _ in source.oneIn(2) }
        return chosen.isEmpty ? Array(0..<count) : chosen
    }

    /// Runs one island, a round at a time.
    private func guidedFailure<Machine: SystemUnderTest>(
        of subject: Subject<Machine>, seed: UInt64
    ) -> (trace: Trace, signature: Signature)? {
        let plan = RunPlan(
            seed: Seed(seed), actions: actions, lengths: .fixed, scheme: .guided,
            shard: Shard(1, of: RunPlan.islands))
        var runner = Runner(subject, plan: plan)
        for _ in 0..<limit / RunPlan.casesPerRound {
            runner.runRound()
            let found = runner.searchResult()
            if let signature = found.signatures.min(),
                let trace = found.traces(failing: signature).last
            {
                return (trace, signature)
            }
        }
        return nil
    }
}

extension Execution {
    /// An action of a rule with random arguments; `nil` if a parameter has no value in this state.
    fileprivate func draw(
        _ index: Int, _ rule: Rule<Machine>, from source: inout RandomSource
    ) -> Action? {
        var arguments: [Argument] = []
        for domain in rule.parameters {
            switch domain {
            case .integer(_, let count, _, let gap):
                arguments.append(.rank(source.below(count, without: gap)))
            case .choice(let labels, _):
                arguments.append(.rank(source.below(UInt64(labels.count))))
            case .name(let among):
                let names = among(machine)
                guard !names.isEmpty else { return nil }
                arguments.append(.name(names[source.index(below: names.count)]))
            case .reference(let kind, _):
                let live = bindings.live.filter { $0.kind == kind }
                guard !live.isEmpty else { return nil }
                arguments.append(.reference(live[source.index(below: live.count)].reference))
            }
        }
        let created = rule.creates.map { _ in Reference(UInt32(step) + 1) }
        return Action(rule: index, arguments: arguments, creates: created)
    }
}
