internal import StatefulTesting

/// The order of the jobs of a search. Leaves out what an earlier run has done.
///
/// Without a time, the jobs of one subject come before those of the next. With one, the subjects
/// take turns, one island each, until the time is over. A search that ends with something new takes
/// turns, too.
@MainActor struct SearchOrder {
    private let request: RunRequest
    private let islands: [Int]
    /// What an earlier run has done of each subject.
    private let done: [(screening: Bool, islands: Set<Int>)]
    /// The subject of the next job.
    private var subject = 0
    /// The position in `islands` of the next job; -1 for screening.
    private var position = -1
    private var start = Duration.zero
    private var isOver = false
    /// The number of turns of a search that was ended.
    private var turnLimit = Int.max
    /// The number of turns that the search has at least: those of the first islands of its shard,
    /// and those that an earlier run has begun.
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

    /// The number of cases of a plan that has the jobs so far.
    var cases: Int {
        if turnLimit == .max, request.duration == nil { return request.plan.cases }
        return cases(through: max(min(position - 1, turnLimit), leastTurns - 1, 0))
    }

    /// The number of cases of a plan that ends with a turn.
    func cases(through turn: Int) -> Int {
        let cases = RunPlan.cases(throughIsland: max(island(at: turn), RunPlan.islands - 1))
        return request.duration == nil ? min(cases, request.plan.cases) : cases
    }

    /// Whether jobs are still to come.
    var hasMore: Bool { !isOver && !request.subjects.isEmpty }

    /// The turn of a job, counted from 0. Screening belongs to turn -1.
    func turn(of job: SearchJob) -> Int {
        let shard = request.plan.shard
        return job.island.map { ($0 - shard.index + 1) / shard.count } ?? -1
    }

    mutating func next(at time: Duration) -> SearchJob? {
        while let job = nextOfAll(at: time) {
            let done = done[job.subject]
            if !(job.island.map(done.islands.contains) ?? done.screening) { return job }
        }
        return nil
    }

    private mutating func nextOfAll(at time: Duration) -> SearchJob? {
        guard hasMore else { return nil }
        let job = request.isOpenEnded ? nextInTurn(at: time) : nextInOrder()
        if job == nil { isOver = true }
        return job
    }

    private mutating func nextInOrder() -> SearchJob? {
        while position >= islands.count {
            subject += 1
            position = -1
        }
        guard subject < request.subjects.count else { return nil }
        defer { position += 1 }
        return job(island: position < 0 ? nil : islands[position], cases: request.plan.cases)
    }

    private mutating func nextInTurn(at time: Duration) -> SearchJob? {
        if subject == request.subjects.count {
            subject = 0
            position += 1
        }
        // All subjects end with the same islands, and the first islands are always whole.
        if subject == 0, isEnd(at: time) { return nil }
        defer { subject += 1 }
        guard position >= 0 else { return job(island: nil, cases: request.plan.cases) }
        let cases = request.duration == nil ? request.plan.cases : cases(through: position)
        return job(island: island(at: position), cases: cases)
    }

    private func isEnd(at time: Duration) -> Bool {
        guard let duration = request.duration else { return position >= islands.count }
        return position >= leastTurns && time - start >= duration.time
    }

    private func job(island: Int?, cases: Int) -> SearchJob {
        SearchJob(subject: subject, island: island, cases: cases)
    }

    /// The island of this shard at a position.
    private func island(at position: Int) -> Int {
        request.plan.shard.index - 1 + position * request.plan.shard.count
    }
}
