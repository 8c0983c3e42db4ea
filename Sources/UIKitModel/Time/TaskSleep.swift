/// A task that sleeps on a simulation's clock.
final class TaskSleep: @unchecked Sendable {
    /// Whether a sleep ends right now. What the task then does took time, so that it cannot keep
    /// the app busy at one moment of the clock.
    @MainActor private(set) static var isEnding = false

    private var continuation: UnsafeContinuation<Void, any Error>?
    private var isCancelled = false
    /// Whose clock it is.
    private weak var simulation: Simulation?
    private var task: UnsafeCurrentTask?

    /// Sleeps for a number of ticks, or until the task is cancelled, in which case it throws.
    static func sleep(for ticks: Tick) async throws {
        let sleep = TaskSleep()
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { sleep.begin($0, for: ticks) }
        } onCancel: {
            sleep.cancel()
        }
    }

    private func begin(_ continuation: UnsafeContinuation<Void, any Error>, for ticks: Tick) {
        guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
        self.continuation = continuation
        task = withUnsafeCurrentTask { $0 }
        MainActor.assumeIsolated {
            let simulation = Simulation.active
            self.simulation = simulation
            simulation.work.schedule(
                WorkSchedule.Work(
                    due: simulation.clock.now + ticks, queue: simulation.work.currentQueue,
                    owner: self, task: task?.identity, isDelayed: ticks > 0
                ) { [self] in
                    TaskSleep.isEnding = ticks > 0
                    end(.success(()))
                    TaskSleep.isEnding = false
                })
        }
    }

    /// Where the simulation is over, the task sleeps on: its code never runs again.
    private func cancel() {
        isCancelled = true
        guard continuation != nil, let simulation else { return }
        MainActor.assumeIsolated {
            simulation.work.remove(of: self)
            simulation.perform { end(.failure(CancellationError())) }
        }
    }

    /// Cancels the task, and with it the sleep.
    func cancelTask() {
        task?.cancel()
    }

    private func end(_ result: Result<Void, any Error>) {
        let waiting = continuation
        continuation = nil
        waiting?.resume(with: result)
    }
}
