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
        var writer = ByteWriter()
        writer.write([one, other].map { $0.text(library.format) }) { $0.write($1) }
        let task = WorkerTask(verb: .compare, subject: 0, cases: 0, payload: writer.bytes)
        let supervisor = Supervisor(
            request, context: library.context, interruption: { nil }, clear: {})
        let result = supervisor.perform(task) { _ in "" }
        guard case .confirmed(let answer) = result else { return false }
        return answer
    }
}
