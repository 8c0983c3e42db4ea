internal import Platform

/// A destination of text: a stream of the process, or memory in a test.
@MainActor package protocol TextSink: AnyObject {
    /// Whether the reader has closed the stream, as `| head` does. Later text is dropped.
    var isClosed: Bool { get }
    /// Whether text was lost for another reason, such as a full disk.
    var hasFailed: Bool { get }

    func write(_ text: String)
}

/// Writes to a stream of the process. A closed pipe is no error.
@MainActor final class StreamSink: TextSink {
    private let stream: Descriptor
    private(set) var isClosed = false
    private(set) var hasFailed = false

    init(_ stream: Descriptor) {
        self.stream = stream
        // Otherwise the signal would end the process at a write to a closed pipe.
        Signal.brokenPipe.ignore()
    }

    func write(_ text: String) {
        guard !isClosed, !hasFailed else { return }
        do throws(SystemError) {
            try stream.write(Array(TerminalText.safe(text).utf8))
        } catch {
            if error.kind == .brokenPipe { isClosed = true } else { hasFailed = true }
        }
    }
}
