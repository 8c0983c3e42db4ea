#if canImport(Glibc)
    @preconcurrency internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A signal of the system.
package struct Signal: Hashable, Sendable {
    package let number: Int32

    package init(number: Int32) {
        self.number = number
    }

    package static let interrupt = Signal(number: SIGINT)
    package static let terminate = Signal(number: SIGTERM)
    package static let hangUp = Signal(number: SIGHUP)
    package static let kill = Signal(number: SIGKILL)
    package static let abort = Signal(number: SIGABRT)
    package static let segmentationFault = Signal(number: SIGSEGV)
    package static let busError = Signal(number: SIGBUS)
    package static let brokenPipe = Signal(number: SIGPIPE)
    package static let illegalInstruction = Signal(number: SIGILL)
    package static let trap = Signal(number: SIGTRAP)
    package static let user = Signal(number: SIGUSR1)
    /// A file would become larger than the process may make it.
    package static let fileTooLarge = Signal(number: SIGXFSZ)

    /// Ignores this signal in this process.
    package func ignore() {
        signal(number, SIG_IGN)
    }

    /// Whether this process ignores the signal, as `nohup` makes it ignore `hangUp`.
    package var isIgnored: Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Calls a function each time the signal arrives.
    ///
    /// - Parameter handler: gets the number of the signal. It must not allocate or lock.
    package func handle(_ handler: @convention(c) (Int32) -> Void) {
        signal(number, handler)
    }

    /// Ends this process by the signal, as if nobody handled it. In the handler of the signal, the
    /// process ends when that returns.
    package func endProcess() {
        signal(number, SIG_DFL)
        raise(number)
    }

    /// Calls a function each time the signal arrives. Also if the process was started with the
    /// signal blocked, as some parents do.
    ///
    /// - Parameter handler: gets the number of the signal. It must not allocate or lock.
    package func handleUnblocked(_ handler: @convention(c) (Int32) -> Void) {
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #else
            action.__sigaction_handler.sa_handler = handler
        #endif
        sigaction(number, &action, nil)
        var own = sigset_t()
        sigemptyset(&own)
        sigaddset(&own, number)
        pthread_sigmask(SIG_UNBLOCK, &own, nil)
    }
}

/// The process that runs this code.
package enum CurrentProcess {
    /// Milliseconds since a moment in the past. A signal handler may ask for it.
    package static var milliseconds: Int64 {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000
    }

    /// The number of this process.
    package static var number: Int32 { getpid() }

    /// Whether a process with a number runs on this system, whoever owns it.
    package static func isRunning(_ number: Int32) -> Bool {
        number > 0 && (kill(number, 0) == 0 || errno != ESRCH)
    }

    /// Prints to the standard output without a buffer from now on. So a trap loses nothing that was
    /// printed, and neither does a kill. Costs about 10 µs for each `print` of three parts.
    package static func printAtOnce() {
        setvbuf(stdout, nil, _IONBF, 0)
    }

    /// Ends the process with an exit status.
    package static func end(status: Int32) -> Never {
        exit(status)
    }

    /// Calls a function when `exit` ends the process, whoever calls that.
    package static func beforeExit(_ handler: @convention(c) () -> Void) {
        atexit(handler)
    }

    /// Lets no crash of this process write its memory to a file.
    package static func leaveNoCore() {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        #if canImport(Darwin)
            setrlimit(RLIMIT_CORE, &none)
        #else
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #endif
    }

    /// Ends the process without clean-up. Safe in a signal handler.
    package static func endAtOnce(status: Int32) -> Never {
        _exit(status)
    }

    /// Prints to standard error and ends the process without clean-up. Safe in a signal handler.
    package static func endAtOnce(status: Int32, saying text: StaticString) -> Never {
        _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        endAtOnce(status: status)
    }
}

