internal import Platform
internal import StatefulTesting

/// What an app under test prints in a worker process.
@MainActor final class PrintedText {
    /// The most bytes that are kept of a line.
    private static let longestLine = 1_000

    private var unfinished: [UInt8] = []
    private var lines: [String] = []
    /// The reason that Swift prints before a trap; empty if there is none.
    private(set) var lastWords = ""
    /// The last line, whoever printed it; empty if there is none.
    private(set) var lastLine = ""
    /// Whether nothing has followed these words. They are then no line of the app's own.
    private var isLastWords = false
    /// Whether the runtime prints a stack trace after the reason of a trap. Its addresses say
    /// nothing.
    private var isInStackTrace = false
    /// The lines of a whole backtrace; see `Backtrace`. They are no lines of the app's own.
    private(set) var backtrace: [String] = []

    func append(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            extendLine(rest[..<end])
            finishLine()
            rest = rest[(end + 1)...]
        }
        extendLine(rest)
    }

    private func extendLine(_ bytes: ArraySlice<UInt8>) {
        unfinished += bytes.prefix(Self.longestLine - unfinished.count)
    }

    /// Reads what is left in a pipe, whose writer has ended or is about to end.
    func drain(_ pipe: Descriptor) {
        while Descriptor.readable(among: [pipe], milliseconds: 0) == [0],
            let bytes = try? pipe.read(atMost: 1 << 16), !bytes.isEmpty
        {
            append(bytes)
        }
        if !unfinished.isEmpty { finishLine() }
    }

    private func finishLine() {
        let line = CorpusText.printable(String(decoding: unfinished, as: UTF8.self))
        unfinished = []
        // A backtrace begins in the middle of a line that the app has not ended.
        if let start = line.firstRange(of: Backtrace.firstWords)?.lowerBound,
            start > line.startIndex
        {
            take(String(line[..<start]))
            take(String(line[start...]))
        } else {
            take(line)
        }
    }

    private func take(_ line: String) {
        if line == "Current stack trace:" { isInStackTrace = true }
        if line.hasPrefix(Backtrace.firstWords) || !backtrace.isEmpty {
            if backtrace.count < Backtrace.mostLines { backtrace.append(line) }
            return
        }
        guard !isInStackTrace else { return }
        lastLine = line
        if isLastWords { lines.append(lastWords) }
        isLastWords = line.contains("Fatal error")
        if isLastWords { lastWords = line } else { lines.append(line) }
    }

    /// Removes and returns the lines since the last call.
    func takeLines() -> [String] {
        defer { lines = [] }
        return lines
    }
}
