internal import StatefulTesting

/// Searches a part of a subject: all short sequences, or the random cases of one island.
struct SearchJob: Job, Equatable {
    /// The most crashing traces of an island. Its later cases are not run.
    private static let islandLimit = 2
    /// The same for traces that take long.
    private static let slowIslandLimit = 1
    /// The most crashing traces of the short sequences.
    private static let screeningLimit = 64

    let subject: Int
    /// `nil` for all short sequences.
    let island: Int?
    /// The number of cases of the run's plan.
    let cases: Int
    /// The most cases to run on the island; `nil` for all.
    var most: Int?
    /// The committed cases of the subject, as texts.
    var known: [String] = []
    var crashing: [CrashingTrace] = []

    var what: String? { island.map { "island \($0)" } ?? "the short sequences" }

    func perform(in workplace: Workplace) -> SearchResult? {
        guard let subject = workplace.request.subject(at: subject) else { return nil }
        var plan = workplace.request.plan
        plan.cases = cases
        let run = SubjectRun(
            subject, plan: plan, known: known.compactMap(workplace.committed), crashing: crashing,
            log: workplace.log, monitor: workplace.monitor)
        guard let island else { return run.result(run.screening()) }
        return run.result([], [run.search(island: island, most: most ?? .max)])
    }

    func remainder(after deaths: Int, last: WorkerProcess.Death) -> SearchJob? {
        if island == nil { return deaths < Self.screeningLimit ? self : nil }
        let isSlow = WorkerProcess.Death.slowKinds.contains(last.kind)
        guard deaths >= (isSlow ? Self.slowIslandLimit : Self.islandLimit) else { return self }
        var remainder = self
        remainder.most = last.recorded.map { $0.position.caseIndex + 1 }
        return remainder
    }
}
