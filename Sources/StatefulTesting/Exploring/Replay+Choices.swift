extension Replay {
    /// Every action that exploration tries in this state, in the order of traces.
    ///
    /// Rules that are not enabled are left out; an argument may still be refused by the body.
    public func choices(marks includesMarks: Bool = false) -> [Action] {
        guard !machine.isOver else { return [] }
        var choices: [Action] = []
        let marks = includesMarks ? [.rest] + table.marks.indices.map(Mark.at) : [.rest]
        for (index, rule) in table.rules.enumerated() {
            if let isEnabled = rule.isEnabled, !isEnabled(machine) { continue }
            let combinations = rule.parameters.reduce([[Argument]()]) { partial, domain in
                let words = domain.explored(in: machine, bindings)
                return partial.flatMap { prefix in words.map { prefix + [Argument(word: $0)] } }
            }
            let created = rule.creates == nil ? nil : bindings.upcoming
            for mark in marks {
                for arguments in combinations {
                    choices.append(
                        Action(rule: index, mark: mark, arguments: arguments, creates: created))
                }
            }
        }
        return choices
    }
}
