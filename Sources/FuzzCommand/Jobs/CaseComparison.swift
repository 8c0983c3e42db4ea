internal import SplitFuzz
internal import StatefulTesting

/// Finds out in worker processes whether cases have one cause.
@MainActor final class CaseComparison {
    /// The comparisons that have no answer, unless they were interrupted.
    private(set) var lost: [LostPart] = []
    private let library: CaseLibrary
    private let interruption: () -> Interruption?

    init(library: CaseLibrary, interruption: @escaping () -> Interruption?) {
        self.library = library
        self.interruption = interruption
    }

    /// Whether two cases of one app have one cause. Without an answer, each case stays by itself.
    func haveOneCause(_ one: CorpusCase, _ other: CorpusCase) -> Bool {
        let table = library.table
        let request = try? RunRequest(
            supervising: table.subjects.filter { $0.name == one.app },
            longest: max(one.trace.count, other.trace.count), with: table.judging.arguments,
            apps: table.apps, context: library.context)
        guard let request else { return false }
        let runner = JobRunner(
            request, context: library.context, interruption: interruption,
            say: { [library] in library.context.error.write($0) })
        defer {
            runner.end()
            lost += runner.lost
        }
        let job = ComparisonJob(
            subject: 0, one: one.text(library.format), other: other.text(library.format))
        return runner.perform(one: job) ?? false
    }
}
