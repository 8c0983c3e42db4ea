internal import StatefulTesting

/// What came of a job.
package enum JobOutcome<Output> {
    case done(Output)
    /// It has no output. The part says what is missing, and why.
    case lost(LostPart?)
    /// The system starts no process for it.
    case refused
}

/// Jobs of one kind that were begun, in their order, and their outcomes until all jobs before them
/// are done.
///
/// Outcomes are handed over in the order of the jobs, whichever worker is the first. What a command
/// knows after so many jobs is therefore the same for any number of workers.
@MainActor protocol AnyJobQueue: AnyObject {
    /// Begins the next job; `nil` if there is none until another outcome is handed over.
    func draw() -> Assignment?
    func receive(_ event: RunEvent, of number: Int)
    /// Takes the bytes of an output. Returns false if they are none.
    func finish(_ number: Int, _ bytes: [UInt8]) -> Bool
    /// - Parameter job: the job with what it knows by now.
    func lose(_ number: Int, _ job: any Job, _ part: LostPart?)
    func refuse(_ number: Int)
    /// Takes the output of a job for which the end of a process is an answer.
    func answer(_ number: Int, _ job: any Job, to death: WorkerProcess.Death) -> Bool
    func perform(_ number: Int, _ job: any Job, in workplace: Workplace)
}

@MainActor final class JobQueue<Work: Job>: AnyJobQueue {
    private struct Entry {
        let number: Int
        var job: Work
        /// `nil` while a worker does the job.
        var outcome: JobOutcome<Work.Output>?
    }

    private let next: () -> Work?
    private let notice: (RunEvent, Work) -> Void
    private let take: (Work, JobOutcome<Work.Output>) -> Void
    private var entries: [Entry] = []
    private var count = 0
    /// Whether there was no next job since the last outcome was handed over.
    private var isExhausted = false

    init(
        _ next: @escaping () -> Work?, notice: @escaping (RunEvent, Work) -> Void,
        take: @escaping (Work, JobOutcome<Work.Output>) -> Void
    ) {
        (self.next, self.notice, self.take) = (next, notice, take)
    }

    var isDone: Bool { entries.isEmpty && isExhausted }

    /// The outputs that were not handed over, because the command was stopped.
    var undelivered: [(Work, Work.Output)] {
        entries.compactMap { entry in
            guard case .done(let output) = entry.outcome else { return nil }
            return (entry.job, output)
        }
    }

    /// Hands over the first outcomes, up to a job that is not done.
    func handOver(while mayGoOn: () -> Bool) {
        while mayGoOn(), let first = entries.first, let outcome = first.outcome {
            entries.removeFirst()
            isExhausted = false
            take(first.job, outcome)
        }
    }

    func draw() -> Assignment? {
        guard !isExhausted, let job = next() else {
            isExhausted = true
            return nil
        }
        defer { count += 1 }
        entries.append(Entry(number: count, job: job))
        return Assignment(
            job: job, purpose: .outcome(queue: ObjectIdentifier(self), number: count))
    }

    private func set(
        _ number: Int, _ outcome: JobOutcome<Work.Output>, _ job: Work? = nil
    ) {
        guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
        if let job { entries[index].job = job }
        entries[index].outcome = outcome
    }

    func receive(_ event: RunEvent, of number: Int) {
        guard let entry = entries.first(where: { $0.number == number }) else { return }
        notice(event, entry.job)
    }

    func finish(_ number: Int, _ bytes: [UInt8]) -> Bool {
        guard let output = try? Work.Output(decoding: bytes) else { return false }
        set(number, .done(output))
        return true
    }

    func lose(_ number: Int, _ job: any Job, _ part: LostPart?) {
        set(number, .lost(part), job as? Work)
    }

    func refuse(_ number: Int) { set(number, .refused) }

    func answer(_ number: Int, _ job: any Job, to death: WorkerProcess.Death) -> Bool {
        guard let answer = (job as? Work)?.answer(to: death) else { return false }
        set(number, .done(answer))
        return true
    }

    func perform(_ number: Int, _ job: any Job, in workplace: Workplace) {
        set(number, (job as? Work)?.perform(in: workplace).map { .done($0) } ?? .lost(nil))
    }
}
