internal import Platform
internal import SplitFuzz
internal import StatefulTesting

/// Plants one fault after the other, and searches for each.
///
/// A fault is planted in processes of its own. It may end them: that is a failure of `keeps-running`.
/// Then the task is done again, in another process that knows the trace, and answers where it meets it.
@MainActor final class SelftestRun {
    /// The seeds of random cases are 1 to 5.
    static let seeds = 5
    /// The random cases of each app for each seed, unless the user chooses.
    static let standardCases = 384

    private let cases: Int
    private let jobs: Int
    private let request: RunRequest
    private let context: CommandContext
    private let interruption: () -> Interruption?
    private let report: (FaultResult) -> Void
    private let progress: Progress
    private(set) var results: [FaultResult]
    /// The tasks of each fault that are under way or waiting.
    private var open: [Int: Int] = [:]
    private var starts: [Int: Duration] = [:]
    private var waiting: [WorkerTask] = []
    /// What the deaths of processes have told.
    var deaths = Deaths()
    private var next = 0
    private var reported = 0

    /// - Parameters:
    ///   - numbers: those of the faults to plant; see `TrialPerformer.faults`.
    ///   - cases: the random cases of each app for each seed.
    ///   - report: gets each result, in the order of the numbers.
    init(
        _ numbers: [Int], cases: Int, jobs: Int, request: RunRequest, context: CommandContext,
        interruption: @escaping () -> Interruption?, progress: Progress,
        report: @escaping (FaultResult) -> Void
    ) {
        self.cases = cases
        self.jobs = jobs
        self.request = request
        self.context = context
        self.interruption = interruption
        self.progress = progress
        self.report = report
        let faults = TrialPerformer.faults
        results = numbers.map { FaultResult(fault: faults[$0], number: $0) }
    }

    /// The results, in order. An interrupted run lacks some.
    func run() -> [FaultResult] {
        if let executable = context.executable {
            let pool = WorkerPool(
                jobs, executable: executable, arguments: Worker.arguments(request, corpus: nil),
                plan: request.plan, interruption: interruption)
            pool.work(for: self)
            pool.end()
        } else {
            while let task = nextTask() { performHere(task) }
        }
        progress.clear()
        return Array(results[..<reported])
    }

    private func performHere(_ task: WorkerTask) {
        let monitor = RunMonitor(mustStop: { [self] in mustStop })
        let result = TrialPerformer(task, log: nil, monitor: monitor)?.perform()
        if let result { finished(task, result) } else { giveUp(task, "it cannot be done") }
    }

    var mustStop: Bool { interruption() != nil || context.output.isClosed }

    func index(of task: WorkerTask) -> Int? {
        results.firstIndex { $0.number == task.subject }
    }

    // MARK: - Tasks

    private func start(_ index: Int) {
        starts[index] = context.elapsed()
        progress.show("\(results[index].fault.name) (\(index + 1) of \(results.count))")
        add(trial(index, seed: 1), of: index)
    }

    private func trial(_ index: Int, seed: Int) -> WorkerTask {
        let isControl = results[index].number == 0
        return WorkerTask(
            verb: .trial, subject: results[index].number, island: seed,
            most: isControl ? cases : seed == 1 ? TrialPerformer.leastCases : 0, cases: cases)
    }

    private func add(_ task: WorkerTask, of index: Int) {
        open[index, default: 0] += 1
        waiting.append(task)
    }

    /// Goes on after the first seed. What it has not found, screening may. The control has all of it.
    private func goOn(_ index: Int, after seed: Int) {
        guard seed == 1 else { return }
        let result = results[index]
        let isFound = result.trials[1]?.first != nil
        if isFound || result.number == 0 {
            for seed in 2...Self.seeds { add(trial(index, seed: seed), of: index) }
        }
        if !isFound {
            for app in result.fault.subjects.indices {
                add(
                    WorkerTask(
                        verb: .screenFault, subject: result.number, island: app, cases: 0),
                    of: index)
            }
        }
        shrink(index)
    }

    /// Shrinks the first failure. Screening finds the shortest by itself.
    private func shrink(_ index: Int) {
        guard let failure = results[index].trials[1]?.first else { return }
        var task = WorkerTask(
            verb: .shrinkFault, subject: results[index].number, cases: 0,
            payload: failure.encoded)
        if failure.endsProcess {
            let kind = failure.signature.location
            task.lethal = [LethalTrace(failure.trace, at: .replayed, kind: kind, remark: "")]
        }
        add(task, of: index)
    }

    func end(_ task: WorkerTask, at index: Int) {
        open[index, default: 0] -= 1
        guard open[index] == 0, !mustStop else { return }
        results[index].seconds = (context.elapsed() - (starts[index] ?? .zero)) / .seconds(1)
        open[index] = nil
        starts[index] = nil
        while reported < min(next, results.count), open[reported] == nil {
            progress.clear()
            report(results[reported])
            reported += 1
        }
    }

    /// Does a task before all others.
    func perform(_ task: WorkerTask) { waiting.insert(task, at: 0) }

    /// Ends a task of shrinking with the shortest trace that is known.
    func end(_ task: WorkerTask, at index: Int, with shortest: Trial.Failure) {
        results[index].shortest = (shortest, [])
        end(task, at: index)
    }

    func giveUp(_ task: WorkerTask, _ why: String) {
        guard let index = index(of: task) else { return }
        results[index].lost = why
        end(task, at: index)
    }
}

extension SelftestRun: WorkerPool.Client {
    func nextTask() -> WorkerTask? {
        guard !mustStop else { return nil }
        if waiting.isEmpty, next < results.count {
            start(next)
            next += 1
        }
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }

    func finished(_ task: WorkerTask, _ result: TaskResult) {
        guard let index = index(of: task) else { return }
        switch result {
        case .tried(let trial) where task.verb == .trial:
            results[index].trials[task.island] = trial
            goOn(index, after: task.island)
        case .tried(let trial): results[index].screenings[task.island] = trial
        case .survived: return survived(task)
        case .shrunk(.shrunk(let shrunk)):
            guard let failure = results[index].trials[1]?.first else { break }
            let shortest = Trial.Failure(
                app: failure.app, signature: shrunk.signature, trace: shrunk.trace,
                actions: failure.actions)
            results[index].shortest = (shortest, shrunk.also)
        default: break
        }
        end(task, at: index)
    }

    func refused(_ task: WorkerTask) { giveUp(task, "the system starts no process") }
    func received(_ event: RunEvent, of task: WorkerTask) {}
    func printed(_ line: String, by task: WorkerTask) {}
    func fault(of task: WorkerTask) -> Int? { task.subject }
}

extension ActionLog.CasePosition {
    /// That of a replayed trace.
    fileprivate static let replayed = ActionLog.CasePosition(island: nil, caseIndex: 0)
}
