internal import Platform
internal import StatefulTesting

/// Worker processes that do tasks. Each worker gets its next task after its last result. A worker that
/// ends is replaced.
///
/// The results do not depend on the number of workers, or on which worker does which task.
@MainActor final class WorkerPool {
    /// Gives the tasks of a pool, and takes what comes of them.
    @MainActor protocol Client: AnyObject {
        /// The next task; `nil` if there is none until another result comes.
        func nextTask() -> WorkerTask?
        func received(_ event: RunEvent, of task: WorkerTask)
        func finished(_ task: WorkerTask, _ result: TaskResult)
        /// The worker ended, or was killed, before it was done.
        func lost(_ task: WorkerTask, _ death: WorkerProcess.Death)
        /// No worker could be started for the task.
        func refused(_ task: WorkerTask)
        /// A line that the app printed.
        func printed(_ line: String, by task: WorkerTask)
        /// How long a step of the task may take, in seconds.
        func stepLimit(of task: WorkerTask) -> Double
        /// The slowest step so far of a worker at the task, in seconds.
        func stepped(_ slowest: Double, in task: WorkerTask)
        /// The number of the fault that is planted for the task; `nil` for none. A process has one fault.
        func fault(of task: WorkerTask) -> Int?
    }

    /// The most bytes of memory that a worker may have. The states of an exploration may need more; there
    /// it is the most that one step may take.
    private static let memoryLimit = 1 << 30
    /// The most seconds of a step after a signal has arrived.
    private static let lastStepLimit = 0.7
    /// How long to wait for the workers before looking at their state, in milliseconds.
    private static let pause: Int32 = 20

    /// A worker and the task that it is at.
    private struct Slot {
        var worker: WorkerProcess?
        var task: WorkerTask?
        var fault: Int?
        var watch = StepWatch()
    }

    private let executable: String
    private let arguments: [String]
    private let plan: RunPlan
    private let backtraces: WorkerProcess.Backtraces
    /// Whether each task gets a new worker. A worker ends when the next task begins.
    private let isFreshForEachTask: Bool
    private let interruption: () -> Interruption?
    private var slots: [Slot]
    private var isStopped = false

    /// - Parameters:
    ///   - arguments: the arguments of `run`, with the seed.
    ///   - plan: the plan that these arguments make.
    ///   - isFreshForEachTask: whether each task gets a worker that has done nothing else.
    init(
        _ count: Int, executable: String, arguments: [String], plan: RunPlan,
        backtraces: WorkerProcess.Backtraces = .none, isFreshForEachTask: Bool = false,
        interruption: @escaping () -> Interruption?
    ) {
        self.backtraces = backtraces
        self.isFreshForEachTask = isFreshForEachTask
        self.executable = executable
        self.arguments = arguments
        self.plan = plan
        self.interruption = interruption
        slots = Array(repeating: Slot(), count: count)
    }

    /// Does all tasks of a client.
    func work(for client: any Client) {
        while true {
            var hasBegun = false
            for slot in slots.indices where slots[slot].task == nil {
                guard let task = client.nextTask() else { break }
                begin(task, at: slot, client)
                hasBegun = true
            }
            guard slots.contains(where: { $0.task != nil }) else {
                // The client has done refused tasks itself.
                if hasBegun { continue }
                return
            }
            stopIfAsked()
            receive(client)
            for slot in slots.indices { watch(slot, client) }
        }
    }

    /// Waits until all workers have ended.
    func end() {
        for slot in slots { _ = slot.worker?.end() }
        slots = []
    }

    private func begin(_ task: WorkerTask, at slot: Int, _ client: any Client) {
        let fault = client.fault(of: task)
        if isFreshForEachTask || slots[slot].fault != fault {
            _ = slots[slot].worker?.end()
            slots[slot].worker = nil
            slots[slot].fault = fault
        }
        if slots[slot].worker == nil {
            slots[slot].worker = WorkerProcess(
                executable: executable, arguments: arguments, plan: plan, backtraces: backtraces,
                fault: fault)
        }
        guard let worker = slots[slot].worker else { return client.refused(task) }
        slots[slot].task = task
        slots[slot].watch = StepWatch()
        if isStopped { worker.stop() }
        worker.send(task)
    }

    private func receive(_ client: any Client) {
        var sources: [(slot: Int, descriptor: Descriptor)] = []
        for (index, slot) in slots.enumerated() where slot.task != nil {
            for descriptor in slot.worker?.descriptors ?? [] {
                sources.append((index, descriptor))
            }
        }
        let ready = Descriptor.readable(
            among: sources.map(\.descriptor), milliseconds: Self.pause)
        for (slot, descriptor) in ready.map({ sources[$0] }) {
            guard let worker = slots[slot].worker, let task = slots[slot].task else { continue }
            for message in worker.receive(from: descriptor) where slots[slot].task != nil {
                handle(message, of: task, at: slot, client)
            }
            for line in worker.printed.takeLines() { client.printed(line, by: task) }
        }
    }

