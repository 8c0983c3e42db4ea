internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting

/// Plants one fault after the other, and searches for each.
///
/// A fault is planted in processes of its own. It may end them: that is a failure of
/// `keeps-running`.
@MainActor final class SelftestRun {
    /// The seeds of random cases are 1 to 3.
    static let seeds = 3
    /// The random cases of each app for each seed, unless the user chooses.
    static let standardCases = 128

    private let cases: Int
    private let runner: JobRunner
    private let context: CommandContext
    private let report: (FaultResult) -> Void
    private let progress: Progress
    private(set) var results: [FaultResult]
    /// The jobs of each fault that are under way or waiting.
    private var open: [Int: Int] = [:]
    private var starts: [Int: Duration] = [:]
    private var waiting: [TrialJob] = []
    private var next = 0
    private var reported = 0

    /// - Parameters:
    ///   - numbers: those of the faults to plant; see `TrialJob.faults`.
    ///   - cases: the random cases of each app for each seed.
    ///   - report: gets each result, in the order of the numbers.
    init(
        _ numbers: [Int], cases: Int, jobs: Int, request: RunRequest, context: CommandContext,
        interruption: @escaping () -> Interruption?, progress: Progress,
        report: @escaping (FaultResult) -> Void
    ) {
        self.cases = cases
        self.context = context
        self.progress = progress
        self.report = report
        runner = JobRunner(
            request, workers: jobs, context: context, interruption: interruption,
            say: progress.say)
        let faults = TrialJob.faults
        results = numbers.map { FaultResult(fault: faults[$0], number: $0) }
    }

    /// The results, in order. An interrupted run lacks some.
    func run() -> [FaultResult] {
        runner.perform {
            self.nextJob()
        } take: {
            self.take($0, $1)
        }
        runner.end()
        progress.clear()
        return Array(results[..<reported])
    }

    // MARK: - Jobs

    private func nextJob() -> TrialJob? {
        if waiting.isEmpty, next < results.count {
            starts[next] = context.elapsed()
            progress.show("\(results[next].fault.name) (\(next + 1) of \(results.count))")
            add(search(next, seed: 1), of: next)
            next += 1
        }
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }

    private func add(_ part: TrialJob.Part, crashing: [CrashingTrace] = [], of index: Int) {
        open[index, default: 0] += 1
        waiting.append(
            TrialJob(fault: results[index].number, part: part, crashing: crashing))
    }

    private func search(_ index: Int, seed: Int) -> TrialJob.Part {
        let isControl = results[index].fault.isControl
        return .search(
            seed: seed, cases: cases,
            least: isControl ? cases : seed == 1 ? TrialJob.leastCases : 0)
    }

    private func take(_ job: TrialJob, _ outcome: JobOutcome<TrialJob.Output>) {
        guard let index = results.firstIndex(where: { $0.number == job.fault }) else { return }
        switch (job.part, outcome) {
        case (.search(let seed, _, _), .done(.tried(let trial))):
            results[index].trials[seed] = trial
            if seed == 1 { goOn(index) }
        case (.screening(let app), .done(.tried(let trial))):
            results[index].screenings[app] = trial
        case (.shrinking(let failure), .done(.shrunk(let shrunk?))):
            let shortest = Trial.Failure(
                app: failure.app, signature: shrunk.signature, trace: shrunk.trace,
                actions: failure.actions)
            results[index].shortest = (shortest, shrunk.also)
        case (.search, .lost) where !job.crashing.isEmpty,
            (.screening, .lost) where !job.crashing.isEmpty:
            return take(job, .done(.tried(Trial(ended: job))))
        case (.shrinking(var failure), .lost):
            // Its processes keep ending. The shortest trace that ended one counts.
            let alike = job.crashing.filter { $0.kind == failure.signature.location }
            failure.trace = alike.map(\.trace).min() ?? failure.trace
            results[index].shortest = (failure, [])
        case (_, .lost(let part)): results[index].lost = part?.why ?? "it cannot be done"
        case (_, .refused): results[index].lost = "the system starts no process"
        case (_, .done): break
        }
        end(index)
    }

    /// Goes on after the first seed. What it has not found, screening may, which finds the shortest
    /// by itself. The control has all of it.
    private func goOn(_ index: Int) {
        let result = results[index]
        let failure = result.trials[1]?.first
        if failure != nil || result.fault.isControl {
            for seed in 2...Self.seeds { add(search(index, seed: seed), of: index) }
        }
        guard let failure else {
            for app in result.fault.screened { add(.screening(app: app), of: index) }
            return
        }
        let trace = CrashingTrace(
            failure.trace, at: ActionLog.CasePosition(island: nil, caseIndex: 0),
            kind: failure.signature.location, remark: "")
        add(.shrinking(failure), crashing: failure.endsProcess ? [trace] : [], of: index)
    }

    private func end(_ index: Int) {
        open[index, default: 0] -= 1
        guard open[index] == 0 else { return }
        results[index].seconds = (context.elapsed() - (starts[index] ?? .zero)) / .seconds(1)
        open[index] = nil
        starts[index] = nil
        while reported < min(next, results.count), open[reported] == nil {
            progress.clear()
            report(results[reported])
            reported += 1
        }
    }
}
