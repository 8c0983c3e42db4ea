internal import SplitFuzz
internal import StatefulTesting

/// Does tasks of a run in this process.
@MainActor struct TaskPerformer {
    let request: RunRequest
    /// `nil` if the tasks compare nothing with known cases.
    let known: KnownCases?
    /// Memory to record into; see `ActionLog`.
    let log: UnsafeMutableBufferPointer<UInt64>?
    let monitor: RunMonitor

    /// Does tasks in this process because there are no workers.
    ///
    /// - Parameter describe: describes the case that trapped.
    static func here(
        _ request: RunRequest, known: KnownCases?, monitor: RunMonitor,
        describe: @escaping @MainActor (RecordedCase) -> String
    ) -> TaskPerformer {
        let memory = Trap.memory(
            wordCount: SubjectRun<SplitMachine>.logCapacity(for: request.plan))
        Trap.watch(memory, describe: describe)
        return TaskPerformer(request: request, known: known, log: memory, monitor: monitor)
    }

    /// `nil` if the task is not of this run.
    func perform(_ task: WorkerTask) -> TaskResult? {
        if let performer = TrialPerformer(task, log: log, monitor: monitor) {
            return performer.perform()
        }
        guard request.subjects.indices.contains(task.subject) else { return nil }
        switch task.verb {
        case .screen: return .screened(run(task).screening())
        case .search:
            return .searched(run(task).search(island: task.island, most: task.most))
        case .report:
            guard let result = try? SearchResult(decoding: task.payload) else { return nil }
            return .reported(run(task).report(on: result))
        case .explore:
            guard let order = try? ExplorationOrder(decoding: task.payload) else { return nil }
            return .explored(explore(task, order))
        case .shrink:
            guard let order = try? ShrinkingOrder(decoding: task.payload) else { return nil }
            return shrink(task, order).map(TaskResult.shrunk)
        case .compare: return compare(task).map(TaskResult.confirmed)
        case .judge: return judge(task) ? .survived : nil
        case .attempt:
            guard let lethal = try? LethalTrace.decode(task.payload).first else { return nil }
            attempt(lethal.trace, request.subjects[task.subject])
            return .survived
        case .confirm:
            guard let question = try? Confirmation.Question(decoding: task.payload) else {
                return nil
            }
            let executor = executor(task, request.subjects[task.subject], .replaying)
            return .confirmed(
                executor.confirms(question.trace, failing: question.signature))
        case .trial, .screenFault, .shrinkFault, .attemptFault: return nil
        }
    }

    func run(_ task: WorkerTask) -> SubjectRun<SplitMachine> {
        var plan = request.plan
        plan.cases = task.cases
        if !task.provesMinima { plan.proofLimit = 0 }
        return SubjectRun(
            request.subjects[task.subject], plan: plan, known: known?.cases ?? [],
            pending: known?.pending ?? [], lethal: task.lethal, log: log, monitor: monitor)
    }

    private func explore(_ task: WorkerTask, _ order: ExplorationOrder) -> ExplorationReport {
        let subject = request.subjects[task.subject]
        let executor = executor(task, subject, .exploring)
        var explorer = Explorer(executor, plan: order.plan)
        let own = known?.cases.filter { $0.app == subject.name } ?? []
        return explorer.explore().grouped(by: executor, known: own)
    }

    private func shrink(_ task: WorkerTask, _ order: ShrinkingOrder) -> ShrunkCase? {
        var order = order
        if !task.provesMinima { order.proofLimit = 0 }
        return order.perform(in: request.table) { executor(task, $0, .shrinking) }
    }

    private func executor(
        _ task: WorkerTask, _ subject: Subject<SplitMachine>, _ phase: RunPhase
    ) -> Executor<SplitMachine> {
        let log = log.map { ActionLog(in: $0) }
        log?.enter(phase)
        var executor = Executor(subject, log: log)
        executor.lethal = task.lethal
        executor.monitor = monitor
        return executor
    }

    /// Whether two cases have one cause. `nil` if they are no cases of the apps.
    private func compare(_ task: WorkerTask) -> Bool? {
        var reader = ByteReader(task.payload)
        guard let texts = try? reader.texts(), texts.count == 2 else { return nil }
        let cases = texts.compactMap { text in
            try? CorpusCase(
                parsing: Array(text.utf8), format: CaseFormat<SplitMachine>.fuzzsplit,
                subjects: request.table.directory)
        }
        let experiments = cases.compactMap { committed in
            request.table.subject(of: committed).map {
                CauseExperiment(executor(task, $0, .replaying))
            }
        }
        guard experiments.count == 2 else { return nil }
        let others = experiments[1].failing(cases[1])
        return experiments[0].failing(cases[0]).contains { one in
            others.contains { experiments[0].haveOneCause(one, $0) }
        }
    }

    /// Whether the task has a case of the apps.
    private func judge(_ task: WorkerTask) -> Bool {
        let committed = try? CorpusCase(
            parsing: task.payload, format: CaseFormat<SplitMachine>.fuzzsplit,
            subjects: request.table.directory)
        guard let committed, let subject = request.table.subject(of: committed) else {
            return false
        }
        _ = Verdict(judging: committed, by: executor(task, subject, .replaying))
        return true
    }

    private func attempt(_ trace: Trace, _ subject: Subject<SplitMachine>) {
        let log = log.map { ActionLog(in: $0) }
        log?.enter(.replaying)
        _ = Executor(subject, log: log).replay(trace)
    }
}
