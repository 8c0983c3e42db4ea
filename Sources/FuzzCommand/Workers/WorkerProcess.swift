internal import Platform
internal import StatefulTesting

/// The parent's side of a worker process, which runs the same executable. `Worker` is its loop.
@MainActor final class WorkerProcess {
    /// The result of one read.
    enum Reception: Equatable {
        case message(WorkerMessage)
        /// The process ended, or wrote bytes that are not a frame.
        case ended
    }

    private let process: ChildProcess
    private let memory: WorkerMemory?
    private var received: [UInt8] = []

    /// `nil` if the system refuses to start it.
    ///
    /// - Parameters:
    ///   - arguments: the arguments of `run`, with the seed.
    ///   - plan: the plan that these arguments make.
    init?(executable: String, arguments: [String], plan: RunPlan) {
        memory = WorkerMemory(for: plan)
        let isRecorded = memory == nil ? WorkerMemory.none : WorkerMemory.shared
        guard
            let process = ChildProcess(
                executable: executable, arguments: [Worker.name, isRecorded] + arguments,
                sharing: memory?.memory)
        else { return nil }
        self.process = process
    }

    /// The pipe of the answers, for `Descriptor.readable`.
    var output: Descriptor { process.output }

    /// Sends a task. If the worker has ended, `receive` reports it.
    func send(_ task: WorkerTask) {
        try? process.input.write(Array("\(task.line)\n".utf8))
    }

    /// Reads once, and returns every whole message. Waits if there is nothing to read.
    func receive() -> [Reception] {
        guard let bytes = try? process.output.read(atMost: 1 << 16), !bytes.isEmpty else {
            return [.ended]
        }
        received += bytes
        var receptions: [Reception] = []
        while true {
            switch WorkerFrame.take(from: &received) {
            case .incomplete: return receptions
            case .malformed: return receptions + [.ended]
            case .complete(let bytes):
                guard let message = WorkerMessage(decoding: bytes) else {
                    return receptions + [.ended]
                }
                receptions.append(.message(message))
            }
        }
    }

    func pass(_ interruption: Interruption) {
        process.send(interruption.signal)
    }

    /// The case that the worker executed last; `nil` if it is not known.
    var recorded: RecordedCase? { memory?.recorded }

    /// Waits until the worker has ended. Returns its exit status or signal as text.
    func end() -> String {
        switch process.end() {
        case .exited(let status): "exit status \(status)"
        case .killed(let signal): "signal \(signal)"
        }
    }
}
