#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A copy of this executable that works for it: it is sent lines, and answers each with a frame, the
/// number of bytes in eight and then the bytes.
@MainActor final class WorkerProcess {
    /// What reading brought.
    enum Reception: Equatable {
        case frame([UInt8])
        case incomplete
        /// The process ended, or wrote what no worker writes.
        case ended
    }

    /// What is to be read from: for `poll`.
    let output: Int32
    private let input: Int32
    private let process: pid_t
    private var received: [UInt8] = []

    /// Spawned rather than forked: that is cheap, and safe beside threads. `nil` where the system
    /// refuses.
    init?(executable: String, arguments: [String]) {
        var toWorker: [Int32] = [-1, -1]
        var fromWorker: [Int32] = [-1, -1]
        guard pipe(&toWorker) == 0 else { return nil }
        guard pipe(&fromWorker) == 0 else {
            toWorker.forEach { _ = close($0) }
            return nil
        }
        toWorker = toWorker.map(WorkerProcess.beyondStandard)
        fromWorker = fromWorker.map(WorkerProcess.beyondStandard)
        input = toWorker[1]
        output = fromWorker[0]
        // Else the next worker would inherit them, and this one never see an end.
        for descriptor in [input, output] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        let spawned = WorkerProcess.spawn(
            executable, arguments, input: toWorker[0], output: fromWorker[1])
        _ = close(toWorker[0])
        _ = close(fromWorker[1])
        process = spawned ?? 0
        if spawned == nil {
            _ = close(input)
            _ = close(output)
            return nil
        }
    }

    /// The same end of a pipe under a number above those of the standard streams, which one of them
    /// has where we were started without.
    private static func beyondStandard(_ descriptor: Int32) -> Int32 {
        guard descriptor <= STDERR_FILENO else { return descriptor }
        let moved = fcntl(descriptor, F_DUPFD, STDERR_FILENO + 1)
        _ = close(descriptor)
        return moved
    }

    /// In a process group of its own, so that a signal of the terminal's reaches it through us
    /// only.
    private static func spawn(
        _ executable: String, _ arguments: [String], input: Int32, output: Int32
    ) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_addclose(&actions, input)
        posix_spawn_file_actions_addclose(&actions, output)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var words: [UnsafeMutablePointer<CChar>?] =
            ([executable] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, executable, &actions, &attributes, &words, environ)
        return failure == 0 ? process : nil
    }

    /// What cannot be sent has no answer: reading then tells that the worker ended.
    func send(_ line: String) {
        _ = Descriptor(number: input).write(Array("\(line)\n".utf8))
    }

    /// Reads once, and waits if nothing has come.
    func receive() -> Reception {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = buffer.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { return .incomplete }
        guard count > 0 else { return .ended }
        received += buffer[..<count]
        guard received.count >= 8 else { return .incomplete }
        let length = received[..<8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        guard length <= 1 << 32 else { return .ended }
        let end = 8 + Int(length)
        guard received.count >= end else { return .incomplete }
        let frame = Array(received[8..<end])
        received.removeSubrange(..<end)
        return .frame(frame)
    }

    /// Passes a signal on.
    func pass(_ interruption: Interruption) {
        kill(process, interruption == .interrupt ? SIGINT : SIGTERM)
    }

    /// Lets it end, and says how it did.
    func end() -> String {
        _ = close(input)
        _ = close(output)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? "exit status \(status >> 8 & 0xff)" : "signal \(signal)"
    }
}
