internal import StatefulTesting

/// The state of a search on standard error while it goes on, and lines that stay above it.
@MainActor final class RunProgress {
    private let progress: Progress
    private let context: CommandContext
    private let start: Duration
    private var state: SearchProgress

    init(_ request: RunRequest, _ context: CommandContext) {
        progress = Progress(context, appends: request.reportsProgress)
        self.context = context
        start = context.elapsed()
        state = SearchProgress(request.subjects.map(\.name))
    }

    /// Takes an event of the subject with an index.
    func receive(_ event: RunEvent, of index: Int) {
        state.receive(event, of: index)
        show()
    }

    /// Adds cases that an earlier run has searched.
    func add(_ cases: Int, of index: Int) { state.add(cases, of: index) }

    func finish(_ index: Int) {
        state.finish(index)
        show()
    }

    /// Writes whole lines that stay.
    func say(_ lines: String) { progress.say(lines) }

    func clear() { progress.clear() }

    private func show() {
        progress.show(state.line(after: context.elapsed() - start))
    }
}
