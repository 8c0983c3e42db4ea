internal import StatefulTesting

/// One run: searches the subjects of a request, and reports what fails.
///
/// ```swift
/// let run = Run(…)
/// run.search()
/// run.report()
/// conclusion.end(run.finish(), …)
/// ```
///
/// Its jobs are done in worker processes. Their outcomes count in the order of the jobs, so nothing
/// depends on the number of workers.
@MainActor final class Run {
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

    let request: RunRequest
    let known: KnownCases
    let context: CommandContext
    /// The signal that has arrived, if any.
    private let interruption: () -> Interruption?
    /// Keeps what is found.
    let harvest: HarvestWriter
    let progress: RunProgress
    /// Gets the failures at the moment they are seen.
    let announcedCases: AnnouncedCases
    /// Called after each job of the search.
    var afterEachJob: () -> Void = {}
    private(set) lazy var runner = JobRunner(
        request, context: context, interruption: interruption, say: progress.say)
    private var order: SearchOrder
    /// The reports, by subject.
    var reports: [Int: SubjectReport] = [:]
    /// The failures that were announced, by subject and by their signatures without rules.
    private var announced: [Int: Set<Signature>] = [:]
    /// The subjects of jobs that have begun.
    private var begun: Set<Int> = []
    /// What was searched after something that a stop has left out.
    private var undelivered: [(SearchJob, SearchResult)] = []

    /// - Parameters:
    ///   - harvest: keeps what is found. What it has already is not searched again.
    ///   - announces: whether failures are announced, and written unshrunk.
    init(
        request: RunRequest, known: KnownCases, library: CaseLibrary, harvest: HarvestWriter,
        announces: Bool = true, interruption: @escaping () -> Interruption?
    ) {
        self.harvest = harvest
        self.request = request
        self.known = known
        context = library.context
        self.interruption = interruption
        announcedCases = AnnouncedCases(
            request, known: known, library: library, harvest: harvest, announces: announces)
        progress = RunProgress(request, library.context)
        order = SearchOrder(request, after: harvest.state)
        for index in request.subjects.indices { restore(index) }
    }

    /// Takes over what an earlier run has done of a subject.
    private func restore(_ index: Int) {
        let name = request.subjects[index].name
        runner.deaths.restore(harvest.state.crashing[name] ?? [], of: index)
        guard let found = harvest.state.found[name] else { return }
        announced[index] = found.signaturesWithoutRules
        progress.add(found.counts.cases, of: index)
    }

    // MARK: - Searching

    /// Tries all short sequences of each subject, then random cases, and adds what fails to the
    /// harvest.
    func search() {
        order.begin(at: context.elapsed(), spent: harvest.spent)
        var novelty = Novelty(turn: order.leastTurns - 1)
        undelivered = runner.perform {
            self.order.next(at: self.context.elapsed()).map(self.informed)
        } notice: { event, job in
            self.received(event, of: job.subject)
        } take: { job, outcome in
            // What comes after the turn that found something new does not count.
            if self.request.endsWithNew,
                self.reportsSomethingNew(before: self.order.turn(of: job), &novelty)
            {
                return
            }
            let subject = self.request.subjects[job.subject].name
            self.noteCrashes(of: job.subject)
            guard case .done(let found) = outcome else { return }
            self.reports[job.subject] = nil
            self.harvest.take(.found(found), of: subject)
            self.afterEachJob()
        }
        progress.clear()
    }

    /// A job that knows the committed cases and the crashing traces of its subject.
    private func informed(_ job: SearchJob) -> SearchJob {
        begun.insert(job.subject)
        var job = job
        job.known = known.cases.texts(of: request.subjects[job.subject].name)
        job.crashing = runner.crashing(job.subject)
        return job
    }

    /// Announces the first failure at each invariant, location and object, and writes it unshrunk.
    /// Workers leave out those at which a committed case fails.
    private func received(_ event: RunEvent, of index: Int) {
        if case .failed(let signature, _) = event,
            !announced[index, default: []].insert(signature.withoutRule).inserted
        {
            return
        }
        progress.receive(event, of: index)
        if case .failed(let signature, let trace) = event,
            let announcement = announcedCases.add(signature, trace, of: index)
        {
            progress.say(announcement)
        }
    }

    private func noteCrashes(of index: Int) {
        let (name, crashing) = (request.subjects[index].name, runner.crashing(index))
        if crashing != harvest.state.crashing[name] ?? [] {
            harvest.take(.crashing(crashing), of: name)
        }
    }

    // MARK: - Searching until something new is found

