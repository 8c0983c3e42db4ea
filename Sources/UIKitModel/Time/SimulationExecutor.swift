/// Runs the parts of tasks on the clock of a simulation. A part is what a task does between two
/// suspensions.
///
/// The main actor's parts run as the main queue's blocks do, and all others as other queues' do.
final class SimulationExecutor: SerialExecutor, @unchecked Sendable {
    /// The simulation, which owns this and clears the reference in its `deinit`. Parts that are
    /// enqueued later never run.
    unowned(unsafe) var simulation: Simulation?
    private var wasUsed = false

    /// The runtime's name for no particular executor.
    private static let generic = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)

    /// Takes a part that belongs on the main actor.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        guard simulation != nil else { return }
        // This is no recorded misuse. The simulation belongs to another thread, and may be in use
        // there. The time at which the part comes is real, so no replay would repeat the record. A
        // job runner reports the end of the process as the app's failure (B-128).
        // A failed `precondition` prints its message in debug builds only.
        guard TaskHooks.isPerforming else {
            fatalError(
                """
                a Task of the app went on on another thread. It waited for something that does not \
                run on the simulation's clock, such as URLSession, a Thread, or Task.sleep in a file \
                that does not import UIKit. Or a test resumed it outside of Simulation.perform.
                """)
        }
        schedule(job, on: .main, executor: asUnownedSerialExecutor())
    }

    /// Takes a part that belongs on no actor, or on one of the app's.
    func enqueueElsewhere(_ job: UnownedJob) {
        schedule(job, on: .global(), executor: SimulationExecutor.generic)
    }

    private func schedule(
        _ job: UnownedJob, on queue: DispatchQueue, executor: UnownedSerialExecutor
    ) {
        // Tasks refer to their executor without owning it, and may outlive the simulation.
        if !wasUsed { _ = Unmanaged.passRetained(self) }
        wasUsed = true
        MainActor.assumeIsolated {
            simulation?.schedule(partOf: job.taskIdentity, on: queue) {
                job.runSynchronously(on: executor)
            }
        }
    }

    // The model's queues call code of the main actor from any part.

    func checkIsolated() {
        precondition(TaskHooks.isPerforming, "code of the main actor runs on another thread")
    }

    func isIsolatingCurrentContext() -> Bool? { TaskHooks.isPerforming }
}

extension Simulation {
    /// Cancels the tasks that sleep, and lets them end, up to 1,000 parts. A driver calls this when
    /// it is done with the simulation: tasks that never end would keep their memory.
    public func endTasks() {
        guard !work.isEmpty else { return }
        performAside { work.endTasks(limit: Simulation.eventLimit) }
    }

    fileprivate func schedule(
        partOf task: ObjectIdentifier, on queue: DispatchQueue,
        _ block: @escaping @MainActor () -> Void
    ) {
        work.schedule(
            WorkSchedule.Work(
                due: clock.now, queue: queue, task: task, isDelayed: TaskSleep.isEnding
            ) { [unowned self] in
                passed(.tasks)
                block()
            })
    }
}
