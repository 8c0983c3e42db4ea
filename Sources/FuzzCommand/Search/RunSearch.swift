internal import Platform
internal import SplitFuzz
internal import StatefulTesting

/// Searches the subjects of a request.
///
/// A run is made of tasks: the screening of each subject, each of its islands, and its report, which
/// needs the results of the others. Worker processes share the tasks. Without worker processes, this
/// process does them one after the other.
@MainActor final class RunSearch {
    let request: RunRequest
    let known: KnownCases
    let context: CommandContext
    /// The signal that has arrived, if any.
    private let interruption: () -> Interruption?
    /// Keeps what is found.
    private let harvest: HarvestWriter
    private let progress: RunProgress

    private var parts: [SubjectParts]
    private var order: TaskOrder
    private var results = ResultQueue()
    private var trials: NoveltyTrials
    /// Tasks to do again, and traces to confirm.
    private var urgent: [WorkerTask] = []
    private var deaths: DeathRecord
    private var hasSaidRefusal = false

    struct Result {
        /// In order of the subjects. An interrupted run lacks some.
        var reports: [SubjectReport] = []
        var lost: [LostPart] = []
        var interruption: Interruption?
        /// Failures that were announced, but came after the end of the search, by subject. They have no
        /// rules.
        var beyond: [String: Set<Signature>] = [:]
    }

    /// - Parameters:
    ///   - unshrunk: gets the failures at the moment they are seen.
    ///   - harvest: keeps what is found. What it has already is not searched again.
    init(
        request: RunRequest, known: KnownCases, context: CommandContext,
        unshrunk: UnshrunkCases, interruption: @escaping () -> Interruption?,
        harvest: HarvestWriter
    ) {
        self.harvest = harvest
        self.request = request
        self.known = known
        self.context = context
        self.interruption = interruption
        progress = RunProgress(request, unshrunk, context)
        parts = request.subjects.map { _ in SubjectParts() }
        order = TaskOrder(request, after: harvest.state)
        trials = NoveltyTrials(leastTurns: order.leastTurns)
        deaths = DeathRecord(request)
        for index in parts.indices { restore(index) }
    }

    /// Takes over what an earlier run has done of a subject.
    private func restore(_ index: Int) {
        let subject = request.subjects[index]
        let state = harvest.state
        deaths.restore(state.lethal[subject.name] ?? [], of: index)
        guard let found = state.found[subject.name] else { return }
        parts[index].hasBegun = true
        parts[index].announced = found.failedWithoutRules
        progress.add(found.counts.cases, of: index)
        guard let report = state.reports[subject.name], report.basis == basis(of: subject) else {
            return
        }
        var plan = request.plan
        plan.cases = order.cases
        parts[index].report = try? SubjectReport(decoding: report.bytes, plan: plan)
    }

    /// A digest of what a report rests on besides what was found.
    private func basis(of subject: Subject<SplitMachine>) -> UInt64 {
        var hash = StableHash()
        hash.combine("\(request.plan.shrinkLimit) \(request.plan.proofLimit)")
        for committed in known.cases + known.pending where committed.app == subject.name {
            hash.combine(committed.text(.fuzzsplit))
        }
        return hash.word
    }

    /// Shrinks what searches have found, and reports. Searches nothing.
    func report() -> Result {
        order.end()
        for (index, subject) in request.subjects.enumerated() {
            parts[index].isAbsent = harvest.state.found[subject.name] == nil
        }
        return run()
    }

