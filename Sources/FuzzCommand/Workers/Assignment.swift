internal import StatefulTesting

/// A job on its way through worker processes.
struct Assignment {
    enum Purpose {
        /// The outcome of the job with a number is wanted.
        case outcome(queue: ObjectIdentifier, number: Int)
        /// A process ended while it did an assignment. The job replays its last trace.
        indirect case confirmation(of: Assignment, CrashingTrace, WorkerProcess.Death)
    }

    var job: any Job
    let purpose: Purpose
    /// How many traces of it have ended their processes.
    var deaths = 0
    /// How often its process has ended although no trace is known to do that.
    var disturbances = 0
}
