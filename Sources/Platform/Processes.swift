#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A signal of the system.
package struct Signal: Hashable, Sendable {
    package let number: Int32

    package static let interrupt = Signal(number: SIGINT)
    package static let terminate = Signal(number: SIGTERM)
    package static let brokenPipe = Signal(number: SIGPIPE)
    package static let illegalInstruction = Signal(number: SIGILL)
    package static let trap = Signal(number: SIGTRAP)
    package static let alarm = Signal(number: SIGALRM)

    /// Ignores this signal in this process.
    package func ignore() {
        signal(number, SIG_IGN)
    }

    /// Calls a function each time the signal arrives.
    ///
    /// - Parameter handler: gets the number of the signal. It must not allocate or lock.
    package func handle(_ handler: @convention(c) (Int32) -> Void) {
        signal(number, handler)
    }

    /// Calls a function each time the signal arrives, even while that function runs.
    package func handleAgain(_ handler: @convention(c) (Int32) -> Void) {
        handle(handler, flags: Int32(truncatingIfNeeded: SA_NODEFER))
    }

    /// Calls a function when the signal arrives for the first time. The second time, the signal ends
    /// the process.
    ///
    /// - Parameter handler: gets the number of the signal. It must not allocate or lock.
    package func handleOnce(_ handler: @convention(c) (Int32) -> Void) {
        handle(handler, flags: Int32(truncatingIfNeeded: SA_RESETHAND))
    }

    private func handle(_ handler: @convention(c) (Int32) -> Void, flags: Int32) {
        var action = sigaction()
        action.sa_flags = flags
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #else
            action.__sigaction_handler.sa_handler = handler
        #endif
        sigaction(number, &action, nil)
    }
}

/// The process that runs this code.
package enum CurrentProcess {
    /// The number of this process.
    package static var number: Int32 { getpid() }
    /// The number of the parent process. It changes if the parent ends.
    package static var parent: Int32 { getppid() }

    /// Ends the process with an exit status.
    package static func end(status: Int32) -> Never {
        exit(status)
    }

    /// Sends this process the signal `alarm` after some seconds.
    package static func alarm(afterSeconds seconds: UInt32) {
        systemAlarm(seconds)
    }

    /// Ends the process without clean-up. Safe in a signal handler.
    package static func endAtOnce(status: Int32) -> Never {
        _exit(status)
    }

    /// Prints to standard error. Safe in a signal handler.
    package static func say(_ text: StaticString) {
        _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    }

    /// Prints to standard error and ends the process without clean-up. Safe in a signal handler.
    package static func endAtOnce(status: Int32, saying text: StaticString) -> Never {
        say(text)
        endAtOnce(status: status)
    }
}

/// Another process, with pipes to its standard input and from its standard output.
package struct ChildProcess: Sendable {
    /// How a process ended.
    package enum End: Hashable, Sendable {
        case exited(status: Int32)
        case killed(signal: Int32)
    }

    /// Writes to the child's standard input.
    package let input: Descriptor
    /// Reads the child's standard output.
    package let output: Descriptor
    private let number: pid_t

    /// Starts an executable; `nil` if the system refuses.
    ///
    /// Spawns the process instead of forking, which is cheap and safe in a process with threads. The
    /// child gets its own process group, so that signals from the terminal do not reach it.
    ///
    /// - Parameter memory: memory that the child shares; see `SharedMemory`.
    package init?(executable: String, arguments: [String], sharing memory: SharedMemory? = nil) {
        guard let toChild = Pipe() else { return nil }
        guard let fromChild = Pipe() else {
            toChild.close()
            return nil
        }
        input = Descriptor(number: toChild.writing)
        output = Descriptor(number: fromChild.reading)
        // Otherwise the next child inherits these descriptors, and this child's input never ends.
        for end in [input, output] { _ = fcntl(end.number, F_SETFD, FD_CLOEXEC) }
        let spawned = Self.spawn(
            executable, arguments, input: toChild.reading, output: fromChild.writing,
            memory: memory?.descriptor)
        _ = close(toChild.reading)
        _ = close(fromChild.writing)
        number = spawned ?? 0
        guard spawned != nil else {
            closePipes()
            return nil
        }
    }

    /// Sends a signal to the process.
    package func send(_ signal: Signal) {
        kill(number, signal.number)
    }

    /// Closes both pipes and waits until the process has ended.
    package func end() -> End {
        closePipes()
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? .exited(status: status >> 8 & 0xff) : .killed(signal: signal)
    }

    private func closePipes() {
        for end in [input, output] { try? end.close() }
    }

    private static func spawn(
        _ executable: String, _ arguments: [String], input: Int32, output: Int32, memory: Int32?
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
        if let memory {
            posix_spawn_file_actions_adddup2(&actions, memory, SharedMemory.descriptorInChild)
        }
        posix_spawnattr_setpgroup(&attributes, 0)
        // The child would inherit the blocked signals of this thread, and could not be stopped.
        var blocked = sigset_t()
        sigemptyset(&blocked)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var texts: [UnsafeMutablePointer<CChar>?] =
            ([executable] + arguments).map { strdup($0) } + [nil]
        defer { texts.forEach { free($0) } }
        var number: pid_t = 0
        let failure = posix_spawn(&number, executable, &actions, &attributes, &texts, environ)
        return failure == 0 ? number : nil
    }
}

/// The two ends of a pipe. Neither has the number of a standard stream.
private struct Pipe {
    let reading: Int32
    let writing: Int32

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        reading = Pipe.beyondStandard(ends[0])
        writing = Pipe.beyondStandard(ends[1])
    }

    func close() {
        for end in [reading, writing] { _ = systemClose(end) }
    }

    /// The same end with a number above those of the standard streams. A process without standard
    /// streams gets their numbers for its first pipes.
    private static func beyondStandard(_ end: Int32) -> Int32 {
        guard end <= STDERR_FILENO else { return end }
        let moved = fcntl(end, F_DUPFD, STDERR_FILENO + 1)
        _ = systemClose(end)
        return moved
    }
}

// These functions call the system's functions, whose names the methods above hide.

private func systemAlarm(_ seconds: UInt32) {
    alarm(seconds)
}

private func systemClose(_ file: Int32) -> Int32 {
    close(file)
}
