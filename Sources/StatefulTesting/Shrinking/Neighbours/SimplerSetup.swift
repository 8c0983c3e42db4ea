/// Each parameter of the set-up at every smaller rank, and all of them at the lowest.
enum SimplerSetup {
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let (setup, actions) = (trace.setup, trace.actions)
        let smaller = setup.enumerated().flatMap { index, rank in
            (0..<rank).map { setup.replacing(index, by: $0) }
        }
        let setups = [setup.map { _ in 0 }] + smaller
        return Candidates(setups.filter { $0 != setup }) { Trace(setup: $0, actions: actions) }
    }
}
