internal import Platform
internal import SplitFuzz
internal import StatefulTesting

/// Does one task at a time in worker processes, for a command that waits for the result. A death of a
/// worker becomes part of the result, as in a run.
///
/// Where there are no worker processes, this process does the task.
@MainActor final class Supervisor {
    /// The parts that have no result.
    var lost: [LostPart] { deaths.lost }

    private let request: RunRequest
    private let known: KnownCases?
    private let context: CommandContext
    private let interruption: () -> Interruption?
    private let notice: (RunEvent) -> Void
    /// Erases the line of the progress.
    private let clear: () -> Void
    private var deaths: DeathRecord
    private var waiting: [WorkerTask] = []
    private var refused: WorkerTask?
    private var result: TaskResult?
    private var output = ShownOutput()

    /// - Parameters:
    ///   - request: has the subjects of the tasks.
    ///   - known: the committed cases, for a task that compares something with them.
    ///   - notice: called for each event of a task.
    ///   - clear: called before something is written.
    init(
        _ request: RunRequest, known: KnownCases? = nil, context: CommandContext,
        interruption: @escaping () -> Interruption?,
        notice: @escaping (RunEvent) -> Void = { _ in }, clear: @escaping () -> Void
    ) {
        self.request = request
        self.known = known
        self.context = context
        self.interruption = interruption
        self.notice = notice
        self.clear = clear
        deaths = DeathRecord(request)
    }

    /// The result of a task. `nil` if it is lost, or if an interruption left none.
    ///
    /// - Parameter describe: describes the case that trapped, if this process does the task.
    func perform(
        _ task: WorkerTask, describe: @escaping @MainActor (RecordedCase) -> String
    ) -> TaskResult? {
        guard let executable = context.executable else { return performHere(task, describe) }
        (waiting, refused, result) = ([task], nil, nil)
        let pool = WorkerPool(
            1, executable: executable, arguments: Worker.arguments(request, corpus: known?.path),
            plan: request.plan,
            interruption: { [self] in mustStop ? interruption() ?? .terminate : nil })
        pool.work(for: self)
        if let found = result, !mustStop {
            result = found.examined(
                of: task.subject, request, &deaths, executable: executable,
                interruption: interruption)
            // A hang was none. From now on each step has the whole time.
            if result == nil {
                waiting = [task]
                pool.work(for: self)
            }
            if let found = result, !mustStop {
                result = found.confirmed(
                    of: task.subject, request, &deaths, executable: executable,
                    interruption: interruption)
            }
        }
        pool.end()
        return refused.map { performHere($0, describe) } ?? result
    }

    /// Whether to stop: a signal arrived, or nobody reads the output.
    private var mustStop: Bool { interruption() != nil || context.output.isClosed }

    private func performHere(
        _ task: WorkerTask, _ describe: @escaping @MainActor (RecordedCase) -> String
    ) -> TaskResult? {
        let monitor = RunMonitor(mustStop: { [self] in mustStop }, notice: notice)
        return TaskPerformer.here(request, known: known, monitor: monitor, describe: describe)
            .perform(task)
    }
}

extension Supervisor: WorkerPool.Client {
    func nextTask() -> WorkerTask? {
        mustStop || waiting.isEmpty ? nil : waiting.removeFirst()
    }

    func received(_ event: RunEvent, of task: WorkerTask) { notice(event) }

    func finished(_ task: WorkerTask, _ result: TaskResult) {
        if case .survived = result { return perform(deaths.survived(task)) }
        self.result = result
    }

    func lost(_ task: WorkerTask, _ death: WorkerProcess.Death) {
        guard !mustStop else { return }
        perform(deaths.lost(task, death))
    }

    private func perform(_ answer: DeathRecord.Answer) {
        if case .perform(let task) = answer { waiting.append(task) }
    }

    func refused(_ task: WorkerTask) {
        clear()
        context.sayThatNoWorkerStarts()
        refused = task
    }

    func printed(_ line: String, by task: WorkerTask) {
        let name = request.subjects[task.subject].name
        guard let text = output.text(for: line, of: name) else { return }
        clear()
        context.error.write(text)
    }

    func stepLimit(of task: WorkerTask) -> Double { deaths.stepLimit(of: task) }
    func stepped(_ slowest: Double, in task: WorkerTask) {
        deaths.noteStep(slowest, of: task.subject)
    }
}
