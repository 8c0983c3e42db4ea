extension Execution {
    /// Every action that exploration tries in this state, in the order of traces.
    ///
    /// Rules that are not enabled are left out; an argument may still be refused by the body.
    package func choices(timings includesTimings: Bool = false) -> [Action] {
        guard !machine.isOver else { return [] }
        var choices: [Action] = []
        let timings = includesTimings ? [.rest] + table.timings.indices.map(Timing.at) : [.rest]
        for (index, rule) in table.rules.enumerated() {
            if let isEnabled = rule.isEnabled, !isEnabled(machine) { continue }
            let combinations = rule.parameters.reduce([[Argument]()]) { partial, domain in
                let words = domain.explored(in: machine, bindings)
                return partial.flatMap { prefix in words.map { prefix + [Argument(word: $0)] } }
            }
            let created = rule.creates == nil ? nil : bindings.upcoming
            for timing in timings {
                for arguments in combinations {
                    choices.append(
                        Action(rule: index, timing: timing, arguments: arguments, creates: created))
                }
            }
        }
        return choices
    }
}
