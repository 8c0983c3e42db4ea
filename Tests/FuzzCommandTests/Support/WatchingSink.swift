import FuzzCommand

/// Keeps the text in memory, and tells a test of each part.
@MainActor final class WatchingSink: TextSink {
    private(set) var text = ""
    var isClosed: Bool { false }
    var hasFailed: Bool { false }
    private let hear: (String) -> Void

    init(hear: @escaping (String) -> Void) {
        self.hear = hear
    }

    func write(_ text: String) {
        self.text += text
        hear(text)
    }
}