    /// Searches, shrinks and reports.
    func run() -> Result {
        defer { progress.clear() }
        order.begin(at: context.elapsed(), spent: harvest.spent)
        if let executable = context.executable {
            let pool = WorkerPool(
                request.plan.jobs, executable: executable,
                arguments: Worker.arguments(
                    request, pending: known.unshrunk.map(\.path),
                    own: harvest.state.written.map(\.path), corpus: known.path),
                plan: request.plan,
                interruption: { [self] in mustStop ? interruption() ?? .terminate : nil })
            pool.work(for: self)
            while examine(executable) { pool.work(for: self) }
            pool.end()
        } else {
            while let task = nextTask() { performHere(task) }
        }
        reportOnRest()
        return Result(
            reports: parts.compactMap(\.report), lost: deaths.lost,
            interruption: interruption(), beyond: beyond)
    }

    private var beyond: [String: Set<Signature>] {
        guard request.endsWithNew else { return [:] }
        var beyond: [String: Set<Signature>] = [:]
        for (index, subject) in request.subjects.enumerated() {
            beyond[subject.name] = parts[index].announced.subtracting(
                searchResult(index).failedWithoutRules)
        }
        return beyond
    }

    /// Whether to stop: a signal arrived, or nobody reads the output.
    private var mustStop: Bool {
        interruption() != nil || context.output.isClosed
    }

    /// Looks once more at the traces that end an app, before they are reported. Returns whether reports
    /// must be made again.
    private func examine(_ executable: String) -> Bool {
        for index in parts.indices where !mustStop {
            guard let report = parts[index].report, !parts[index].isExamined else { continue }
            let result = TaskResult.reported(report).examined(
                of: index, request, &deaths, executable: executable, interruption: interruption)
            if case .reported(let examined) = result {
                parts[index].report = examined
                parts[index].isExamined = true
            } else {
                parts[index].report = nil
                urgent.append(reportTask(index, on: searchResult(index)))
            }
        }
        return !urgent.isEmpty && !mustStop
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
        for index in parts.indices
        where parts[index].report == nil && parts[index].hasBegun && request.shrinks {
            let task = reportTask(index, on: resultWithRest(of: index))
            if case .reported(let report) = performer.perform(task) {
                parts[index].report = report
            }
        }
    }

    /// What the search has found of a subject.
    private func searchResult(_ index: Int) -> SearchResult {
        let subject = request.subjects[index]
        return harvest.state.found[subject.name]
            ?? SubjectRun(subject, plan: request.plan, known: known.cases).result()
    }

    /// The same, with the results of tasks that were stopped, or that came after such tasks.
    private func resultWithRest(of index: Int) -> SearchResult {
        var result = searchResult(index)
        for entry in results.entries where entry.subject == index {
            guard case .done(let rest) = entry.state, let rest = found(rest, result.avoided)
            else { continue }
            _ = try? result.merge(rest)
        }
        return result
    }

    private func found(_ result: TaskResult, _ avoided: [String]) -> SearchResult? {
        switch result {
        case .screened(let reports): SearchResult(screening: reports, avoided: avoided)
        case .searched(let island):
            SearchResult(screening: [], avoided: avoided, islands: [island])
        case .reported, .explored, .shrunk, .survived, .tried: nil
        }
    }

    private func reportTask(
        _ index: Int, on found: SearchResult, cases: Int? = nil
    ) -> WorkerTask {
        WorkerTask(
            verb: .report, subject: index, cases: cases ?? order.cases,
            lethal: deaths.lethal[index], payload: found.encoded)
    }

    // MARK: - Results, in the order of the tasks

    /// Lets results count, up to the first task that is not done.
    private func count() {
        while !mustStop, let entry = results.first, mayCount(entry) {
            results.removeFirst()
            guard case .done(let result) = entry.state else { continue }
            let subject = request.subjects[entry.subject]
            guard let found = found(result, searchResult(entry.subject).avoided) else { continue }
            parts[entry.subject].report = nil
            harvest.take(.found(found), of: subject.name)
        }
    }

    /// Whether nothing is new in the turns before that of a task.
    private func mayCount(_ entry: ResultQueue.Entry) -> Bool {
        entry.turn <= trials.turn || passes()
    }

