extension Executor {
    /// Replays the traces of a cause with every value of the set-up parameters that are compared.
    ///
    /// One comparison for each parameter that a run compares; empty for failures that end the
    /// process, since no supervisor watches these replays.
    func comparisons(of traces: [Trace], _ signature: Signature) -> [Comparison] {
        if signature.invariant == Violation.keepsRunning { return [] }
        return subject.setup.indices.filter { subject.setup[$0].isCompared }.map { index in
            let parameter = subject.setup[index]
            let possible = parameter.allowed.filter { rank in
                traces.contains { (try? begin(setup: $0.setup.replacing(index, by: rank))) != nil }
            }
            let failing = possible.filter { rank in
                traces.contains { trace in
                    let setup = trace.setup.replacing(index, by: rank)
                    let rule = trace.lastRule.map { table.rules[$0].name } ?? ""
                    return fails(
                        Trace(setup: setup, actions: trace.actions),
                        like: signature.with(rule: rule))
                }
            }
            return Comparison(
                parameter: parameter.name, failing: failing.map { parameter.values[$0] },
                passing: possible.filter { !failing.contains($0) }
                    .map { parameter.values[$0] })
        }
    }
}
