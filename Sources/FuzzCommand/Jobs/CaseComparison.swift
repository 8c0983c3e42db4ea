internal import SplitFuzz
internal import StatefulTesting

/// Finds out in worker processes whether cases have one cause.
@MainActor struct CaseComparison {
    let library: CaseLibrary

    /// Whether two cases of one app have one cause. Without an answer, each case stays by itself.
    func haveOneCause(_ one: CorpusCase, _ other: CorpusCase) -> Bool {
        let table = library.table
        let request = try? RunRequest(
            supervising: table.subjects.filter { $0.name == one.app },
            longest: max(one.trace.count, other.trace.count), with: table.judging.arguments,
            apps: table.apps, context: library.context)
        guard let request else { return false }
        let runner = JobRunner(
            request, context: library.context, interruption: { nil },
            voice: JobRunner.Voice(
                say: { library.context.error.write($0) }, describe: { _, _ in "" }))
        defer { runner.end() }
        let job = ComparisonJob(
            subject: 0, one: one.text(library.format), other: other.text(library.format))
        return runner.perform(one: job) ?? false
    }
}
