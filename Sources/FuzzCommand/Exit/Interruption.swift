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
    /// When it arrived, by `CurrentProcess.milliseconds`.
    private static let moment = Atomic<Int64>(0)
    /// How long a second signal counts as the first, in milliseconds: `timeout` sends one to the
    /// process, and then one to its group.
    private static let echo: Int64 = 300

    /// Starts to remember these signals. The second signal of one kind ends the process at once,
    /// unless it comes right after the first.
    ///
    /// A process under `nohup` goes on ignoring the end of its terminal. SIGINT is remembered even
    /// if it was ignored, because shells make commands in the background ignore it.
    static func listen() {
        arrived.store(0, ordering: .relaxed)
        for interruption in allCases
        where interruption != .hangUp || !interruption.signal.isIgnored {
            interruption.signal.handleUnblocked { number in
                let now = CurrentProcess.milliseconds
                if Interruption.arrived.load(ordering: .relaxed) != number {
                    Interruption.arrived.store(number, ordering: .relaxed)
                    Interruption.moment.store(now, ordering: .relaxed)
                } else if now - Interruption.moment.load(ordering: .relaxed) > Interruption.echo {
                    Signal(number: number).endProcess()
                }
            }
        }
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
