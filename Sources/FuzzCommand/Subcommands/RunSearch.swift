internal import SplitFuzz
internal import StatefulTesting

/// Runs the subjects of a request one after another, or in turn while time is left.
@MainActor struct RunSearch {
    let request: RunRequest
    let known: [CorpusCase]
    let surroundings: Surroundings
    /// The wish to stop, if there is one.
    let interruption: () -> Interruption?

    struct Result {
        /// In order of the subjects; fewer where the run was interrupted.
        var reports: [SubjectReport] = []
        var interruption: Interruption?
    }

    func run() -> Result {
        let progress = Progress(surroundings)
        defer { progress.clear() }
        return request.duration.map { runInTurn(for: $0.time, progress) } ?? runWhole(progress)
    }

    /// Whether to stop after the present round: a signal came, or nobody reads any more.
    private var isUnwanted: Bool {
        interruption() != nil || surroundings.output.isClosed
    }

    private func runner(_ subject: Subject<SplitMachine>) -> Runner<SplitMachine> {
        Runner(subject, plan: request.plan, known: known)
    }

    /// Each subject with all its rounds, so that only one is in memory.
    private func runWhole(_ progress: Progress) -> Result {
        var result = Result()
        for subject in request.subjects where !isUnwanted {
            var runner = runner(subject)
            progress.show("\(subject.name): screening")
            runner.screen()
            for round in 0..<request.plan.rounds where !isUnwanted {
                progress.show("\(subject.name): round \(round + 1) of \(request.plan.rounds)")
                runner.runRound()
            }
            progress.show("\(subject.name): shrinking")
            result.reports.append(runner.finish())
        }
        result.interruption = interruption()
        return result
    }

    /// One round of each subject after the other, so that all have had as many when time is up.
    private func runInTurn(for time: Duration, _ progress: Progress) -> Result {
        let start = surroundings.elapsed()
        var runners = request.subjects.map(runner)
        var round = 0
        repeat {
            round += 1
            for index in runners.indices {
                progress.show("\(runners[index].subject.name): round \(round)")
                runners[index].runRound()
            }
        } while surroundings.elapsed() - start < time && !isUnwanted
        var result = Result()
        for index in runners.indices {
            progress.show("\(runners[index].subject.name): shrinking")
            result.reports.append(runners[index].finish())
        }
        result.interruption = interruption()
        return result
    }
}
