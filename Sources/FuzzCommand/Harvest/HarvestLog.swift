internal import Platform
internal import StatefulTesting

/// A file to whose end a run writes, and which no other run writes to at the same time.
///
/// A record that the disk has no room for waits in memory, and is written with the next one. The
/// file always ends with a whole record, unless the machine fails.
final class HarvestLog {
    /// The most bytes that wait.
    private static let mostWaiting = 64 << 20

    private let file: Descriptor
    /// The number of bytes of the file.
    private(set) var length: Int
    private var waiting: [UInt8] = []

    /// Opens a file that exists, and cuts it off after a number of bytes.
    ///
    /// - Parameter size: the number of bytes that it is known to have. Throws `.busy` if it has
    ///   others, because another run has written it since, or still writes it.
    init(_ path: String, length: Int, of size: Int) throws(SystemError) {
        file = try Descriptor.appending(path)
        self.length = length
        try file.lock()
        guard try FileStatus(of: file).size == size else { throw .busy }
        try file.truncate(to: length)
    }

    deinit { try? file.close() }

    /// Writes bytes, and those that wait. Throws if the system refuses; then all of them wait.
    func append(_ bytes: [UInt8]) throws(SystemError) {
        if waiting.count < Self.mostWaiting { waiting += bytes }
        do throws(SystemError) {
            try file.write(waiting)
        } catch {
            try? file.truncate(to: length)
            throw error
        }
        length += waiting.count
        waiting = []
    }

    func synchronize() throws(SystemError) { try file.synchronize() }
}
