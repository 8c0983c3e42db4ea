import FuzzCommand

/// Keeps the text in memory.
@MainActor final class MemorySink: TextSink {
    private(set) var text = ""
    var isClosed: Bool { false }
    var hasFailed: Bool { false }

    func write(_ text: String) {
        self.text += text
    }
}
