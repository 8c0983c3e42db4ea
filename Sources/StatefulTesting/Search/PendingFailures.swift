/// The failures of cases that earlier runs have not shrunk.
struct PendingFailures {
    /// In set-ups that random cases have, one entry for each case.
    private(set) var usual: [SearchResult.Failing] = []
    /// In set-ups that only screening tries.
    private(set) var elsewhere: [SearchResult.Failing] = []

    /// The cases that still fail, with the signatures that they have now.
    private var failing: [(written: Trace, signature: Signature)] = []
    private var passed: [Trace] = []

    /// Replays the cases, first without the optional values of their set-ups. Those that pass need
    /// nothing else. One that passes only because the run does not have its values is left alone.
    init<Machine>(of pending: [CorpusCase], _ executor: Executor<Machine>) {
        for committed in pending where !executor.monitor.mustStop() {
            let own = committed.trace.setup
            let setups = [executor.subject.plain(committed.trace).setup, own].unrepeated
            let found = setups.lazy.compactMap { executor.failing(committed, in: $0) }.first
            guard let (trace, signature) = found else {
                if executor.mayTry(own) { passed.append(committed.trace) }
                continue
            }
            failing.append((committed.trace, signature))
            let entry = (signature: signature, traces: [trace.canonical])
            if executor.subject.mayDraw(trace.setup) {
                usual.append(entry)
            } else {
                elsewhere.append(entry)
            }
        }
    }

    /// What became of the cases.
    ///
    /// - Parameter isResolved: whether a failure is part of a finding that was shrunk.
    func outcome(_ isResolved: (Signature) -> Bool) -> PendingOutcome {
        PendingOutcome(
            shrunk: failing.filter { isResolved($0.signature) }.map(\.written), passed: passed)
    }
}
