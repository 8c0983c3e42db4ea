internal import StatefulTesting

/// Executes a trace, because a process ended at it. If this one ends, too, the app is the reason.
struct ReplayJob: Job {
    let subject: Int
    let trace: Trace
    /// How the machine differed from the usual one.
    var variation: Variation?
    var crashing: [CrashingTrace] = []

    var what: String? { nil }
    var isExperiment: Bool { true }

    func perform(in workplace: Workplace) -> Bool? {
        guard let subject = workplace.request.subject(at: subject) else { return nil }
        let executor = workplace.executor(subject, .replaying, crashing: [])
        _ = (variation.map(executor.varied) ?? executor).replay(trace)
        return true
    }
}

/// Judges a case, as `replay` does, to learn which traces end the process.
struct JudgingJob: Job {
    let subject: Int
    /// The case, as the text of its file.
    let text: String
    var crashing: [CrashingTrace] = []

    var what: String? { "the case" }
    var isExperiment: Bool { true }
    /// Few steps hang, and a slow machine must make no verdict.
    var stepLimit: Double? { StepLimits.whole }

    /// The traces that end the process.
    func perform(in workplace: Workplace) -> [CrashingTrace]? {
        guard let committed = workplace.committed(text),
            let subject = workplace.request.table.subject(of: committed)
        else { return nil }
        _ = Verdict(
            judging: committed,
            by: workplace.executor(subject, .replaying, crashing: crashing))
        return crashing
    }
}
