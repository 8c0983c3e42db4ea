/// A trace whose last action ends the process, as a supervisor has seen.
///
/// Executing it again would end this process, too. An executor that knows the trace answers with
/// the violation instead.
package struct CrashingTrace: Hashable, Sendable, Codable {
    /// The actions up to the one that was being applied.
    package let trace: Trace
    /// The random case that the trace is of; without an island if it was replayed. If the machine
    /// was varied, only one that is varied alike meets the trace.
    package let position: ActionLog.CasePosition
    /// How the process ended, in a word such as `trap`.
    package let kind: String
    /// What the process said at its end; may be empty.
    package let remark: String

    package init(
        _ trace: Trace, at position: ActionLog.CasePosition, kind: String, remark: String
    ) {
        self.trace = trace
        self.position = position
        self.kind = kind
        self.remark = remark
    }

    var violation: Violation {
        Violation(invariant: Violation.keepsRunning, location: kind, remark: remark)
    }
}

/// A set-up whose start ends the process.
struct CrashingStart: Error {
    let violation: Violation
}

/// The crashing traces that an execution may still run into.
struct Threats {
    private var traces: [CrashingTrace]

    /// - Parameter traces: those of the execution's set-up.
    init(_ traces: [CrashingTrace]) {
        self.traces = traces
    }

    /// The violation if an action after `step` actions ends the process; `nil` otherwise.
    @inline(__always)
    func violation(by action: Action, after step: Int) -> Violation? {
        traces.isEmpty ? nil : crash(by: action, after: step)
    }

    private func crash(by action: Action, after step: Int) -> Violation? {
        traces.first { $0.trace.count == step + 1 && $0.trace.actions[step] == action }?.violation
    }

    /// Goes on after an action, the one with the number `step`.
    @inline(__always)
    mutating func pass(_ action: Action, at step: Int) {
        guard !traces.isEmpty else { return }
        traces.removeAll { $0.trace.count <= step || $0.trace.actions[step - 1] != action }
    }
}
