/// Tells builds of a program apart.
package enum ProgramHash {
    /// A hash of the bytes of a program, in hexadecimal digits; `nil` if the file cannot be read.
    package static func ofFile(_ path: String) -> String? {
        guard let file = try? Descriptor.reading(path) else { return nil }
        defer { try? file.close() }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var length = 0
        while true {
            guard let bytes = try? file.read(atMost: 1 << 20) else { return nil }
            if bytes.isEmpty { break }
            length += bytes.count
            bytes.withUnsafeBytes { combine($0, into: &hash) }
        }
        withUnsafeBytes(of: length) { combine($0, into: &hash) }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// FNV-1a over words instead of bytes, because a program has a hundred megabytes.
    private static func combine(_ bytes: UnsafeRawBufferPointer, into hash: inout UInt64) {
        var position = 0
        while position < bytes.count {
            var word: UInt64 = 0
            withUnsafeMutableBytes(of: &word) { target in
                target.copyMemory(from: .init(rebasing: bytes[position...].prefix(8)))
            }
            hash = (hash ^ UInt64(littleEndian: word)) &* 0x100_0000_01b3
            position += 8
        }
    }
}
