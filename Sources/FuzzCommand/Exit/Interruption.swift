internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A wish to stop, heard between rounds.
public enum Interruption: String, Hashable, Sendable {
    /// From the keyboard.
    case interrupt = "SIGINT"
    case terminate = "SIGTERM"

    /// The number that arrived last, 0 for none. A signal handler may do no more than store it.
    private static let arrived = Atomic<Int32>(0)

    /// Remembers SIGINT and SIGTERM from now on; whoever sends one twice ends the process at once.
    static func listen() {
        arrived.store(0, ordering: .relaxed)
        for number in [SIGINT, SIGTERM] {
            var action = sigaction()
            action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
            #if canImport(Darwin)
                action.__sigaction_u.__sa_handler = { Interruption.note($0) }
            #else
                action.__sigaction_handler.sa_handler = { Interruption.note($0) }
            #endif
            sigaction(number, &action, nil)
        }
    }

    /// What has arrived by now.
    static func received() -> Interruption? {
        switch arrived.load(ordering: .relaxed) {
        case SIGINT: .interrupt
        case SIGTERM: .terminate
        default: nil
        }
    }

    private static func note(_ number: Int32) {
        arrived.store(number, ordering: .relaxed)
    }

    var status: CommandStatus {
        switch self {
        case .interrupt: .interrupted
        case .terminate: .terminated
        }
    }
}
