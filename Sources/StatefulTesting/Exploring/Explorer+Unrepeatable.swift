/// Fields that have another value each time that the same actions are done, such as the time of
/// day. States with such a field never merge, so an exploration of them never closes.
extension Explorer {
    /// Names one such field of the first state, and one of the last.
    mutating func nameUnrepeatableFields() {
        guard let first = states.first, let last = states.last else { return }
        for state in [first, last] {
            let trace = Trace(setup: setup, actions: state.actions)
            guard let field = executor.unrepeatableField(after: trace) else { continue }
            report.note(opaque: "\(field) (another value each time)")
        }
    }
}

extension Executor {
    /// The first field in which two machines differ that have done the same; `nil` if none does.
    fileprivate func unrepeatableField(after trace: Trace) -> String? {
        guard let one = tracedFingerprint(after: trace),
            let other = tracedFingerprint(after: trace), one.digest != other.digest
        else { return nil }
        let pairs = zip(one.marks ?? [], other.marks ?? [])
        let differing = pairs.first { $0.before == $1.before && $0.after != $1.after }
        return differing?.0.field ?? "the state"
    }

    private func tracedFingerprint(after trace: Trace) -> Fingerprint? {
        guard var execution = try? begin(setup: trace.setup) else { return nil }
        for action in trace.actions { execution.apply(action, judges: false) }
        return execution.fingerprint(.exploration, tracesFields: true)
    }
}
