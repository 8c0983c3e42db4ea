internal import Platform
internal import StatefulTesting

/// Worker processes. Each gets its next assignment after its last result. A worker that ends is
/// replaced.
@MainActor final class WorkerPool {
    /// The most bytes of memory that a worker may have, or that one step may take.
    private static let memoryLimit = 1 << 30
    /// The most seconds of a step after a signal has arrived.
    private static let lastStepLimit = 0.7
    /// How long to wait for the workers before looking at their state, in milliseconds.
    private static let pause: Int32 = 20

    /// A worker and what it is at.
    private struct Slot {
        var worker: WorkerProcess?
        var assignment: Assignment?
        var watch = StepWatch()
    }

    /// Starts a worker; `nil` if the system refuses.
    private let start: (WorkerProcess.Setting) -> WorkerProcess?
    private var slots: [Slot]
    private var isStopped = false

    init(_ count: Int, start: @escaping (WorkerProcess.Setting) -> WorkerProcess?) {
        self.start = start
        slots = Array(repeating: Slot(), count: count)
    }

    var isIdle: Bool { slots.allSatisfy { $0.assignment == nil } }

    /// Gives work to idle workers, and takes what has come since the last call, or comes soon.
    func advance(for client: JobRunner) {
        for slot in slots.indices where slots[slot].assignment == nil {
            guard let assignment = client.nextAssignment() else { break }
            begin(assignment, at: slot, client)
        }
        if isIdle { return }
        if !isStopped, client.mustStop {
            isStopped = true
            for slot in slots { slot.worker?.stop() }
        }
        receive(client)
        for slot in slots.indices { watch(slot, client) }
    }

    /// Waits until all workers have ended.
    func end() {
        for slot in slots { _ = slot.worker?.end() }
        slots = []
    }

    private func begin(_ assignment: Assignment, at slot: Int, _ client: JobRunner) {
        let setting = assignment.job.process
        if setting.isFresh || slots[slot].worker?.setting != setting {
            _ = slots[slot].worker?.end()
            slots[slot].worker = start(setting)
        }
        guard let worker = slots[slot].worker else { return client.performHere(assignment) }
        slots[slot].assignment = assignment
        slots[slot].watch = StepWatch()
        if isStopped { worker.stop() }
        worker.send(assignment.job)
    }

    private func receive(_ client: JobRunner) {
        var sources: [(slot: Int, descriptor: Descriptor)] = []
        for (index, slot) in slots.enumerated() where slot.assignment != nil {
            for descriptor in slot.worker?.descriptors ?? [] {
                sources.append((index, descriptor))
            }
        }
        let ready = Descriptor.readable(
            among: sources.map(\.descriptor), milliseconds: Self.pause)
        for (slot, descriptor) in ready.map({ sources[$0] }) {
            guard let worker = slots[slot].worker, let assignment = slots[slot].assignment
            else { continue }
            for message in worker.receive(from: descriptor) where slots[slot].assignment != nil {
                handle(message, of: assignment, at: slot, client)
            }
            for line in worker.printed.takeLines() { client.printed(line, by: assignment) }
        }
    }

    private func handle(
        _ message: WorkerMessage?, of assignment: Assignment, at slot: Int, _ client: JobRunner
    ) {
        switch message {
        case .event(let event): client.received(event, of: assignment)
        case .output(let bytes) where client.finished(assignment, bytes.bytes):
            slots[slot].assignment = nil
        case .output, nil: replace(slot, assignment, client)
        }
    }

    /// Ends the worker of a slot, which no longer does its work.
    private func replace(_ slot: Int, _ assignment: Assignment, _ client: JobRunner) {
        guard let worker = slots[slot].worker else { return }
        slots[slot].assignment = nil
        slots[slot].worker = nil
        let death = worker.end()
        for line in worker.printed.takeLines() { client.printed(line, by: assignment) }
        client.lost(assignment, death)
    }

    /// Kills a worker whose step takes too long, or that takes too much memory.
    private func watch(_ slot: Int, _ client: JobRunner) {
        guard let worker = slots[slot].worker, let assignment = slots[slot].assignment,
            worker.verdict == nil
        else { return }
        let limit = client.deaths.stepLimit(of: assignment)
        let verdict = slots[slot].watch.verdict(
            on: worker, limit: isStopped ? min(limit, Self.lastStepLimit) : limit,
            startLimit: isStopped ? 0 : StepLimits.whole, memoryLimit: Self.memoryLimit,
            countsStepOnly: assignment.job.mayKeepMemory)
        if slots[slot].watch.slowest > 0 {
            client.deaths.noteStep(slots[slot].watch.slowest, of: assignment.job.subject)
        }
        if let verdict { worker.kill(verdict) }
    }
}
