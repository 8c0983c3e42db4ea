internal import Journal

/// The blocks of queues and the timers that wait on a simulation's clock.
///
/// Everything runs on one thread. Work that is due at the same time runs in order of scheduling,
/// whichever queue it is on.
@MainActor final class WorkSchedule {
    /// A block that waits.
    struct Work {
        var due: Tick
        let queue: DispatchQueue
        /// The time between two firings; `nil` for work that runs once.
        var interval: Tick?
        /// The timer, the work item or the sleep; `nil` for a plain block and for a part of a task.
        var owner: AnyObject?
        /// The task that goes on or wakes up; `nil` for other work.
        var task: ObjectIdentifier?
        /// What a block of the app's waits for; `nil` for tasks.
        var occasion: HandedBlocks.Occasion?
        /// Whether the time was given by a delay. Such work takes time, so that it cannot keep the
        /// app busy at one moment of the clock.
        var isDelayed = false
        /// Whether a repeating timer has fired since settling began.
        var hasFired = false
        let block: @MainActor () -> Void
    }

    /// How far settling looks ahead: ten seconds. Work that runs once within this time belongs to
    /// the action before it. A repeating timer fires once in this time, if it can. Work that is due
    /// later waits, and runs when actions have taken that much time.
    static let patience = Tick(10 * Tick.perSecond)

    /// In order of due time, then of scheduling.
    private(set) var waiting: [Work] = []
    /// The queues whose blocks are running, innermost last. Empty while UIKit runs, on the main
    /// queue.
    private var running: [DispatchQueue] = []
    /// The time until which settling waits for work.
    private var horizon = WorkSchedule.patience

    var isEmpty: Bool { waiting.isEmpty }
    var nextDue: Tick? { waiting.first?.due }

    // MARK: - Scheduling

    func schedule(_ work: Work) {
        var index = waiting.count
        while index > 0, waiting[index - 1].due > work.due { index -= 1 }
        waiting.insert(work, at: index)
    }

    func remove(of owner: AnyObject) {
        waiting.removeAll { $0.owner === owner }
    }

    func isScheduled(_ owner: AnyObject) -> Bool {
        waiting.contains { $0.owner === owner }
    }

    // MARK: - Settling

    func beginSettling(at now: Tick) {
        horizon = now + WorkSchedule.patience
        for index in waiting.indices { waiting[index].hasFired = false }
    }

    /// When the first and the last work are due that settling waits for; `nil` where there is none.
    var awaited: (first: Tick, last: Tick)? {
        guard !waiting.isEmpty else { return nil }
        var first: Tick?
        var last: Tick = 0
        for work in waiting where !work.hasFired && work.due <= horizon {
            if first == nil { first = work.due }
            last = work.due
        }
        return first.map { ($0, last) }
    }

    // MARK: - Running

    /// Takes the first work out and runs it. Returns whether a delay had been given for it.
    func runFirst() -> Bool {
        let work = waiting.removeFirst()
        run(work, under: [])
        return work.isDelayed
    }

    /// Cancels the tasks that sleep, and runs what is left of all, up to a limit. Other work is
    /// dropped.
    func endTasks(limit: Int) {
        for _ in 0..<limit where !waiting.isEmpty {
            let work = waiting.removeFirst()
            if let sleep = work.owner as? TaskSleep {
                sleep.cancelTask()
            } else if work.task != nil {
                run(work, under: [])
            }
        }
    }

    /// Runs what waits on a queue and is due, in order.
    func drain(_ queue: DispatchQueue, now: Tick) {
        let counted = waiting.count
        for _ in 0..<counted {
            let next = waiting.firstIndex { $0.due <= now && $0.queue === queue }
            guard let next else { return }
            run(waiting.remove(at: next), under: busy)
        }
    }

    /// Runs blocks of other queues while the running one waits for something, until that has
    /// happened. The clock stands still meanwhile, and the delays of other queues count for
    /// nothing. Returns whether it has happened.
    func runOthers(now: Tick, until isDone: () -> Bool) -> Bool {
        var blocks = 0
        while !isDone(), blocks < Simulation.eventLimit {
            let next = waiting.firstIndex { work in
                !waitsForItself(on: work.queue)
                    && (work.queue !== DispatchQueue.main || work.due <= now)
            }
            guard let next else { return false }
            Simulation.active.passed(.waitingForQueues)
            run(waiting.remove(at: next), under: busy)
            blocks += 1
        }
        return isDone()
    }

    /// The queue whose block runs; the main queue while UIKit runs.
    var currentQueue: DispatchQueue { running.last ?? .main }

    /// The queues that are busy, also while UIKit runs.
    private var busy: [DispatchQueue] { running.isEmpty ? [DispatchQueue.main] : running }

    /// Runs work, while the blocks of other queues wait for it.
    private func run(_ work: Work, under waiting: [DispatchQueue]) {
        if let interval = work.interval {
            var next = work
            next.due = work.due + interval
            next.hasFired = true
            schedule(next)
        }
        let outer = running
        running = waiting + [work.queue]
        note(work.queue)
        let simulation = Simulation.active
        let changes = simulation.containmentChanges + simulation.stackChanges
        simulation.note(.work)
        work.block()
        if simulation.containmentChanges + simulation.stackChanges != changes {
            simulation.note(.lateChange)
        }
        running = outer
    }

    private func note(_ queue: DispatchQueue) {
        if queue !== DispatchQueue.main { Simulation.active.passed(.otherQueues) }
    }

    // MARK: - Waiting for a queue

    /// Whether a block that now runs waits for itself if it waits for the queue.
    func waitsForItself(on queue: DispatchQueue) -> Bool {
        !queue.isConcurrent && busy.contains { $0 === queue }
    }

    func enter(_ queue: DispatchQueue) {
        running = busy + [queue]
        note(queue)
    }

    func leave() {
        running.removeLast()
        if running.count == 1, running[0] === DispatchQueue.main { running = [] }
    }
}
