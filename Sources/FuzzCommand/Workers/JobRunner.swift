package import StatefulTesting

/// Does the jobs of a command in worker processes. It, its pool and its record of deaths alone know
/// processes, retries, deaths, limits and signals.
///
/// If no process can be started, this process does the jobs, except experiments.
@MainActor package final class JobRunner {
    /// The most lines of an app's own output that a person sees.
    private static let mostPrinted = 20

    let request: RunRequest
    private let context: CommandContext
    private let interruption: () -> Interruption?
    private let say: @MainActor (String) -> Void
    var deaths: DeathRecord
    /// What has no outcome.
    private(set) var lost: [LostPart] = []
    /// The innermost comes last.
    private var queues: [any AnyJobQueue] = []
    /// Assignments to do again, and confirmations.
    private var urgent: [Assignment] = []
    /// The numbers of lines that apps have printed, by subject.
    private var printedLines: [Int: Int] = [:]
    private var pool: WorkerPool?
    private var hasSaidRefusal = false

    /// - Parameters:
    ///   - request: has the subjects of the jobs.
    ///   - workers: their number; by default that of the request.
    ///   - interruption: the signal that has arrived, if any.
    ///   - say: writes whole lines to standard error.
    package init(
        _ request: RunRequest, workers: Int? = nil, context: CommandContext,
        interruption: @escaping () -> Interruption?,
        say: @escaping @MainActor (String) -> Void
    ) {
        self.request = request
        self.context = context
        self.interruption = interruption
        self.say = say
        deaths = DeathRecord(request)
        pool = context.executable.map { executable in
            WorkerPool(workers ?? request.plan.jobs) { setting in
                WorkerProcess(executable, for: request, setting: setting)
            }
        }
    }

    /// Whether to stop: a signal arrived, or nobody reads the output any more.
    var mustStop: Bool { interruption() != nil || context.output.isClosed }

    /// Whether there are other processes to do jobs.
    var hasProcesses: Bool { pool != nil }

    /// The traces of a subject that are known to end the process.
    func crashing(_ subject: Int) -> [CrashingTrace] { deaths.crashing[subject] ?? [] }

    func note(_ part: LostPart) { lost.append(part) }

    /// Does jobs, and returns when all outcomes were handed over. A call within `take` does its
    /// jobs first; meanwhile, idle workers go on with those of the outer call.
    ///
    /// - Parameters:
    ///   - next: the next job; `nil` if there is none until another outcome is handed over.
    ///   - notice: gets the events of the jobs as they come.
    ///   - take: gets the outcomes, in the order of the jobs.
    /// - Returns: the outputs that were not handed over, because the command was stopped. They may
    ///   be parts.
    @discardableResult
    package func perform<Work: Job>(
        _ next: @escaping () -> Work?, notice: @escaping (RunEvent, Work) -> Void = { _, _ in },
        take: @escaping (Work, JobOutcome<Work.Output>) -> Void
    ) -> [(Work, Work.Output)] {
        let queue = JobQueue(next, notice: notice, take: take)
        queues.append(queue)
        defer { queues.removeAll { $0 === queue } }
        repeat {
            if let pool {
                pool.advance(for: self)
            } else if let assignment = nextAssignment() {
                performHere(assignment)
            }
            queue.handOver { !mustStop }
        } while !queue.isDone && !(mustStop && (pool?.isIdle ?? true))
        return queue.undelivered
    }

    /// Does one job. Returns its output, also if it was stopped early.
    func perform<Work: Job>(
        one job: Work, notice: @escaping (RunEvent) -> Void = { _ in }
    ) -> Work.Output? {
        var waiting: Work? = job
        var output: Work.Output?
        let undelivered = perform(
            { waiting.take() }, notice: { event, _ in notice(event) },
            take: { _, outcome in
                if case .done(let done) = outcome { output = done }
            })
        return output ?? undelivered.first?.1
    }

    /// Waits until all workers have ended.
    package func end() {
        pool?.end()
        pool = nil
    }

    private func queue(of assignment: Assignment) -> (any AnyJobQueue, Int)? {
        guard case .outcome(let id, let number) = assignment.purpose,
            let queue = queues.first(where: { ObjectIdentifier($0) == id })
        else { return nil }
        return (queue, number)
    }

    private func follow(_ answer: DeathRecord.Answer?) {
        switch answer {
        case .perform(let assignment): urgent.append(assignment)
        case .giveUp(let assignment, let part):
            if let part { lost.append(part) }
            if let (queue, number) = queue(of: assignment) {
                queue.lose(number, assignment.job, part)
            }
        case nil: break
        }
    }
}

/// What the pool asks for, and what it reports.
extension JobRunner {
    /// The next assignment; `nil` if there is none until another result comes.
    func nextAssignment() -> Assignment? {
        guard !mustStop else { return nil }
        if !urgent.isEmpty { return urgent.removeFirst() }
        for queue in queues.reversed() {
            if let assignment = queue.draw() { return assignment }
        }
        return nil
    }

    func received(_ event: RunEvent, of assignment: Assignment) {
        if let (queue, number) = queue(of: assignment) { queue.receive(event, of: number) }
    }

    /// Takes the bytes of an output. Returns false if they are none.
    func finished(_ assignment: Assignment, _ bytes: [UInt8]) -> Bool {
        guard let (queue, number) = queue(of: assignment) else {
            follow(deaths.survived(assignment))
            return true
        }
        return queue.finish(number, bytes)
    }

    /// The worker ended, or was killed, before it was done.
    func lost(_ assignment: Assignment, _ death: WorkerProcess.Death) {
        let owner = queue(of: assignment)
        if mustStop {
            owner.map { $0.lose($1, assignment.job, nil) }
        } else if let (queue, number) = owner,
            queue.answer(number, assignment.job, to: death)
        {
            return
        } else {
            follow(deaths.lost(assignment, death))
        }
    }

    /// No worker could be started for the assignment: does it in this process.
    func performHere(_ assignment: Assignment) {
        if pool != nil, !hasSaidRefusal {
            hasSaidRefusal = true
            say(
                "\(context.program): the system starts no process, so this one goes on alone; "
                    + "a trap of the app ends it\n")
        }
        guard let (queue, number) = queue(of: assignment) else {
            return follow(deaths.survived(assignment))
        }
        let job = assignment.job
        // This process must not end, and does not have the variables of another one.
        if job.isExperiment || pool != nil && !job.process.variables.isEmpty {
            return queue.refuse(number)
        }
        let monitor = RunMonitor(
            mustStop: { [self] in mustStop }, notice: { queue.receive($0, of: number) })
        queue.perform(
            number, job, in: Workplace(request: request, log: nil, monitor: monitor))
    }

    /// A line that the app printed.
    func printed(_ line: String, by assignment: Assignment) {
        let index = assignment.job.subject
        // What an app prints in a fresh process, it has printed in the search.
        guard !assignment.job.process.isFresh, let subject = request.subject(at: index),
            printedLines[index, default: 0] <= Self.mostPrinted
        else { return }
        printedLines[index, default: 0] += 1
        let rest = printedLines[index, default: 0] > Self.mostPrinted
        say("\(subject.name) prints\(rest ? " more, not shown" : ": \(line)")\n")
    }
}
