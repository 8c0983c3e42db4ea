internal import Foundation

/// Writes to the end of a file, which the first text makes if it does not exist.
@MainActor final class AppendingSink: TextSink {
    private let path: String
    private(set) var hasFailed = false
    var isClosed: Bool { false }

    init(_ path: String) {
        self.path = path
    }

    func write(_ text: String) {
        guard !hasFailed else { return }
        do {
            if !FileManager.default.fileExists(atPath: path) {
                try Data().write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
            }
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            defer { try? file.close() }
            try file.seekToEnd()
            try file.write(contentsOf: Data(TerminalText.safe(text).utf8))
        } catch {
            hasFailed = true
        }
    }
}
