/// The format of a message in a pipe: eight bytes with the length, lowest byte first, then as many
/// bytes.
enum WorkerFrame {
    /// The most bytes of a frame. No process sends more, so a larger length is malformed.
    private static let sizeLimit: UInt64 = 1 << 32

    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        let length = stride(from: 0, to: 64, by: 8).map {
            UInt8(truncatingIfNeeded: bytes.count >> $0)
        }
        return length + bytes
    }

    /// The frames in bytes that come in pieces.
    struct Buffer {
        private var bytes: [UInt8] = []
        private var start = 0
        /// Whether the bytes are not frames.
        private(set) var isMalformed = false

        mutating func append(_ more: [UInt8]) { bytes += more }

        /// Removes and returns the content of the first whole frame.
        mutating func next() -> [UInt8]? {
            guard !isMalformed, bytes.count - start >= 8 else { return nil }
            let length = bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
            guard length <= sizeLimit else {
                isMalformed = true
                return nil
            }
            let content = start + 8..<start + 8 + Int(length)
            guard bytes.count >= content.upperBound else { return nil }
            defer { drop(to: content.upperBound) }
            return Array(bytes[content])
        }

        private mutating func drop(to end: Int) {
            start = end
            guard start == bytes.count || start > 1 << 20 else { return }
            bytes.removeFirst(start)
            start = 0
        }
    }
}
