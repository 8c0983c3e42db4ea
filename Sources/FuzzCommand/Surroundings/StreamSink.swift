#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A stream of the process. A closed pipe ends it quietly.
@MainActor final class StreamSink: TextSink {
    private let descriptor: Int32
    private(set) var isClosed = false
    private(set) var hasFailed = false

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        // A closed pipe is then an error of the write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
    }

    func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty, !isClosed, !hasFailed {
            let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EPIPE {
                isClosed = true
            } else if errno != EINTR, errno != EAGAIN {
                hasFailed = true
            }
        }
    }
}

// The method above has the name of the function.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
