/// Each parameter of the set-up at every smaller rank, and all of them at the lowest.
enum SimplerSetup {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let actions = trace.actions
        let lowest = trace.setup.map { _ in 0 }
        guard trace.setup != lowest else { return Candidates(count: 0) { _ in trace } }
        var setups = [lowest]
        for (index, rank) in trace.setup.enumerated() {
            for smaller in 0..<rank {
                var setup = trace.setup
                setup[index] = smaller
                setups.append(setup)
            }
        }
        return Candidates(setups) { Trace(setup: $0, actions: actions) }
    }
}
