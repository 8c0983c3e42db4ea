/// The values that exploration tries for the parameters of rules.
///
/// Names, references and choices are tried whole, unless said otherwise.
package enum ExploredValues: Hashable, Sendable {
    /// The values that each integer parameter names for exploration.
    case named
    /// Every value.
    case every
    /// The named values and these.
    case sampled([Int])
    /// The named values and these, without those above the highest of these, and the choices up to
    /// a rank. These are the values of traces that may be simpler than one with these values.
    case upTo([Int], choice: Int)

    /// The ranks of an integer parameter, in ascending order except for named ones alone.
    func ranks(low: Int, count: UInt64, named: [UInt64]) -> [UInt64] {
        switch self {
        case .named: return named
        case .every: return Array(0..<count)
        case .sampled(let values):
            return Set(named + ranks(of: values, low, count)).sorted()
        case .upTo(let values, _):
            let own = ranks(of: values, low, count)
            let highest = own.max() ?? 0
            return Set(named.filter { $0 <= highest } + own).sorted()
        }
    }

    func includes(choice rank: Int) -> Bool {
        guard case .upTo(_, let highest) = self else { return true }
        return rank <= highest
    }

    private func ranks(of values: [Int], _ low: Int, _ count: UInt64) -> [UInt64] {
        values.compactMap { value in
            let (distance, overflow) = value.subtractingReportingOverflow(low)
            guard !overflow, distance >= 0, UInt64(distance) < count else { return nil }
            return UInt64(distance)
        }
    }
}

extension RuleTable {
    /// The rules with an integer parameter that has more values than these.
    func sampledRules(_ values: ExploredValues) -> [Int] {
        if case .every = values { return [] }
        return rules.indices.filter { index in
            rules[index].parameters.contains { domain in
                guard case .integer(let low, let count, let named, let gap) = domain else {
                    return false
                }
                let tried = values.ranks(low: low, count: count, named: named)
                    .filter { gap?.contains($0) != true }
                return UInt64(Set(tried).count) < count - UInt64(gap?.count ?? 0)
            }
        }
    }

    /// Whether no rule has more combinations of integers than a limit, or than 200,000. Rules that
    /// are not enabled in the machine, if there is one, do not count.
    func hasFewIntegers(limit: Int, in machine: Machine? = nil) -> Bool {
        let limit = UInt64(min(limit, 200_000))
        for rule in rules {
            if let machine, rule.isEnabled?(machine) == false { continue }
            var combinations: UInt64 = 1
            for case .integer(_, let count, _, _) in rule.parameters {
                let (product, overflow) = combinations.multipliedReportingOverflow(by: count)
                guard !overflow, product <= limit else { return false }
                combinations = product
            }
        }
        return true
    }
}
