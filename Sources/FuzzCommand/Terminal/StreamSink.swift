#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A stream of the process. A closed pipe ends it quietly.
@MainActor final class StreamSink: TextSink {
    private let descriptor: Descriptor
    private(set) var isClosed = false
    private(set) var hasFailed = false

    init(_ descriptor: Int32) {
        self.descriptor = Descriptor(number: descriptor)
        // A closed pipe is then an error of the write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
    }

    func write(_ text: String) {
        guard !isClosed, !hasFailed else { return }
        guard let failure = descriptor.write(Array(text.utf8)) else { return }
        if failure == EPIPE { isClosed = true } else { hasFailed = true }
    }
}