    /// How far a search is that ends with something new.
    ///
    /// Only the report tells whether the cause of a failure is new. So subjects with new beginnings
    /// of failures are reported on at the end of a turn. No outcome of a later turn counts before
    /// that.
    private struct Novelty {
        /// The last turn whose outcomes may count.
        var turn: Int
        var isFound = false
        /// The failures of which a report has called no cause new, by subject.
        var settled: [Int: Set<SearchResult.Beginning>] = [:]
    }

    /// Reports on the turns before one, within the search. Returns whether they have found
    /// something new. Then the search ends.
    private func reportsSomethingNew(before turn: Int, _ novelty: inout Novelty) -> Bool {
        while !novelty.isFound, novelty.turn < turn, !runner.mustStop {
            let open = request.subjects.indices.filter { index in
                !searchResult(index).beginnings.isSubset(of: novelty.settled[index] ?? [])
            }
            report(on: open, cases: order.cases(through: novelty.turn))
            if runner.mustStop { break }
            novelty.isFound = open.contains { index in
                reports[index]?.findings.contains {
                    $0.status == .new && $0.flakiness == nil && !request.leavesOut($0)
                } == true
            }
            if novelty.isFound {
                order.end(after: novelty.turn)
            } else {
                for index in open {
                    novelty.settled[index] = searchResult(index).beginnings
                    reports[index] = nil
                }
                novelty.turn += 1
            }
        }
        return novelty.isFound
    }

    // MARK: - Reporting

    /// Shrinks what a search has found, executes the new findings in fresh processes, and reports.
    func report() {
        let missing = request.subjects.indices.filter { reports[$0] == nil && hasBegun($0) }
        report(on: missing, cases: order.cases)
        reportOnMissing()
        progress.clear()
    }

    /// Leaves nothing to search: `merge` reports on what other runs have found.
    func endSearch() { order.end() }

    /// Within the `take` of another `perform` these jobs go first (see `JobRunner.perform`).
    private func report(on indices: [Int], cases: Int) {
        var waiting = indices[...]
        let stopped = runner.perform {
            waiting.popFirst().map { self.reportJob($0, cases: cases) }
        } notice: { event, job in
            self.received(event, of: job.subject)
        } take: { job, outcome in
            guard case .done(let report) = outcome else { return }
            self.accept(report, of: job)
        }
        // A stopped run begins no process, so a fresh one confirms none of these findings.
        for (job, report) in stopped { reports[job.subject] = report }
    }

    private func accept(_ report: SubjectReport, of job: ReportJob) {
        let index = job.subject
        noteCrashes(of: index)
        guard let rerun = rerun(report, of: index) else {
            // A hang was none, and was retracted. Each step has the whole time this time.
            return self.report(on: [index], cases: job.cases)
        }
        reports[index] = rerun
        progress.finish(index)
    }

    private func reportJob(_ index: Int, cases: Int) -> ReportJob {
        let name = request.subjects[index].name
        return ReportJob(
            subject: index, found: wholeResult(of: index), cases: cases,
            known: known.cases.texts(of: name), pending: known.pending.texts(of: name),
            crashing: runner.crashing(index))
    }

    /// Reports on the subjects whose report is missing, after a stop or a loss: what was found,
    /// without executing anything.
    private func reportOnMissing() {
        let workplace = Workplace(
            request: request, log: nil, monitor: RunMonitor(mustStop: { true }))
        for index in request.subjects.indices where reports[index] == nil && hasBegun(index) {
            reports[index] = reportJob(index, cases: order.cases).perform(in: workplace)
        }
    }

    // MARK: - The result

    /// Ends the workers, and says what the run has found.
    func finish() -> Result {
        runner.end()
        let signal = interruption()
        var failures: [String: Set<Signature>] = [:]
        for (index, subject) in request.subjects.enumerated() where hasBegun(index) {
            failures[subject.name] = wholeResult(of: index).signaturesWithoutRules
        }
        return Result(
            reports: request.subjects.indices.compactMap { reports[$0] }, lost: runner.lost,
            isWhole: undelivered.isEmpty && !order.hasMore, cases: order.cases,
            interruption: signal,
            wasStopped: signal != nil || context.output.isClosed, failures: failures)
    }

    private func hasBegun(_ index: Int) -> Bool {
        harvest.state.found[request.subjects[index].name] != nil
            || begun.contains(index)
    }

    /// What the search has found of a subject.
    func searchResult(_ index: Int) -> SearchResult {
        let subject = request.subjects[index]
        return harvest.state.found[subject.name]
            // Nothing, with the names of the rules, so that it can be merged.
            ?? SubjectRun(subject, plan: request.plan, known: known.cases).result()
    }

    /// The same, with what was searched after something that a stop has left out.
    private func wholeResult(of index: Int) -> SearchResult {
        var result = searchResult(index)
        for (job, found) in undelivered where job.subject == index { _ = try? result.merge(found) }
        return result
    }
}
