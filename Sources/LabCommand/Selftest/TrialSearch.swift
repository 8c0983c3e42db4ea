internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting

/// A search of random cases in the apps of a planted fault.
@MainActor struct TrialSearch {
    /// The random cases of an app before it is the next one's turn.
    private static let turn = 8

    let fault: PlantedFault
    let subjects: [Subject<SplitMachine>]
    let seed: Int
    let crashing: [CrashingTrace]
    let workplace: Workplace

    /// The first new failure of a case.
    private final class Notice {
        var failure: (signature: Signature, trace: Trace)?
    }

    /// Runs random cases of each app in turn, until one fails, or until each app has had all.
    func search(cases: Int, least: Int) -> Trial {
        let notice = Notice()
        var runners = subjects.indices.map { runner($0, notice) }
        var trial = Trial()
        var done = 0
        while done < cases, !workplace.monitor.mustStop() {
            let end = min(done + Self.turn, cases)
            for app in runners.indices {
                for _ in done..<end where trial.first?.endsProcess != true {
                    runCase(of: app, &runners[app], notice, &trial)
                }
            }
            done = end
            // Each further case may end another process.
            if trial.first?.endsProcess == true { break }
            if trial.first != nil, done >= min(least, cases) { break }
        }
        trial.invariants = Set(runners.flatMap(\.brokenInvariants)).sorted()
        trial.isReached = fault.wasReached
        return trial
    }

    private func runner(_ app: Int, _ notice: Notice) -> Runner<SplitMachine> {
        let monitor = RunMonitor(mustStop: workplace.monitor.mustStop) { event in
            if case .failed(let signature, let trace) = event, notice.failure == nil {
                notice.failure = (signature, trace)
            }
        }
        // Each app has an island of its own. Its number tells which app a recorded case is of.
        return Runner(
            subjects[app], plan: RunPlan(seed: Seed(UInt64(seed))), island: app,
            crashing: crashing, log: workplace.log, monitor: monitor)
    }

    private func runCase(
        of app: Int, _ runner: inout Runner<SplitMachine>, _ notice: Notice, _ trial: inout Trial
    ) {
        let before = trial.actions - runner.appliedActions
        let start = trial.actions
        notice.failure = nil
        runner.runCases([1])
        trial.actions = before + runner.appliedActions
        guard trial.first == nil, let failure = notice.failure else { return }
        trial.first = Trial.Failure(
            app: app, signature: failure.signature, trace: failure.trace,
            actions: start + failure.trace.count)
    }
}
