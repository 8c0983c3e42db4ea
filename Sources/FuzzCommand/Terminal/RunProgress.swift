internal import StatefulTesting

/// What a person sees of a search while it goes on, on standard error: each new failure, and the
/// state.
@MainActor final class RunProgress {
    private let progress: Progress
    private let unshrunk: UnshrunkCases
    private let context: CommandContext
    private let start: Duration
    private var state: SearchProgress

    init(_ request: RunRequest, _ unshrunk: UnshrunkCases, _ context: CommandContext) {
        progress = Progress(context, appends: request.reportsProgress)
        self.unshrunk = unshrunk
        self.context = context
        start = context.elapsed()
        state = SearchProgress(request.subjects.map(\.name))
    }

    /// Takes an event of the subject with an index.
    func receive(_ event: RunEvent, of index: Int) {
        state.receive(event, of: index)
        if case .failed(let signature, let trace) = event,
            let announcement = unshrunk.add(signature, trace, of: index)
        {
            progress.say(announcement)
        }
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
