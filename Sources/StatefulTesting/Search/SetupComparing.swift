/// Replays the traces of a cause with every value of the set-up parameters that are compared.
struct SetupComparing<Machine: SystemUnderTest> {
    let executor: Executor<Machine>

    /// One comparison for each parameter that a run compares; empty for failures that end the
    /// process, since no supervisor watches these replays.
    func comparisons(of traces: [Trace], _ signature: Signature) -> [Comparison] {
        if signature.invariant == Violation.keepsRunning { return [] }
        let setup = executor.subject.setup
        return setup.indices.filter { setup[$0].isCompared }.map { index in
            let parameter = setup[index]
            let possible = parameter.allowed.filter { rank in
                traces.contains { canStart($0, with: rank, at: index) }
            }
            let failing = possible.filter { rank in
                traces.contains { fails($0, with: rank, at: index, like: signature) }
            }
            return Comparison(
                parameter: parameter.name, failing: failing.map { parameter.values[$0] },
                passing: possible.filter { !failing.contains($0) }
                    .map { parameter.values[$0] })
        }
    }

    /// Whether a machine has the set-up.
    private func canStart(_ trace: Trace, with rank: Int, at index: Int) -> Bool {
        var setup = trace.setup
        setup[index] = rank
        return (try? executor.begin(setup: setup)) != nil
    }

    private func fails(
        _ trace: Trace, with rank: Int, at index: Int, like signature: Signature
    ) -> Bool {
        var setup = trace.setup
        setup[index] = rank
        let changed = Trace(setup: setup, actions: trace.actions)
        let wanted = executor.table.signature(
            of: Violation(
                invariant: signature.invariant, location: signature.location,
                object: signature.object),
            by: changed.lastRule)
        return executor.fails(changed, like: wanted)
    }
}
