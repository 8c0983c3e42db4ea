/// Receives the events of a run, and can stop it.
///
/// A stopped run ends early in every phase, and reports what it has. A monitor that never stops a run
/// changes no result.
package struct RunMonitor {
    /// Whether the run must stop. Called before each round of an island, each executed trace and each
    /// transition, so it must be cheap.
    package var mustStop: () -> Bool
    /// Called for each event. Must not act on the run.
    package var notice: (RunEvent) -> Void

    package init(
        mustStop: @escaping () -> Bool = { false },
        notice: @escaping (RunEvent) -> Void = { _ in }
    ) {
        self.mustStop = mustStop
        self.notice = notice
    }
}

/// Something that a run does. The events of one subject have the same order in each run, except those
/// that a stop leaves out.
package enum RunEvent: Hashable, Sendable {
    /// Screening begins.
    case screening
    /// The random cases of one more island ran, with so many actions.
    case searched(cases: Int, actions: Int)
    /// A trace failed with an invariant and a location that did not fail before in this run.
    case failed(Signature, Trace)
    /// Shrinking one failure begins. The failures count from 1. `actions` is the number of actions of the
    /// trace.
    case shrinking(failure: Int, of: Int, actions: Int)
    /// Shrinking found a simpler trace, with this number of actions.
    case shrunk(actions: Int)
    /// An exploration has done this share of its limit.
    case explored(percent: Int)
}

extension RunEvent {
    /// The event as bytes, for another process of the same version.
    package var encoded: [UInt8] {
        var writer = ByteWriter()
        switch self {
        case .screening: writer.write(0)
        case .searched(let cases, let actions):
            for number in [1, cases, actions] { writer.write(number) }
        case .failed(let signature, let trace):
            writer.write(2)
            writer.write(signature)
            writer.write(trace)
        case .shrinking(let failure, let count, let actions):
            for number in [3, failure, count, actions] { writer.write(number) }
        case .shrunk(let actions):
            for number in [4, actions] { writer.write(number) }
        case .explored(let percent):
            for number in [5, percent] { writer.write(number) }
        }
        return writer.bytes
    }

    /// Decodes an event.
    ///
    /// - Throws: `TransferError` if another version wrote the bytes.
    package init(decoding bytes: [UInt8]) throws(TransferError) {
        var reader = ByteReader(bytes)
        self = try reader.event()
        guard reader.isAtEnd else { throw reader.failure }
    }
}

extension ByteReader {
    fileprivate mutating func event() throws(TransferError) -> RunEvent {
        switch try integer() {
        case 0: return .screening
        case 1: return .searched(cases: try integer(), actions: try integer())
        case 2: return .failed(try signature(), try trace())
        case 3:
            return .shrinking(
                failure: try integer(), of: try integer(), actions: try integer())
        case 4: return .shrunk(actions: try integer())
        case 5: return .explored(percent: try integer())
        default: throw failure
        }
    }
}
