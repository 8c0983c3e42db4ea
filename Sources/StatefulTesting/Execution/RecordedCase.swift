/// What a run does with its cases.
package enum RunPhase: UInt64, Hashable, Sendable {
    case screening = 1
    case searching, shrinking, proving, exploring, replaying
}

/// The last case in the memory of a log, for reports of a process that ended.
package struct RecordedCase: Hashable, Sendable {
    package let phase: RunPhase?
    package let position: ActionLog.CasePosition
    /// The actions up to the one that was being applied.
    package let trace: Trace

    /// Reads the memory of a log.
    ///
    /// - Parameters:
    ///   - names: the texts of the names of the process that recorded (see `NameLog`), by number;
    ///     `nil` if this process recorded.
    /// - Returns: `nil` if the memory has no whole case.
    package init?(in memory: UnsafeBufferPointer<UInt64>, names: [String]? = nil) {
        guard let (position, trace) = ActionLog.lastCase(in: memory) else { return nil }
        phase = RunPhase(rawValue: memory[ActionLog.Field.phase.rawValue])
        self.position = position
        guard let names else {
            self.trace = trace
            return
        }
        let actions = trace.actions.map { action in
            var action = action
            action.arguments = action.arguments.map { argument in
                guard case .name(let name) = argument.value else { return argument }
                let number = Int(name.id)
                return .name(Name(names.indices.contains(number) ? names[number] : "?"))
            }
            return action
        }
        self.trace = Trace(setup: trace.setup, actions: actions)
    }
}

/// The texts of this process's names in memory that another process reads.
///
/// The first word is the number of bytes, with the highest bit set once a text has found no room.
/// Each text is four bytes with its length, lowest byte first, and its UTF-8 bytes.
///
/// Unchecked, because only the table of names writes, while it is locked.
package struct NameLog: @unchecked Sendable {
    private static let isFull: UInt64 = 1 << 63

    private let bytes: UnsafeMutableRawBufferPointer
    private let count: UnsafeMutablePointer<UInt64>

    private init?(_ memory: UnsafeMutableBufferPointer<UInt64>) {
        guard let base = memory.baseAddress, memory.count > 1 else { return nil }
        count = base
        bytes = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(memory)[8...])
    }

    /// Writes all names of this process, now and as they are made, until the memory is full.
    package static func begin(in memory: UnsafeMutableBufferPointer<UInt64>) {
        guard let log = NameLog(memory) else { return }
        log.count.pointee = 0
        Name.record(in: log)
    }

    func append(_ text: String) {
        // A text after one that is missing would get the number of that one.
        guard count.pointee & Self.isFull == 0 else { return }
        let (start, length) = (Int(count.pointee), text.utf8.count)
        guard start + 4 + length <= bytes.count else {
            count.pointee |= Self.isFull
            return
        }
        for index in 0..<4 {
            bytes[start + index] = UInt8(truncatingIfNeeded: length >> (8 * index))
        }
        for (index, byte) in text.utf8.enumerated() { bytes[start + 4 + index] = byte }
        // Last, so that a reader sees whole texts only.
        count.pointee = UInt64(start + 4 + length)
    }

    /// The texts in memory of another process, by the numbers of their names.
    package static func texts(in memory: UnsafeMutableBufferPointer<UInt64>) -> [String] {
        guard let log = NameLog(memory) else { return [] }
        let written = log.count.pointee & ~isFull
        let end = Int(truncatingIfNeeded: min(written, UInt64(log.bytes.count)))
        var texts: [String] = []
        var position = 0
        while position + 4 <= end {
            let length = (0..<4).reduce(0) { $0 | Int(log.bytes[position + $1]) << (8 * $1) }
            guard position + 4 + length <= end else { break }
            let text = log.bytes[position + 4..<position + 4 + length]
            texts.append(String(decoding: text, as: UTF8.self))
            position += 4 + length
        }
        return texts
    }
}
