package import StatefulTesting

/// Tries every sequence over every value, from the simplest on, and merges no states.
///
/// It uses neither exploration nor shrinking, and so it can judge both. It copies the machine,
/// which must therefore be a value.
package struct BruteForce<Machine: SystemUnderTest> {
    private let executor: Executor<Machine>
    private let signature: Signature
    private let values: SearchedValues
    private let rules = Machine.rules
    private var remaining: Int

    package enum Answer: Hashable, Sendable {
        /// The simplest trace that fails with the signature.
        case simplest(Trace)
        /// No sequence up to the length fails with the signature.
        case noFailure
        /// The limit of actions was reached.
        case undecided
    }

    /// A sequence that passed, and the machine after it.
    private struct Passed {
        let actions: [Action]
        let execution: Execution<Machine>
    }

    /// The simplest trace of up to `length` actions that fails with a signature.
    ///
    /// - Parameter limit: the most actions to apply.
    package static func search(
        _ subject: Subject<Machine>, for signature: Signature, length: Int,
        values: SearchedValues, limit: Int = 200_000_000
    ) -> Answer {
        guard values != .tooMany else { return .undecided }
        var search = BruteForce(
            executor: Executor(subject), signature: signature, values: values, remaining: limit)
        let setups = subject.setup.reduce([[Int]()]) { partial, parameter in
            partial.flatMap { ranks in parameter.allowed.map { ranks + [$0] } }
        }
        for length in 0...length {
            for setup in setups {
                if let trace = search.simplest(from: setup, length: length) {
                    return .simplest(trace)
                }
                if search.remaining <= 0 { return .undecided }
            }
        }
        return .noFailure
    }

    private mutating func simplest(from setup: [Int], length: Int) -> Trace? {
        guard let start = try? executor.begin(setup: setup) else { return nil }
        guard length > 0 else {
            guard case .violated(_, let violation, _) = start.start,
                matches(violation, rule: "")
            else { return nil }
            return Trace(setup: setup, actions: [])
        }
        let found = simplest(after: [Passed(actions: [], execution: start)], length)
        return found.map { Trace(setup: setup, actions: $0) }
    }

    /// The simplest failing continuation by `length` actions. `passed` are all sequences over the
    /// same rules, in the order of their arguments.
    private mutating func simplest(after passed: [Passed], _ length: Int) -> [Action]? {
        for (index, rule) in rules.enumerated() {
            var longer: [Passed] = []
            for sequence in passed {
                for action in actions(of: rule, index, in: sequence.execution) {
                    remaining -= 1
                    guard remaining > 0 else { return nil }
                    var execution = sequence.execution
                    let actions = sequence.actions + [action]
                    switch execution.apply(action) {
                    case .passed where length > 1:
                        longer.append(Passed(actions: actions, execution: execution))
                    case .violated(_, let violation, _)
                    where length == 1 && matches(violation, rule: rule.name):
                        return actions
                    default: continue
                    }
                }
            }
            if !longer.isEmpty, let found = simplest(after: longer, length - 1) { return found }
        }
        return nil
    }

    private func matches(_ violation: Violation, rule: String) -> Bool {
        signature
            == Signature(
                invariant: violation.invariant, location: violation.location, rule: rule)
    }

    /// All actions of a rule, in the order of their arguments.
    private func actions(
        of rule: Rule<Machine>, _ index: Int, in execution: Execution<Machine>
    ) -> [Action] {
        let combinations = rule.parameters.reduce([[Argument]()]) { partial, domain in
            let arguments = self.arguments(of: domain, in: execution)
            return partial.flatMap { prefix in arguments.map { prefix + [$0] } }
        }
        let created = rule.creates.map { _ in Reference(UInt32(execution.step) + 1) }
        return combinations.map { Action(rule: index, arguments: $0, creates: created) }
    }

    private func arguments(
        of domain: Domain<Machine>, in execution: Execution<Machine>
    ) -> [Argument] {
        let most: UInt64 = if case .lowest(let most) = values { most } else { .max }
        return switch domain {
        case .integer(_, let count, _, let gap):
            (0..<min(most, count)).filter { gap?.contains($0) != true }.map { .rank($0) }
        case .choice(let labels, _):
            (0..<min(most, UInt64(labels.count))).map { .rank($0) }
        case .name(let among):
            among(execution.machine).map { .name($0) }
        case .reference(let kind, _):
            execution.bindings.live.filter { $0.kind == kind }.map { .reference($0.reference) }
        }
    }
}
