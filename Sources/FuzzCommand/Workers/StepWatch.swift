internal import Platform
internal import StatefulTesting

/// Measures how long a worker's step takes. Its clock stands still while this process does not run,
/// and while the worker waits for a core. So a computer that sleeps, or is busy, does not look like
/// a step without end.
@MainActor struct StepWatch {
    /// The most time that one look at the worker adds, in seconds.
    private static let longestPause = 0.1
    /// The heartbeats of a job that say nothing of the pace: the start of a process, and of the app
    /// in it, take their time.
    private static let startBeats: UInt64 = 1
    /// How often the memory is read, in seconds.
    private static let memoryPause = 0.1

    /// How long the slowest step so far took, as well as looks from time to time can tell.
    private(set) var slowest = 0.0
    /// 0 until the job begins its first case.
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
        let queued = worker.process.queuedSeconds ?? 0
        let passed = min(Self.longestPause, (now - last) / .seconds(1)) - (queued - lastQueued)
        (last, lastQueued) = (now, queued)
        if let beat = worker.heartbeat { note(beat, after: passed) }
        let isStarting = heartbeat <= Self.startBeats
        if waited > (isStarting ? max(limit, startLimit) : limit) { return .hang }
        sinceMemory += passed
        guard sinceMemory > Self.memoryPause else { return nil }
        sinceMemory = 0
        guard let bytes = worker.process.residentBytes else { return nil }
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
