internal import Platform
internal import SplitFuzz
internal import StatefulTesting

/// A part of a run that is missing from its result.
struct LostPart {
    let subject: String
    /// What was not done, as in `island 7`.
    let what: String
    /// Why not, as text.
    let why: String
    /// Whether the app's own failures are the reason, which are findings.
    let isFoundInApp: Bool
}

/// Searches the subjects of a request.
///
/// A run is made of tasks: the screening of each subject, each of its islands, and its report, which
/// needs the results of the others. Worker processes share the tasks. Without worker processes, this
/// process does them one after the other.
///
/// Without `--for`, the tasks of one subject come before those of the next. With `--for`, the subjects
/// take turns, one island each, until the time is over.
@MainActor final class RunSearch {
    let request: RunRequest
    let known: KnownCases
    let context: CommandContext
    /// The signal that has arrived, if any.
    private let interruption: () -> Interruption?
    private let harvest: (Subject<SplitMachine>, SearchResult) -> Void
    private let progress: RunProgress

    private var parts: [SubjectParts]
    private var order: TaskOrder
    /// Tasks to do again, and traces to confirm.
    private var urgent: [WorkerTask] = []
    private var deaths: DeathRecord
    private var hasSaidRefusal = false

    struct Result {
        /// In order of the subjects. An interrupted run lacks some.
        var reports: [SubjectReport] = []
        var lost: [LostPart] = []
        var interruption: Interruption?
    }

    /// - Parameters:
    ///   - unshrunk: gets the failures at the moment they are seen.
    ///   - harvest: takes what the search finds of each subject, before it is shrunk.
    init(
        request: RunRequest, known: KnownCases, context: CommandContext,
        unshrunk: UnshrunkCases, interruption: @escaping () -> Interruption?,
        harvest: @escaping (Subject<SplitMachine>, SearchResult) -> Void = { _, _ in }
    ) {
        self.harvest = harvest
        self.request = request
        self.known = known
        self.context = context
        self.interruption = interruption
        progress = RunProgress(request, unshrunk, context)
        parts = request.subjects.map { _ in SubjectParts() }
        order = TaskOrder(request)
        deaths = DeathRecord(request)
    }

    /// Shrinks what searches have found, and reports.
    ///
    /// - Parameter found: the search result of a subject; `nil` if there is none.
    func report(on found: (Subject<SplitMachine>) -> SearchResult?) -> Result {
        order.end()
        for (index, subject) in request.subjects.enumerated() {
            parts[index].found = found(subject)
            parts[index].isAbsent = parts[index].found == nil
        }
        return run()
    }

    /// Searches, shrinks and reports.
    func run() -> Result {
        defer { progress.clear() }
        order.begin(at: context.elapsed())
        if let executable = context.executable {
            let pool = WorkerPool(
                request.plan.jobs, executable: executable,
                arguments: request.workerArguments(corpus: known.path), plan: request.plan,
                interruption: { [self] in mustStop ? interruption() ?? .terminate : nil })
            pool.work(for: self)
            pool.end()
        } else {
            while let task = nextTask() { performHere(task) }
        }
        reportOnRest()
        return Result(
            reports: parts.compactMap(\.report), lost: deaths.lost,
            interruption: interruption())
    }

    /// Whether to stop: a signal arrived, or nobody reads the output.
    private var mustStop: Bool {
        interruption() != nil || context.output.isClosed
    }

    // MARK: - In this process

    private func performHere(_ task: WorkerTask) {
        let memory = Trap.memory(
            wordCount: SubjectRun<SplitMachine>.logCapacity(for: request.plan))
        watch(request.subjects[task.subject], memory)
        let monitor = RunMonitor(
            mustStop: { [self] in mustStop }, notice: { [self] in received($0, of: task) })
        let performer = TaskPerformer(
            request: request, known: known, log: memory, monitor: monitor)
        if let result = performer.perform(task) { finished(task, result) }
    }

    /// After a trap, the message is about this subject.
    private func watch(
        _ subject: Subject<SplitMachine>, _ memory: UnsafeMutableBufferPointer<UInt64>
    ) {
        let text = TrapText(program: context.invocation, subject: subject)
        let again = request.command(
            for: subject.name, cases: order.cases, corpus: known.path)
        Trap.watch(memory) { recorded in
            text.text(recorded) + "  to search again: \(again)\n"
        }
    }