/// Another process, and pipes to and from it.
package struct ChildProcess: Sendable {
    /// How a process ended.
    package enum End: Hashable, Sendable {
        case exited(status: Int32)
        case killed(signal: Int32)
    }

    /// Writes to the child's input. Writing throws `brokenPipe` if the child has ended.
    package let input: Descriptor
    /// Reads the child's output.
    package let output: Descriptor
    /// Reads what the child prints.
    package let printed: Descriptor
    private let number: pid_t

    /// Starts an executable; `nil` if the system refuses.
    ///
    /// Spawns the process instead of forking, which is cheap and safe in a process with threads.
    /// The child gets its own process group, so that signals from the terminal do not reach it. It
    /// has the pipes as `Channel.input` and `Channel.output`. Its standard input is empty, and what
    /// it prints to its standard streams is in `printed`.
    ///
    /// - Parameters:
    ///   - variables: changes to the environment of this process, which the child gets.
    ///   - memory: memory that the child shares; see `SharedMemory`.
    package init?(
        executable: String, arguments: [String], variables: [String: String] = [:],
        sharing memory: SharedMemory? = nil
    ) {
        // Otherwise a write to a child that has ended would end this process.
        Signal.brokenPipe.ignore()
        let pipes = (0..<3).compactMap { _ in Pipe() }
        let spawned =
            pipes.count < 3
            ? nil
            : Self.spawn(
                executable, arguments, Self.environment(with: variables), pipes,
                memory: memory?.descriptor)
        guard let spawned else {
            for pipe in pipes { pipe.close() }
            return nil
        }
        for end in [pipes[0].reading, pipes[1].writing, pipes[2].writing] { _ = systemClose(end) }
        input = Descriptor(number: pipes[0].writing)
        output = Descriptor(number: pipes[1].reading)
        printed = Descriptor(number: pipes[2].reading)
        number = spawned
    }

    /// Sends a signal to the process.
    package func send(_ signal: Signal) {
        kill(number, signal.number)
    }

    /// The bytes of memory that the process has; `nil` if the system does not say.
    package var residentBytes: Int? {
        numbers(in: "statm").map { $0[1] * Int(getpagesize()) }
    }

    /// How long the main thread has waited for a core, in seconds; `nil` if the system does not
    /// say.
    package var queuedSeconds: Double? {
        numbers(in: "schedstat").map { Double($0[1]) / 1e9 }
    }

    /// The numbers in a file about the process, at least two.
    private func numbers(in name: String) -> [Int]? {
        guard let file = try? Descriptor.reading("/proc/\(number)/\(name)") else { return nil }
        defer { try? file.close() }
        guard let bytes = try? file.read(atMost: 256) else { return nil }
        let words = String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\n" }
        let numbers = words.compactMap { Int($0) }
        return numbers.count > 1 ? numbers : nil
    }

    /// Closes the pipes and waits until the process has ended.
    package func end() -> End {
        for end in [input, output, printed] { try? end.close() }
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? .exited(status: status >> 8 & 0xff) : .killed(signal: signal)
    }

    private static func spawn(
        _ executable: String, _ arguments: [String], _ environment: [String], _ pipes: [Pipe],
        memory: Int32?
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
        // The ends of the pipes have other numbers than these, so no copy overwrites another.
        func copy(_ file: Int32, to number: Int32) {
            posix_spawn_file_actions_adddup2(&actions, file, number)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        copy(pipes[0].reading, to: Channel.input.number)
        copy(pipes[1].writing, to: Channel.output.number)
        for stream in [STDOUT_FILENO, STDERR_FILENO] { copy(pipes[2].writing, to: stream) }
        if let memory { copy(memory, to: SharedMemory.descriptorInChild) }
        posix_spawnattr_setpgroup(&attributes, 0)
        // The child would inherit the blocked signals of this thread, and could not be stopped.
        var blocked = sigset_t()
        sigemptyset(&blocked)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var texts: [UnsafeMutablePointer<CChar>?] =
            ([executable] + arguments).map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
        defer { (texts + variables).forEach { free($0) } }
        var number: pid_t = 0
        let failure = posix_spawn(
            &number, executable, &actions, &attributes, &texts, &variables)
        return failure == 0 ? number : nil
    }

    /// The environment of this process with changes, as `NAME=VALUE`.
    private static func environment(with changes: [String: String]) -> [String] {
        var entries: [String] = []
        var next = environ
        while let entry = next.pointee {
            let text = String(cString: entry)
            if changes[String(text.prefix { $0 != "=" })] == nil { entries.append(text) }
            next += 1
        }
        return entries + changes.map { "\($0.key)=\($0.value)" }.sorted()
    }
}

/// The pipes of a `ChildProcess`, as the child sees them. Code that prints, or that reads standard
/// input, does not disturb them.
package enum Channel {
    package static let input = Descriptor(number: 4)
    package static let output = Descriptor(number: 5)

    /// Ends this process as soon as its parent has closed the input or has ended, whatever this
    /// process does then.
    package static func endWithParent() {
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        pthread_create(&thread, nil, { _ in Channel.waitForEnd() }, nil)
    }

    private static func waitForEnd() -> Never {
        var input = pollfd(fd: Channel.input.number, events: 0, revents: 0)
        while true {
            // No event is asked for, so only the end of the input wakes this thread.
            guard poll(&input, 1, -1) > 0 else { continue }
            if input.revents != 0 { CurrentProcess.endAtOnce(status: 0) }
        }
    }
}

/// The two ends of a pipe, which no child inherits. Their numbers are above those that children
/// use.
private struct Pipe {
    let reading: Int32
    let writing: Int32

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        reading = Pipe.moved(ends[0])
        writing = Pipe.moved(ends[1])
        guard reading >= 0, writing >= 0 else {
            close()
            return nil
        }
    }

    func close() {
        for end in [reading, writing] where end >= 0 { _ = systemClose(end) }
    }

    private static func moved(_ end: Int32) -> Int32 {
        let moved = fcntl(end, F_DUPFD_CLOEXEC, SharedMemory.firstOwnDescriptor)
        _ = systemClose(end)
        return moved
    }
}

/// Calls the system's `close`. In types with methods of that name it has no other name.
func systemClose(_ file: Int32) -> Int32 {
    close(file)
}
