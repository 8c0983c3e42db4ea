extension Executor {
    /// The fields that cannot be read in the states along a trace. Costs a fingerprint for each state,
    /// up to the first one with such a field.
    func opaqueFields(along trace: Trace) -> [String] {
        guard var execution = try? begin(setup: trace.setup) else { return [] }
        for action in trace.actions {
            let opaque = execution.fingerprint(.exploration).opaqueFields
            guard opaque.isEmpty else { return opaque }
            execution.redo(action, judges: false)
        }
        return []
    }
}