    /// Whether a search that ends with something new goes on after the present turn. Ends it if not.
    private func passes() -> Bool {
        guard request.endsWithNew else { return true }
        for index in parts.indices where !trials.isTried(index) {
            let subject = request.subjects[index].name
            let unknown = searchResult(index).failedWithoutRules.filter {
                !known.knows($0, of: subject) && !parts[index].settled.contains($0)
            }
            trials.begin(index, needsReport: !unknown.isEmpty)
        }
        switch trials.answer {
        case .unknown: return false
        case .nothingNew:
            trials.pass()
            return true
        case .new:
            order.end(after: trials.turn)
            results.removeAll()
            return false
        }
    }

    /// Takes the report on a subject whose failures may be new.
    private func tried(_ index: Int, _ report: SubjectReport) {
        let isNew = report.findings.contains { $0.status == .new && $0.flakiness == nil }
        trials.end(index, isNew: isNew)
        if isNew {
            progress.finish(index)
        } else {
            parts[index].settled = searchResult(index).failedWithoutRules
            parts[index].report = nil
        }
        parts[index].isReporting = false
        count()
    }
}

extension RunSearch: WorkerPool.Client {
    func nextTask() -> WorkerTask? {
        guard !mustStop else { return nil }
        if !urgent.isEmpty { return urgent.removeFirst() }
        if let report = nextReport() { return report }
        guard let (task, turn) = order.next(at: context.elapsed()) else {
            count()
            return nextReport()
        }
        results.begin(task, turn: turn)
        parts[task.subject].hasBegun = true
        var knowing = task
        knowing.lethal = deaths.lethal[task.subject]
        return knowing
    }

    /// The report of a subject whose other tasks are done. `merge` shrinks what a shard has found.
    private func nextReport() -> WorkerTask? {
        if let trial = trials.next() {
            parts[trial].isReporting = true
            return reportTask(
                trial, on: searchResult(trial), cases: order.cases(through: trials.turn))
        }
        while let ready = parts.indices.first(where: {
            parts[$0].needsReport && !order.hasMore(of: $0) && !results.contains(subject: $0)
        }) {
            parts[ready].isReporting = true
            if request.shrinks { return reportTask(ready, on: searchResult(ready)) }
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
        case .screened, .searched:
            results.set(.done(result), of: task)
            count()
        case .reported(let report): reported(task.subject, report)
        case .survived: perform(deaths.survived(task))
        case .explored, .shrunk, .tried: break
        }
    }

    private func reported(_ index: Int, _ report: SubjectReport) {
        parts[index].report = report
        if trials.isOpen(index) {
            if !mustStop { tried(index, report) }
            return
        }
        progress.finish(index)
        guard !mustStop else { return }
        let subject = request.subjects[index]
        harvest.take(.reported(report.encoded, basis: basis(of: subject)), of: subject.name)
    }

    func lost(_ task: WorkerTask, _ death: WorkerProcess.Death) {
        guard !mustStop else { return }
        let known = deaths.lethal[task.subject].count
        perform(deaths.lost(task, death))
        let lethal = deaths.lethal[task.subject]
        if lethal.count > known {
            harvest.take(.lethal(lethal), of: request.subjects[task.subject].name)
        }
    }

    private func perform(_ answer: DeathRecord.Answer) {
        switch answer {
        case .perform(let task): urgent.append(task)
        case .giveUp(let task):
            // The report is made at the end, without executing anything.
            if task.verb == .report {
                trials.end(task.subject, isNew: false)
            } else {
                results.set(.lost, of: task)
            }
            count()
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
        let name = request.subjects[task.subject].name
        if let text = parts[task.subject].output.text(for: line, of: name) { progress.say(text) }
    }

    func stepLimit(of task: WorkerTask) -> Double { deaths.stepLimit(of: task) }
    func stepped(_ slowest: Double, in task: WorkerTask) {
        deaths.noteStep(slowest, of: task.subject)
    }
}
