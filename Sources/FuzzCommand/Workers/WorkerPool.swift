internal import Platform
internal import StatefulTesting

/// Worker processes that share tasks. Each worker gets its next task after its last answer.
///
/// The answers do not depend on the number of workers, or on which worker does which task.
@MainActor final class WorkerPool {
    enum Answer: Equatable {
        case bytes([UInt8])
        /// The worker ended without an answer. The text describes how it ended; the case is the last
        /// one that it executed, if that is known.
        case lost(String, RecordedCase?)
    }

    /// Whether new tasks begin after a signal has arrived.
    enum Beginning: Equatable {
        case always, unlessInterrupted
    }

    /// Which worker gets a task.
    enum Assignment: Equatable {
        case anyFree
        /// Task k goes to worker k modulo the number of workers, which keeps the state of earlier
        /// tasks.
        case fixed
    }

    /// A task, and its number.
    private typealias Entry = (index: Int, task: WorkerTask)

    private let executable: String
    private let arguments: [String]
    private let plan: RunPlan
    private let interruption: () -> Interruption?
    /// The worker of each slot; `nil` before it starts and after it has ended.
    private var workers: [WorkerProcess?]
    private var passedOn: Interruption?

    init(
        _ count: Int, executable: String, arguments: [String], plan: RunPlan,
        interruption: @escaping () -> Interruption?
    ) {
        self.executable = executable
        self.arguments = arguments
        self.plan = plan
        self.interruption = interruption
        workers = Array(repeating: nil, count: count)
    }

    /// Performs all tasks.
    ///
    /// - Parameters:
    ///   - tasks: each with the number that `answered` gets.
    ///   - received: called for each event of a task, in the order of its worker.
    ///   - answered: called once for each task that was begun, in no particular order.
    func perform(
        _ tasks: [(index: Int, task: WorkerTask)], begin: Beginning, by assignment: Assignment,
        received: (Int, RunEvent) -> Void = { _, _ in }, answered: (Int, Answer) -> Void
    ) {
        var waiting = tasks
        var busy = [Entry?](repeating: nil, count: workers.count)
        while true {
            let mayBegin = begin == .always || interruption() == nil
            for slot in workers.indices where busy[slot] == nil && mayBegin {
                guard let next = next(of: waiting, for: slot, assignment) else { continue }
                let entry = waiting.remove(at: next)
                guard let worker = worker(at: slot) else {
                    answered(entry.index, .lost("it could not be started", nil))
                    continue
                }
                busy[slot] = entry
                worker.send(entry.task)
            }
            guard busy.contains(where: { $0 != nil }) else { break }
            passSignalOn()
            for slot in readable(busy) {
                guard let entry = busy[slot], let worker = workers[slot] else { continue }
                for reception in worker.receive() where busy[slot] != nil {
                    switch reception {
                    case .message(.event(let event)): received(entry.index, event)
                    case .message(.answer(let bytes)):
                        busy[slot] = nil
                        answered(entry.index, .bytes(bytes))
                    case .ended:
                        busy[slot] = nil
                        workers[slot] = nil
                        let how = worker.end()
                        answered(entry.index, .lost(how, worker.recorded))
                    }
                }
            }
        }
    }

    /// Waits until all workers have ended.
    func end() {
        for worker in workers { _ = worker?.end() }
        workers = []
    }

    /// The position in `waiting` of the next task that a worker may do.
    private func next(of waiting: [Entry], for slot: Int, _ assignment: Assignment) -> Int? {
        waiting.firstIndex { entry in
            switch assignment {
            case .anyFree: true
            case .fixed: entry.index % workers.count == slot
            }
        }
    }

    private func worker(at slot: Int) -> WorkerProcess? {
        if workers[slot] == nil {
            workers[slot] = WorkerProcess(
                executable: executable, arguments: arguments, plan: plan)
        }
        return workers[slot]
    }

    private func passSignalOn() {
        guard let interruption = interruption(), interruption != passedOn else { return }
        passedOn = interruption
        for worker in workers { worker?.pass(interruption) }
    }

    /// The busy workers that have answered or ended. Waits up to 0.2 seconds if none has.
    private func readable(_ busy: [Entry?]) -> [Int] {
        let slots = workers.indices.filter { busy[$0] != nil && workers[$0] != nil }
        let outputs = slots.compactMap { workers[$0]?.output }
        return Descriptor.readable(among: outputs, milliseconds: 200).map { slots[$0] }
    }
}
