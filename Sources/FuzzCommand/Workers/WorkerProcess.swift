internal import Platform

/// A copy of this executable that works for this process. See `Worker` for the other side.
@MainActor final class WorkerProcess {
    /// The result of one read.
    enum Reception: Equatable {
        case answer([UInt8])
        case incomplete
        /// The process ended, or wrote what no worker writes.
        case ended
    }

    private let process: ChildProcess
    private var received: [UInt8] = []

    /// `nil` if the system refuses to start it.
    init?(executable: String, arguments: [String]) {
        guard let process = ChildProcess(executable: executable, arguments: arguments) else {
            return nil
        }
        self.process = process
    }

    /// To wait for an answer with `Descriptor.readable`.
    var output: Descriptor { process.output }

    /// Sends a task. If the worker has ended, `receive` reports it.
    func send(_ task: WorkerTask) {
        try? process.input.write(Array("\(task.line)\n".utf8))
    }

    /// Reads once, and waits if nothing has come.
    func receive() -> Reception {
        guard let bytes = try? process.output.read(atMost: 1 << 16), !bytes.isEmpty else {
            return .ended
        }
        received += bytes
        switch WorkerFrame.take(from: &received) {
        case .complete(let bytes): return .answer(bytes)
        case .incomplete: return .incomplete
        case .malformed: return .ended
        }
    }

    func pass(_ interruption: Interruption) {
        process.send(interruption.signal)
    }

    /// Waits until the worker has ended, and says how it ended.
    func end() -> String {
        switch process.end() {
        case .exited(let status): "exit status \(status)"
        case .killed(let signal): "signal \(signal)"
        }
    }
}
