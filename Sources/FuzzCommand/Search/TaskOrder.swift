internal import SplitFuzz
internal import StatefulTesting

/// The order of the tasks of a search, except reports. Leaves out what an earlier run has done.
///
/// Without a time, the tasks of one subject come before those of the next. With one, the subjects take
/// turns, one island each, until the time is over. A search that ends with something new takes turns,
/// too.
@MainActor struct TaskOrder {
    /// A task, and the turn that it belongs to, counted from 0. Screening belongs to turn -1.
    typealias Step = (task: WorkerTask, turn: Int)

    private let request: RunRequest
    private let islands: [Int]
    /// What an earlier run has done of each subject.
    private let done: [(screening: Bool, islands: Set<Int>)]
    /// The subject of the next task.
    private var subject = 0
    /// The position in `islands` of the next task; -1 for screening.
    private var position = -1
    private var start = Duration.zero
    private var isOver = false
    /// The number of turns of a search that was ended.
    private var turnLimit = Int.max
    /// The number of turns that the search has at least: those of the first islands of its shard, and
    /// those that an earlier run has begun.
    let leastTurns: Int

    /// - Parameter state: what an earlier run has done.
    init(_ request: RunRequest, after state: SearchState) {
        self.request = request
        islands = request.duration == nil ? request.plan.ownIslands : []
        done = request.subjects.map { subject in
            let found = state.found[subject.name]
            return (found?.screening.isEmpty == false, Set(found?.islandNumbers ?? []))
        }
        let shard = request.plan.shard
        let first = (RunPlan.islands - shard.index + shard.count) / shard.count
        let last = done.compactMap { $0.islands.max() }.max()
        let begun = last.map { ($0 - shard.index + 1) / shard.count + 1 } ?? 0
        leastTurns = max(first, begun)
    }

    /// Leaves nothing to search.
    ///
    /// - Parameter turn: the last turn whose results count.
    mutating func end(after turn: Int = .max) {
        isOver = true
        turnLimit = turn
    }

    /// - Parameter spent: the time that earlier runs have searched.
    mutating func begin(at time: Duration, spent: Duration) { start = time - spent }

    /// The number of cases of a plan that has the tasks so far.
    var cases: Int {
        if turnLimit == .max, request.duration == nil { return request.plan.cases }
        return cases(through: max(min(position - 1, turnLimit), leastTurns - 1, 0))
    }

    /// The number of cases of a plan that ends with a turn.
    func cases(through turn: Int) -> Int {
        let cases = RunPlan.cases(throughIsland: max(island(at: turn), RunPlan.islands - 1))
        return request.duration == nil ? min(cases, request.plan.cases) : cases
    }

    /// Whether tasks of a subject are still to come.
    func hasMore(of index: Int) -> Bool {
        if isOver { return false }
        if request.isOpenEnded || index > subject { return true }
        return index == subject && position < islands.count
    }

    mutating func next(at time: Duration) -> Step? {
        while let step = nextOfAll(at: time) {
            let index = step.task.subject
            let isDone =
                step.task.verb == .screen
                ? done[index].screening : done[index].islands.contains(step.task.island)
            if !isDone { return step }
        }
        return nil
    }

    private mutating func nextOfAll(at time: Duration) -> Step? {
        guard !isOver, !request.subjects.isEmpty else { return nil }
        let step = request.isOpenEnded ? nextInTurn(at: time) : nextInOrder()
        if step == nil { isOver = true }
        return step
    }

    private mutating func nextInOrder() -> Step? {
        while position >= islands.count {
            subject += 1
            position = -1
        }
        guard subject < request.subjects.count else { return nil }
        defer { position += 1 }
        return step(island: position < 0 ? nil : islands[position], cases: request.plan.cases)
    }

    private mutating func nextInTurn(at time: Duration) -> Step? {
        if subject == request.subjects.count {
            subject = 0
            position += 1
        }
        // All subjects end with the same islands, and the first islands are always whole.
        if subject == 0, isEnd(at: time) { return nil }
        defer { subject += 1 }
        guard position >= 0 else { return step(island: nil, cases: request.plan.cases) }
        let cases = request.duration == nil ? request.plan.cases : cases(through: position)
        return step(island: island(at: position), cases: cases)
    }

    private func isEnd(at time: Duration) -> Bool {
        guard let duration = request.duration else { return position >= islands.count }
        return position >= leastTurns && time - start >= duration.time
    }

    private func step(island: Int?, cases: Int) -> Step {
        let task = WorkerTask(
            verb: island == nil ? .screen : .search, subject: subject, island: island ?? 0,
            cases: cases)
        return (task, position)
    }

    /// The island of this shard at a position.
    private func island(at position: Int) -> Int {
        request.plan.shard.index - 1 + position * request.plan.shard.count
    }
}
