internal import SplitFuzz
internal import StatefulTesting

/// A subject whose worker ended before it reported.
struct LostSubject {
    let subject: String
    /// How the worker ended, as text.
    let how: String
    /// The case that it executed last, if that is known.
    let recorded: RecordedCase?
}

/// Searches the subjects of a request.
///
/// Without `--for`, each subject runs all its rounds before the next one starts. With `--for`, the
/// subjects take turns, one round each, until the time is over. With several jobs, worker processes
/// share the subjects.
@MainActor struct RunSearch {
    let request: RunRequest
    let known: [CorpusCase]
    /// The path of the corpus; `nil` if there is none.
    let corpus: String?
    let context: CommandContext
    /// The failures at the moment they are seen.
    let unshrunk: UnshrunkCases
    /// The signal that has arrived, if any.
    let interruption: () -> Interruption?

    struct Result {
        /// In order of the subjects. An interrupted run lacks some.
        var reports: [SubjectReport] = []
        /// Subjects whose worker ended before it reported.
        var lost: [LostSubject] = []
        var interruption: Interruption?
    }

    func run() -> Result {
        let progress = RunProgress(request, unshrunk, context)
        defer { progress.clear() }
        let jobs = min(request.plan.jobs, request.subjects.count)
        if jobs > 1, let executable = context.executable {
            return shared(by: jobs, executable, progress)
        }
        return request.duration.map { runInTurn(for: $0.time, progress) } ?? runWhole(progress)
    }

    /// Whether to stop after this round: a signal arrived, or nobody reads the output.
    private var mustStop: Bool {
        interruption() != nil || context.output.isClosed
    }

    private func runner(
        _ subject: Subject<SplitMachine>, _ index: Int, _ progress: RunProgress
    ) -> Runner<SplitMachine> {
        let (output, interruption) = (context.output, interruption)
        let monitor = RunMonitor(
            mustStop: { interruption() != nil || output.isClosed },
            notice: { event in progress.receive(event, of: index) })
        return Runner(
            subject, plan: request.plan, known: known, log: memory, monitor: monitor)
    }

    private var memory: UnsafeMutableBufferPointer<UInt64> {
        Trap.memory(wordCount: Runner<SplitMachine>.logCapacity(for: request.plan))
    }

    /// After a trap, the message is about this subject.
    private func watch(_ subject: Subject<SplitMachine>) {
        let text = TrapText(program: context.invocation, subject: subject)
        Trap.watch(memory) { recorded in
            let again = request.command(
                for: subject.name, through: recorded, corpus: corpus)
            return text.text(recorded) + "  to search again: \(again)\n"
        }
    }

    /// Searches each subject with all its rounds. Only one subject is in memory at a time.
    private func runWhole(_ progress: RunProgress) -> Result {
        var result = Result()
        for (index, subject) in request.subjects.enumerated() where !mustStop {
            var runner = runner(subject, index, progress)
            watch(subject)
            runner.screen()
            for _ in 0..<request.plan.rounds where !mustStop { runner.runPlannedRound() }
            result.reports.append(runner.finish())
            progress.finish(index)
        }
        result.interruption = interruption()
        return result
    }

    /// Searches one round of each subject in turn, so that all end with the same number of rounds.
    private func runInTurn(for time: Duration, _ progress: RunProgress) -> Result {
        let start = context.elapsed()
        var runners = request.subjects.enumerated().map { runner($1, $0, progress) }
        repeat {
            for index in runners.indices {
                watch(runners[index].subject)
                runners[index].runRound()
            }
        } while context.elapsed() - start < time && !mustStop
        var result = Result()
        for index in runners.indices {
            watch(runners[index].subject)
            result.reports.append(runners[index].finish())
            progress.finish(index)
        }
        result.interruption = interruption()
        return result
    }

    // MARK: - In worker processes

    private func shared(by jobs: Int, _ executable: String, _ progress: RunProgress) -> Result {
        let pool = WorkerPool(
            jobs, executable: executable,
            arguments: request.arguments(corpus: corpus), plan: request.plan,
            interruption: { mustStop ? interruption() ?? .terminate : nil })
        defer { pool.end() }
        var answers = WorkerAnswers(count: request.subjects.count)
        func perform(
            _ verb: WorkerTask.Verb, _ begin: WorkerPool.Beginning,
            by assignment: WorkerPool.Assignment
        ) {
            self.perform(verb, in: pool, begin, by: assignment, progress, &answers)
        }
        if let duration = request.duration {
            let start = context.elapsed()
            repeat {
                perform(.round, .always, by: .fixed)
            } while context.elapsed() - start < duration.time && !mustStop
            perform(.finish, .always, by: .fixed)
        } else {
            perform(.run, .unlessInterrupted, by: .anyFree)
        }
        return Result(
            reports: answers.reports.compactMap { $0 }, lost: answers.lost,
            interruption: interruption())
    }

    /// The answers of the workers so far.
    private struct WorkerAnswers {
        /// For each subject its report, or `nil` if there is none yet.
        var reports: [SubjectReport?]
        var lost: [LostSubject] = []

        init(count: Int) {
            reports = Array(repeating: nil, count: count)
        }
    }

    /// Lets the workers do one task for each subject whose worker has not been lost.
    private func perform(
        _ verb: WorkerTask.Verb, in pool: WorkerPool, _ begin: WorkerPool.Beginning,
        by assignment: WorkerPool.Assignment, _ progress: RunProgress,
        _ answers: inout WorkerAnswers
    ) {
        let lost = Set(answers.lost.map(\.subject))
        let tasks = request.subjects.enumerated()
            .filter { !lost.contains($0.element.name) }
            .map { (index: $0.offset, task: WorkerTask(verb, $0.element.name)) }
        pool.perform(tasks, begin: begin, by: assignment) { index, event in
            progress.receive(event, of: index)
        } answered: { index, answer in
            switch answer {
            case .bytes([]): break
            case .bytes(let bytes):
                progress.finish(index)
                answers.reports[index] = try? SubjectReport(decoding: bytes, plan: request.plan)
            case .lost(let how, let recorded):
                let name = request.subjects[index].name
                answers.lost.append(LostSubject(subject: name, how: how, recorded: recorded))
            }
        }
    }
}
