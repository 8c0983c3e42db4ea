internal import StatefulTesting

/// Shrinks what a search has found of a subject, and reports.
struct ReportJob: Job {
    let subject: Int
    let found: SearchResult
    /// The number of cases of the run's plan.
    let cases: Int
    /// The committed cases of the subject, as texts.
    let known: [String]
    /// Those that earlier runs have not shrunk.
    let pending: [String]
    var provesMinima = true
    var crashing: [CrashingTrace]

    var what: String? { "shrinking" }

    func perform(in workplace: Workplace) -> SubjectReport? {
        guard let subject = workplace.request.subject(at: subject) else { return nil }
        var plan = workplace.request.plan
        plan.cases = cases
        if !provesMinima { plan.proofLimit = 0 }
        return SubjectRun(
            subject, plan: plan, known: known.compactMap(workplace.committed),
            pending: pending.compactMap(workplace.committed), crashing: crashing,
            log: workplace.log, monitor: workplace.monitor
        ).report(on: found)
    }

    /// A proof tries everything, so it would meet many more such traces.
    func remainder(after deaths: Int, last: WorkerProcess.Death) -> ReportJob? {
        guard deaths < Self.deathLimit else { return nil }
        var remainder = self
        if last.recorded?.phase == .proving { remainder.provesMinima = false }
        return remainder
    }
}
