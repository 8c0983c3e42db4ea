internal import StatefulTesting

/// A task for a worker: a verb and a subject, as one line of text.
struct WorkerTask: Equatable {
    enum Verb: String {
        /// Search with all rounds, shrink, answer with a report.
        case run
        /// Run one round, answer with no bytes.
        case round
        /// Shrink what the rounds found, answer with a report.
        case finish
    }

    let verb: Verb
    /// The name of the subject.
    let subject: String

    var line: String { "\(verb.rawValue) \(subject)" }

    init(_ verb: Verb, _ subject: String) {
        self.verb = verb
        self.subject = subject
    }

    /// `nil` if the line is not a task.
    init?(line: String) {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let verb = Verb(rawValue: String(parts[0])) else { return nil }
        self.init(verb, String(parts[1]))
    }
}

/// What a worker says to its parent.
enum WorkerMessage: Equatable {
    /// The answer to a task, which ends it.
    case answer([UInt8])
    /// Something that happens while it works on a task.
    case event(RunEvent)

    /// The message as the bytes of a frame.
    var encoded: [UInt8] {
        switch self {
        case .answer(let bytes): [0] + bytes
        case .event(let event): [1] + event.encoded
        }
    }

    /// `nil` if the bytes are not a message.
    init?(decoding bytes: [UInt8]) {
        let content = Array(bytes.dropFirst())
        switch bytes.first {
        case 0: self = .answer(content)
        case 1:
            guard let event = try? RunEvent(decoding: content) else { return nil }
            self = .event(event)
        default: return nil
        }
    }
}

/// The format of a message in a pipe: eight bytes with the length, lowest byte first, then as many
/// bytes.
struct WorkerFrame {
    /// The most bytes of a frame. No worker sends more, so a larger length is malformed.
    private static let sizeLimit: UInt64 = 1 << 32

    enum Reading: Equatable {
        case complete([UInt8])
        case incomplete
        case malformed
    }

    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        let length = stride(from: 0, to: 64, by: 8).map {
            UInt8(truncatingIfNeeded: bytes.count >> $0)
        }
        return length + bytes
    }

    /// Removes the first frame from the received bytes and returns its content.
    static func take(from received: inout [UInt8]) -> Reading {
        guard received.count >= 8 else { return .incomplete }
        let length = received[..<8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        guard length <= sizeLimit else { return .malformed }
        let end = 8 + Int(length)
        guard received.count >= end else { return .incomplete }
        let bytes = Array(received[8..<end])
        received.removeSubrange(..<end)
        return .complete(bytes)
    }
}
