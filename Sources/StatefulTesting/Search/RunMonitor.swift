/// Receives the events of a run, and can stop it.
///
/// A stopped run ends early in every phase, and reports what it has. A monitor that never stops a
/// run changes no result.
package struct RunMonitor {
    /// Whether the run must stop. Called before each case of an island, each executed trace and
    /// each transition, so it must be cheap.
    package var mustStop: () -> Bool
    /// Called for each event. Must not act on the run.
    package var notice: (RunEvent) -> Void

    package init(
        mustStop: @escaping () -> Bool = { false },
        notice: @escaping (RunEvent) -> Void = { _ in }
    ) {
        self.mustStop = mustStop
        self.notice = notice
    }
}

/// Something that a run does. The events of one subject have the same order in each run, except
/// those that a stop leaves out.
package enum RunEvent: Hashable, Sendable, Codable {
    /// Screening begins.
    case screening
    /// The random cases of one more island ran, with so many actions.
    case searched(cases: Int, actions: Int)
    /// A trace failed with an invariant, a location and an object that did not fail before in this
    /// job.
    case failed(Signature, Trace)
    /// Shrinking one failure begins. The failures count from 1. `actions` is the number of actions
    /// of the trace.
    case shrinking(failure: Int, of: Int, actions: Int)
    /// Shrinking found a simpler trace, with this number of actions.
    case shrunk(actions: Int)
    /// An exploration has done this share of its limit.
    case explored(percent: Int)
}