    /// Reports on the subjects whose report is missing, after a stop or a loss: what was found, without
    /// executing anything.
    private func reportOnRest() {
        let performer = TaskPerformer(
            request: request, known: known, log: nil, monitor: RunMonitor(mustStop: { true }))
        for index in parts.indices where parts[index].report == nil && parts[index].hasBegun {
            let found = searchResult(index)
            if !parts[index].isReporting { handOn(found, of: index) }
            guard request.shrinks else { continue }
            let task = reportTask(index, on: found)
            if case .reported(let report) = performer.perform(task) {
                parts[index].report = report
            }
        }
    }

    /// What the search has found of a subject.
    private func searchResult(_ index: Int) -> SearchResult {
        if let found = parts[index].found { return found }
        let run = SubjectRun(
            request.subjects[index], plan: request.plan, known: known.cases)
        return run.result(parts[index].screening ?? [], parts[index].islands)
    }

    /// Hands on what the search has found of a subject, if it was not stopped before the random cases.
    private func handOn(_ found: SearchResult, of index: Int) {
        guard parts[index].isWhollyScreened, !parts[index].islands.isEmpty else { return }
        harvest(request.subjects[index], found)
    }

    private func reportTask(_ index: Int, on found: SearchResult) -> WorkerTask {
        WorkerTask(
            verb: .report, subject: index, cases: order.cases, lethal: deaths.lethal[index],
            payload: found.encoded)
    }
}

extension RunSearch: WorkerPool.Client {
    func nextTask() -> WorkerTask? {
        guard !mustStop else { return nil }
        if !urgent.isEmpty { return urgent.removeFirst() }
        if let report = nextReport() { return report }
        guard var task = order.next(at: context.elapsed()) else { return nextReport() }
        parts[task.subject].open += 1
        task.lethal = deaths.lethal[task.subject]
        return task
    }

    /// The report of a subject whose other tasks are done. `merge` shrinks what a shard has found.
    private func nextReport() -> WorkerTask? {
        while let ready = parts.indices.first(where: {
            parts[$0].isReady && !order.hasMore(of: $0)
        }) {
            parts[ready].isReporting = true
            let found = searchResult(ready)
            handOn(found, of: ready)
            if request.shrinks { return reportTask(ready, on: found) }
            progress.finish(ready)
        }
        return nil
    }

    func received(_ event: RunEvent, of task: WorkerTask) {
        if case .failed(let signature, _) = event,
            !parts[task.subject].announced.insert(signature.withoutRule).inserted
        {
            return
        }
        progress.receive(event, of: task.subject)
    }

    func finished(_ task: WorkerTask, _ result: TaskResult) {
        switch result {
        case .screened(let reports):
            parts[task.subject].screening = reports
            parts[task.subject].isWhollyScreened = !mustStop
            parts[task.subject].open -= 1
        case .searched(let island):
            parts[task.subject].islands.append(island)
            parts[task.subject].open -= 1
        case .reported(let report):
            parts[task.subject].report = report
            progress.finish(task.subject)
        case .survived:
            perform(deaths.survived(task))
        }
    }

    func lost(_ task: WorkerTask, _ death: WorkerProcess.Death) {
        guard !mustStop else { return }
        perform(deaths.lost(task, death))
    }

    private func perform(_ answer: DeathRecord.Answer) {
        switch answer {
        case .perform(let task): urgent.append(task)
        case .giveUp(let task):
            // The report is made at the end, without executing anything.
            if task.verb != .report { parts[task.subject].open -= 1 }
        }
    }

    func refused(_ task: WorkerTask) {
        if !hasSaidRefusal {
            hasSaidRefusal = true
            progress.say(
                "\(context.program): the system starts no process, so the search goes on in this "
                    + "one; a trap of the app ends it\n")
        }
        performHere(task)
    }

