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
    let harvest: HarvestWriter
    let progress: RunProgress

    var parts: [SubjectParts]
    var order: TaskOrder
    var results = ResultQueue()
    var trials: NoveltyTrials
    /// Tasks to do again, and traces to confirm.
    var urgent: [WorkerTask] = []
    var deaths: DeathRecord
    var hasSaidRefusal = false

    struct Result {
        /// In order of the subjects. An interrupted run lacks some.
        var reports: [SubjectReport] = []
        var lost: [LostPart] = []
        /// Whether nothing is left to search.
        var isWhole = true
        /// The number of cases of a plan that has what was searched.
        var cases = 0
        var interruption: Interruption?
        /// Whether a signal arrived, or nobody read the output any more.
        var wasStopped = false
        /// The failures that were searched for the reports, by subject. They have no rules.
        var failures: [String: Set<Signature>] = [:]
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
        parts[index].announced = found.signaturesWithoutRules
        progress.add(found.counts.cases, of: index)
        guard let report = state.reports[subject.name], report.basis == basis(of: subject) else {
            return
        }
        var plan = request.plan
        plan.cases = order.cases
        parts[index].report = try? SubjectReport(decoding: report.bytes, plan: plan)
    }

    /// A digest of what a report rests on besides what was found.
    func basis(of subject: Subject<SplitMachine>) -> UInt64 {
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
                    request, pending: known.unshrunk.map(known.name),
                    own: harvest.state.written.map(\.name), corpus: known.path),
                plan: request.plan,
                interruption: { [self] in mustStop ? interruption() ?? .terminate : nil })
            pool.work(for: self)
            while examine(executable) { pool.work(for: self) }
            pool.end()
        } else {
            while let task = nextTask() { performHere(task) }
        }
        reportOnRest()
        let signal = interruption()
        return Result(
            reports: parts.compactMap(\.report), lost: deaths.lost,
            isWhole: results.entries.isEmpty && !parts.indices.contains(where: order.hasMore),
            cases: order.cases, interruption: signal,
            wasStopped: signal != nil || context.output.isClosed, failures: failures)
    }

    private var failures: [String: Set<Signature>] {
        var failures: [String: Set<Signature>] = [:]
        for (index, subject) in request.subjects.enumerated() where parts[index].hasBegun {
            failures[subject.name] = resultWithRest(of: index).signaturesWithoutRules
        }
        return failures
    }

    /// Whether to stop: a signal arrived, or nobody reads the output.
    var mustStop: Bool {
        interruption() != nil || context.output.isClosed
    }

    /// Looks once more at the traces that end an app, before they are reported. Returns whether reports
    /// must be made again.
    private func examine(_ executable: String) -> Bool {
        for index in parts.indices where !mustStop {
            guard let report = parts[index].report, !parts[index].isExamined else { continue }
            parts[index].report = examined(report, of: index, executable)
            if parts[index].report == nil {
                urgent.append(reportTask(index, on: searchResult(index)))
            }
        }
        return !urgent.isEmpty && !mustStop
    }

    /// A report after an examination; `nil` if it must be made again.
    func examined(
        _ report: SubjectReport, of index: Int, _ executable: String
    ) -> SubjectReport? {
        let result = TaskResult.reported(report).examined(
            of: index, request, &deaths, executable: executable, interruption: interruption)
        guard case .reported(let examined) = result else { return nil }
        parts[index].isExamined = true
        return examined
    }

    /// A report after its findings were executed in fresh processes.
    func confirmed(_ report: SubjectReport, of index: Int) -> SubjectReport {
        guard let executable = context.executable, !mustStop else { return report }
        let found = searchResult(index)
        let confirmed = TaskResult.reported(report).confirmed(
            of: index, request, &deaths, executable: executable,
            originals: found.traces(failing:), interruption: interruption)
        guard case .reported(var report) = confirmed else { return report }
        // Flaky findings come last.
        let flaky = report.findings.filter { $0.flakiness != nil }
        report.findings.removeAll { $0.flakiness != nil }
        report.findings += flaky.sorted { $0.signature < $1.signature }
        return report
    }

    // MARK: - In this process

    func performHere(_ task: WorkerTask) {
        let subject = request.subjects[task.subject]
        let text = TrapText(program: context.invocation, subject: subject)
        let again = request.command(
            for: subject.name, cases: order.cases, corpus: known.path)
        let monitor = RunMonitor(
            mustStop: { [self] in mustStop }, notice: { [self] in received($0, of: task) })
        let performer = TaskPerformer.here(request, known: known, monitor: monitor) { recorded in
            text.text(recorded) + "  to search again: \(again)\n"
        }
        if let result = performer.perform(task) { finished(task, result) }
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
    func searchResult(_ index: Int) -> SearchResult {
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

    func found(_ result: TaskResult, _ avoided: [String]) -> SearchResult? {
        switch result {
        case .screened(let reports): SearchResult(screening: reports, avoided: avoided)
        case .searched(let island):
            SearchResult(screening: [], avoided: avoided, islands: [island])
        case .reported, .explored, .shrunk, .survived, .confirmed, .tried: nil
        }
    }

    func reportTask(
        _ index: Int, on found: SearchResult, cases: Int? = nil
    ) -> WorkerTask {
        WorkerTask(
            verb: .report, subject: index, cases: cases ?? order.cases,
            lethal: deaths.lethal[index], payload: found.encoded)
    }
}
