internal import SplitFuzz
internal import StatefulTesting

/// Does tasks of a run in this process.
@MainActor struct TaskPerformer {
    let request: RunRequest
    let known: KnownCases
    /// Memory to record into; see `ActionLog`.
    let log: UnsafeMutableBufferPointer<UInt64>?
    let monitor: RunMonitor

    /// `nil` if the task is not of this run.
    func perform(_ task: WorkerTask) -> TaskResult? {
        guard request.subjects.indices.contains(task.subject) else { return nil }
        switch task.verb {
        case .screen: return .screened(run(task).screening())
        case .search:
            return .searched(run(task).search(island: task.island, most: task.most))
        case .report:
            guard let result = try? SearchResult(decoding: task.payload) else { return nil }
            return .reported(run(task).report(on: result))
        case .attempt:
            guard let lethal = try? LethalTrace.decode(task.payload).first else { return nil }
            attempt(lethal.trace, request.subjects[task.subject])
            return .survived
        }
    }

    func run(_ task: WorkerTask) -> SubjectRun<SplitMachine> {
        var plan = request.plan
        plan.cases = task.cases
        if !task.provesMinima { plan.proofLimit = 0 }
        return SubjectRun(
            request.subjects[task.subject], plan: plan, known: known.cases,
            pending: known.pending, lethal: task.lethal, log: log, monitor: monitor)
    }

    private func attempt(_ trace: Trace, _ subject: Subject<SplitMachine>) {
        let log = log.map { ActionLog(in: $0) }
        log?.enter(.replaying)
        _ = Executor(subject, log: log).replay(trace)
    }
}