    private func handle(
        _ message: WorkerMessage?, of task: WorkerTask, at slot: Int, _ client: any Client
    ) {
        switch message {
        case .event(let event): client.received(event, of: task)
        case .result(let bytes):
            slots[slot].task = nil
            if let result = TaskResult(decoding: bytes, of: task) {
                client.finished(task, result)
            } else {
                replace(slot, task, client)
            }
        case nil: replace(slot, task, client)
        }
    }

    /// Ends the worker of a slot, which no longer does its task.
    private func replace(_ slot: Int, _ task: WorkerTask, _ client: any Client) {
        guard let worker = slots[slot].worker else { return }
        slots[slot].task = nil
        slots[slot].worker = nil
        let death = worker.end()
        for line in worker.printed.takeLines() { client.printed(line, by: task) }
        client.lost(task, death)
    }

    /// Kills a worker whose step takes too long, or that takes too much memory.
    private func watch(_ slot: Int, _ client: any Client) {
        guard let worker = slots[slot].worker, let task = slots[slot].task,
            worker.verdict == nil
        else { return }
        let limit = client.stepLimit(of: task)
        let verdict = slots[slot].watch.verdict(
            on: worker, limit: isStopped ? min(limit, Self.lastStepLimit) : limit,
            startLimit: isStopped ? 0 : DeathRecord.stepLimit, memoryLimit: Self.memoryLimit,
            countsStepOnly: task.verb == .explore)
        if slots[slot].watch.slowest > 0 {
            client.stepped(slots[slot].watch.slowest, in: task)
        }
        if let verdict { worker.kill(verdict) }
    }

    private func stopIfAsked() {
        guard !isStopped, interruption() != nil else { return }
        isStopped = true
        for slot in slots { slot.worker?.stop() }
    }
}

extension WorkerPool.Client {
    func stepped(_ slowest: Double, in task: WorkerTask) {}
    func fault(of task: WorkerTask) -> Int? { nil }
}

/// Measures how long a worker's step takes. Its clock stands still while this process does not run, and
/// while the worker waits for a core. So a computer that sleeps, or is busy, does not look like a step
/// without end.
@MainActor private struct StepWatch {
    /// The most time that one look at the worker adds, in seconds.
    private static let longestPause = 0.1
    /// The heartbeats of a task that say nothing of the pace: the start of a process, and of the app in it,
    /// take their time.
    private static let startBeats: UInt64 = 1
    /// How often the memory is read, in seconds.
    private static let memoryPause = 0.1

    /// How long the slowest step so far took, as well as looks from time to time can tell.
    private(set) var slowest = 0.0
    /// 0 until the task begins its first case.
    private var heartbeat: UInt64 = 0
    private var waited = 0.0
    private var sinceMemory = 0.0
    /// The memory of the worker when it was first read in this step.
    private var bytesBefore: Int?
    private var last = ContinuousClock.now
    private var lastQueued = 0.0

    mutating func verdict(
        on worker: WorkerProcess, limit: Double, startLimit: Double, memoryLimit: Int,
        countsStepOnly: Bool
    ) -> WorkerProcess.Verdict? {
        let now = ContinuousClock.now
        let queued = worker.queuedSeconds ?? 0
        let passed = min(Self.longestPause, (now - last) / .seconds(1)) - (queued - lastQueued)
        (last, lastQueued) = (now, queued)
        if let beat = worker.heartbeat { note(beat, after: passed) }
        let isStarting = heartbeat <= Self.startBeats
        if waited > (isStarting ? max(limit, startLimit) : limit) { return .hang }
        sinceMemory += passed
        guard sinceMemory > Self.memoryPause else { return nil }
        sinceMemory = 0
        guard let bytes = worker.residentBytes else { return nil }
        let before = bytesBefore ?? bytes
        bytesBefore = before
        return bytes - (countsStepOnly ? before : 0) > memoryLimit ? .memory : nil
    }

    private mutating func note(_ beat: UInt64, after passed: Double) {
        waited += max(0, passed)
        guard beat != heartbeat else { return }
        if heartbeat > Self.startBeats, beat > heartbeat {
            slowest = max(slowest, waited / Double(beat - heartbeat))
        }
        heartbeat = beat
        waited = 0
        bytesBefore = nil
    }
}