    func printed(_ line: String, by task: WorkerTask) {
        parts[task.subject].printedLines += 1
        let name = request.subjects[task.subject].name
        switch parts[task.subject].printedLines {
        case ...SubjectParts.shownLines: progress.say("\(name) prints: \(line)\n")
        case SubjectParts.shownLines + 1: progress.say("\(name) prints more, not shown\n")
        default: break
        }
    }

    func stepLimit(of task: WorkerTask) -> Double { deaths.stepLimit(of: task) }
}

/// What is known of one subject of a run.
@MainActor private struct SubjectParts {
    /// The most lines of the app's own output that are shown.
    static let shownLines = 20

    /// The search result, if another run has made it.
    var found: SearchResult?
    /// Whether no other run has searched the subject.
    var isAbsent = false
    var screening: [ExplorationReport]?
    /// Whether nothing stopped the screening.
    var isWhollyScreened = false
    var islands: [IslandResult] = []
    /// The number of tasks whose result the report waits for.
    var open = 0
    var isReporting = false
    var report: SubjectReport?
    /// The failures that were announced, by their signatures without rules.
    var announced: Set<Signature> = []
    var printedLines = 0

    var hasBegun: Bool {
        screening != nil || !islands.isEmpty || isReporting || open > 0 || found != nil
    }
    /// Whether the results of all tasks so far are there.
    var isReady: Bool { open == 0 && !isReporting && report == nil && !isAbsent }
}

/// The order of the tasks of a search, except reports.
@MainActor private struct TaskOrder {
    private let request: RunRequest
    private let islands: [Int]
    /// The subject of the next task.
    private var subject = 0
    /// The position in `islands` of the next task; -1 for screening.
    private var position = -1
    private var start = Duration.zero
    private var isOver = false

    init(_ request: RunRequest) {
        self.request = request
        islands = request.duration == nil ? request.plan.ownIslands : []
    }

    /// Leaves nothing to search.
    mutating func end() { isOver = true }

    mutating func begin(at time: Duration) { start = time }

    /// The number of cases of a plan that has the tasks so far.
    var cases: Int {
        guard request.duration != nil else { return request.plan.cases }
        let last = max(position - 1, Self.leastIslands(of: request.plan.shard) - 1, 0)
        return RunPlan.cases(throughIsland: max(island(at: last), RunPlan.islands - 1))
    }

    /// Whether tasks of a subject are still to come.
    func hasMore(of index: Int) -> Bool {
        if isOver { return false }
        if request.duration != nil || index > subject { return true }
        return index == subject && position < islands.count
    }

    mutating func next(at time: Duration) -> WorkerTask? {
        guard !isOver, !request.subjects.isEmpty else { return nil }
        let task = request.duration == nil ? nextInOrder() : nextInTurn(at: time)
        if task == nil { isOver = true }
        return task
    }

    private mutating func nextInOrder() -> WorkerTask? {
        while position >= islands.count {
            subject += 1
            position = -1
        }
        guard subject < request.subjects.count else { return nil }
        defer { position += 1 }
        return task(island: position < 0 ? nil : islands[position], cases: request.plan.cases)
    }

    private mutating func nextInTurn(at time: Duration) -> WorkerTask? {
        if subject == request.subjects.count {
            subject = 0
            position += 1
        }
        // All subjects end with the same islands, and the first islands are always whole.
        if subject == 0, position >= Self.leastIslands(of: request.plan.shard),
            let duration = request.duration, time - start >= duration.time
        {
            return nil
        }
        defer { subject += 1 }
        guard position >= 0 else { return task(island: nil, cases: 0) }
        let island = island(at: position)
        return task(
            island: island,
            cases: RunPlan.cases(throughIsland: max(island, RunPlan.islands - 1)))
    }

    private func task(island: Int?, cases: Int) -> WorkerTask {
        WorkerTask(
            verb: island == nil ? .screen : .search, subject: subject, island: island ?? 0,
            cases: cases)
    }

    /// The island of this shard at a position.
    private func island(at position: Int) -> Int {
        request.plan.shard.index - 1 + position * request.plan.shard.count
    }

    /// How many of the first islands a shard has.
    private static func leastIslands(of shard: Shard) -> Int {
        (RunPlan.islands - shard.index + shard.count) / shard.count
    }
}
