internal import Platform
internal import Synchronization

/// A signal that stops the command. It ends every phase of a command early.
package enum Interruption: String, CaseIterable, Hashable, Sendable {
    /// Ctrl-C at the terminal.
    case interrupt = "SIGINT"
    case terminate = "SIGTERM"
    /// The terminal is gone.
    case hangUp = "SIGHUP"

    /// The number of the signal that arrived last, 0 for none.
    private static let arrived = Atomic<Int32>(0)
    /// When the first signal of each kind arrived, by `CurrentProcess.milliseconds`; 0 for none.
    private static let interrupted = Atomic<Int64>(0)
    private static let terminated = Atomic<Int64>(0)
    private static let hungUp = Atomic<Int64>(0)
    /// How long a second signal counts as the first, in milliseconds: `timeout` sends one to the
    /// process, and then one to its group.
    private static let echo: Int64 = 300

    /// Starts to remember these signals. The second signal of one kind ends the process at once,
    /// unless it comes right after the first.
    ///
    /// A process under `nohup` goes on ignoring the end of its terminal. SIGINT is remembered even
    /// if it was ignored, because shells make commands in the background ignore it.
    static func listen() {
        // A handler may not be the first to touch them: that takes a lock.
        arrived.store(0, ordering: .relaxed)
        interrupted.store(0, ordering: .relaxed)
        terminated.store(0, ordering: .relaxed)
        hungUp.store(0, ordering: .relaxed)
        for interruption in allCases
        where interruption != .hangUp || !interruption.signal.isIgnored {
            interruption.signal.handleUnblocked { number in
                let now = CurrentProcess.milliseconds
                let first = Interruption.first(number, at: now)
                if first == 0 {
                    Interruption.arrived.store(number, ordering: .relaxed)
                } else if now - first > Interruption.echo {
                    Signal(number: number).endProcess()
                }
            }
        }
    }

    /// When the first signal of a kind arrived; 0 where this one is the first.
    private static func first(_ number: Int32, at now: Int64) -> Int64 {
        if number == Signal.interrupt.number {
            return interrupted.compareExchange(expected: 0, desired: now, ordering: .relaxed)
                .original
        }
        if number == Signal.terminate.number {
            return terminated.compareExchange(expected: 0, desired: now, ordering: .relaxed)
                .original
        }
        return hungUp.compareExchange(expected: 0, desired: now, ordering: .relaxed).original
    }

    /// The signal that arrived last; `nil` if none has.
    static func received() -> Interruption? {
        let number = arrived.load(ordering: .relaxed)
        return allCases.first { $0.signal.number == number }
    }

    var signal: Signal {
        switch self {
        case .interrupt: .interrupt
        case .terminate: .terminate
        case .hangUp: .hangUp
        }
    }

    /// The status with which an interrupted command ends.
    package var status: CommandStatus {
        switch self {
        case .interrupt: .interrupted
        case .terminate: .terminated
        case .hangUp: .hungUp
        }
    }
}

extension CommandContext {
    /// Says which signal has stopped the command, if one has, and returns the status.
    ///
    /// - Parameter rest: the end of the message.
    package func status(of interruption: Interruption?, _ rest: String = "") -> CommandStatus {
        guard let interruption else { return .asExpected }
        error.write("stopped by \(interruption.rawValue)\(rest)\n")
        return interruption.status
    }
}
