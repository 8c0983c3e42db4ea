#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Worker processes with tasks to share: each gets the next when it has answered the last.
///
/// What comes out does not depend on how many there are, nor on which of them did what.
@MainActor final class WorkerPool {
    /// A line for a worker.
    struct Task: Equatable {
        let index: Int
        let line: String
    }

    enum Answer: Equatable {
        case frame([UInt8])
        /// The worker ended before it answered: how, in words.
        case lost(String)
    }

    enum Beginning: Equatable {
        case always, unlessInterrupted
    }

    private let executable: String
    private let arguments: [String]
    private let interruption: () -> Interruption?
    /// A worker, or room for one.
    private var workers: [WorkerProcess?]
    private var passedOn: Interruption?

    init(
        _ count: Int, executable: String, arguments: [String],
        interruption: @escaping () -> Interruption?
    ) {
        self.executable = executable
        self.arguments = arguments
        self.interruption = interruption
        workers = Array(repeating: nil, count: count)
    }

    /// Has all tasks done.
    ///
    /// - Parameters:
    ///   - begins: whether a task is begun after a signal.
    ///   - isSticky: task k goes to worker k modulo their number, which remembers what it did.
    ///   - answered: called for each task, in no particular order.
    func perform(
        _ tasks: [Task], begins: Beginning, isSticky: Bool, answered: (Task, Answer) -> Void
    ) {
        var waiting = tasks
        var busy = [Task?](repeating: nil, count: workers.count)
        while true {
            let mayBegin = begins == .always || interruption() == nil
            for location in workers.indices where busy[location] == nil && mayBegin {
                guard
                    let next = waiting.firstIndex(where: {
                        !isSticky || $0.index % workers.count == location
                    })
                else { continue }
                let task = waiting.remove(at: next)
                guard let worker = worker(at: location) else {
                    answered(task, .lost("it could not be started"))
                    continue
                }
                busy[location] = task
                worker.send(task.line)
            }
            guard busy.contains(where: { $0 != nil }) else { break }
            passSignalOn()
            for location in readable(busy) {
                guard let task = busy[location], let worker = workers[location] else { continue }
                switch worker.receive() {
                case .incomplete: continue
                case .frame(let bytes): answered(task, .frame(bytes))
                case .ended:
                    workers[location] = nil
                    answered(task, .lost(worker.end()))
                }
                busy[location] = nil
            }
        }
    }

    /// Lets all workers end.
    func end() {
        for worker in workers { _ = worker?.end() }
        workers = []
    }

    private func worker(at location: Int) -> WorkerProcess? {
        if workers[location] == nil {
            workers[location] = WorkerProcess(executable: executable, arguments: arguments)
        }
        return workers[location]
    }

    private func passSignalOn() {
        guard let interruption = interruption(), interruption != passedOn else { return }
        passedOn = interruption
        for worker in workers { worker?.pass(interruption) }
    }

    /// The busy workers that have something to say; waits for a while if none has.
    private func readable(_ busy: [Task?]) -> [Int] {
        var polls: [pollfd] = []
        var locations: [Int] = []
        for (location, worker) in workers.enumerated() where busy[location] != nil {
            guard let worker else { continue }
            polls.append(pollfd(fd: worker.output, events: Int16(POLLIN), revents: 0))
            locations.append(location)
        }
        guard poll(&polls, nfds_t(polls.count), 200) > 0 else { return [] }
        return polls.indices.filter { polls[$0].revents != 0 }.map { locations[$0] }
    }
}
