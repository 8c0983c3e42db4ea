internal import SplitFuzz
internal import StatefulTesting

/// Finds out whether two cases of one app have one cause.
struct ComparisonJob: Job {
    let subject: Int
    /// The cases, as the texts of their files.
    let one: String
    let other: String
    var crashing: [CrashingTrace] = []

    var what: String? { "comparing two cases" }

    func perform(in workplace: Workplace) -> Bool? {
        guard let one = failures(one, workplace), let other = failures(other, workplace) else {
            return nil
        }
        return one.failures.contains { failure in
            other.failures.contains { one.experiment.haveOneCause(failure, $0) }
        }
    }

    @MainActor private func failures(
        _ text: String, _ workplace: Workplace
    ) -> (experiment: CauseExperiment<SplitMachine>, failures: [FailingTrace])? {
        guard let committed = workplace.committed(text),
            let subject = workplace.request.table.subject(of: committed)
        else { return nil }
        let experiment = CauseExperiment(
            workplace.executor(subject, .replaying, crashing: crashing))
        return (experiment, experiment.measuring(committed))
    }
}
