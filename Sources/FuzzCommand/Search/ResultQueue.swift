internal import StatefulTesting

/// The tasks of a search that were begun, in their order, and their results until all tasks before them
/// are done.
///
/// Results count in the order of the tasks, whichever worker is the first. What a run has found after so
/// many tasks is therefore the same for any number of workers.
struct ResultQueue {
    struct Entry {
        let subject: Int
        /// `nil` for screening.
        let island: Int?
        let turn: Int
        var state = State.open
    }

    enum State {
        case open
        case done(TaskResult)
        /// The task was given up.
        case lost
    }

    private(set) var entries: [Entry] = []

    mutating func begin(_ task: WorkerTask, turn: Int) {
        entries.append(
            Entry(
                subject: task.subject, island: task.verb == .screen ? nil : task.island,
                turn: turn))
    }

    /// Sets the state of a task. Ignores a task that no longer counts.
    mutating func set(_ state: State, of task: WorkerTask) {
        let island = task.verb == .screen ? nil : task.island
        guard
            let index = entries.firstIndex(where: {
                $0.subject == task.subject && $0.island == island
            })
        else { return }
        entries[index].state = state
    }

    /// The first entry, if its task is done or lost.
    var first: Entry? {
        guard let first = entries.first else { return nil }
        if case .open = first.state { return nil }
        return first
    }

    mutating func removeFirst() { entries.removeFirst() }

    mutating func removeAll() { entries = [] }

    /// Whether a task of a subject has not counted yet.
    func contains(subject: Int) -> Bool { entries.contains { $0.subject == subject } }
}
