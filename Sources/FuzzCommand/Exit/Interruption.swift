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

    /// Starts to remember these signals. The second signal of one kind ends the process at once.
    ///
    /// A process under `nohup` goes on ignoring the end of its terminal. SIGINT is remembered even
    /// if it was ignored, because shells make commands in the background ignore it.
    static func listen() {
        arrived.store(0, ordering: .relaxed)
        for interruption in allCases
        where interruption != .hangUp || !interruption.signal.isIgnored {
            // A signal handler may do no more than store the number.
            interruption.signal.handleOnce { Interruption.arrived.store($0, ordering: .relaxed) }
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
