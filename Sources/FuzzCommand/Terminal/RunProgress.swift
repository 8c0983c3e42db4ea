internal import StatefulTesting

/// The state of a search on standard error: all subjects together, then what one of them does.
/// Lines that stay are above it.
@MainActor final class RunProgress {
    private struct Entry {
        var cases = 0
        var actions = 0
        var isDone = false
        /// What is being shrunk: the number of the failure, of how many, and its numbers of
        /// actions.
        var shrinking: (failure: Int, count: Int, from: Int, to: Int)?
    }

    private let progress: Progress
    private let context: CommandContext
    private let start: Duration
    /// The names of the subjects.
    private let names: [String]
    private var entries: [Entry]
    private var failures = 0
    private var detail = ""

    init(_ request: RunRequest, _ context: CommandContext) {
        progress = Progress(context, appends: request.reportsProgress)
        self.context = context
        start = context.elapsed()
        names = request.subjects.map(\.name)
        entries = request.subjects.map { _ in Entry() }
    }

    /// Takes an event of the subject with an index.
    func receive(_ event: RunEvent, of index: Int) {
        switch event {
        case .screening:
            detail = "\(names[index]): short sequences"
        case .searched(let cases, let actions):
            entries[index].cases += cases
            entries[index].actions += actions
            detail = "\(names[index]): random cases"
        case .failed: failures += 1
        case .shrinking(let failure, let count, let actions):
            entries[index].shrinking = (failure, count, actions, actions)
            describeShrinking(of: index)
        case .shrunk(let actions):
            entries[index].shrinking?.to = actions
            describeShrinking(of: index)
        case .explored(let percent):
            if let shrinking = entries[index].shrinking {
                let failure = "\(shrinking.failure) of \(shrinking.count)"
                detail = "\(names[index]): proving \(failure), \(percent) %"
            }
        }
        progress.show(line)
    }

    private func describeShrinking(of index: Int) {
        guard let shrinking = entries[index].shrinking else { return }
        detail =
            "\(names[index]): shrinking \(shrinking.failure) of \(shrinking.count): "
            + "\(shrinking.from) → \(shrinking.to.counting("action"))"
    }

    /// Adds cases that an earlier run has searched.
    func add(_ cases: Int, of index: Int) { entries[index].cases += cases }

    func finish(_ index: Int) {
        entries[index].isDone = true
        progress.show(line)
    }

    /// Writes whole lines that stay.
    func say(_ lines: String) { progress.say(lines) }

    func clear() { progress.clear() }

    /// As in `3 of 26 done, 12,288 cases, 187,000 actions/s, 5 failures; sidebar/insets: …`.
    private var line: String {
        let actions = entries.map(\.actions).reduce(0, +)
        let elapsed = (context.elapsed() - start).components
        let milliseconds = elapsed.seconds * 1_000 + elapsed.attoseconds / 1_000_000_000_000_000
        let rate = milliseconds > 0 ? actions * 1_000 / Int(milliseconds) : 0
        var parts: [String] = []
        if names.count > 1 { parts.append("\(entries.count { $0.isDone }) of \(names.count) done") }
        parts.append(entries.map(\.cases).reduce(0, +).counting("case"))
        if rate > 0 { parts.append("\(rate.counting("action"))/s") }
        parts.append(failures.counting("failure"))
        return "\(parts.joined(separator: ", ")); \(detail)"
    }
}
