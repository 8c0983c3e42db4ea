/// What a command does at the moment, on standard error.
///
/// On a terminal it is one line, which each text replaces. With `--progress` each text is a line of
/// its own, at most one every ten seconds. Otherwise nothing is written.
@MainActor package final class Progress {
    /// Erases the line on the terminal.
    nonisolated static let eraser = "\r\u{1b}[K"

    private enum Style {
        case none, replacing, appending
    }

    private let style: Style
    private let context: CommandContext
    /// The most characters of the line. A longer line would wrap, and could not be erased.
    private let limit: Int
    private var last: Duration?
    private var isShown = false

    package init(_ context: CommandContext, appends: Bool = false) {
        self.context = context
        limit = max(0, min(80, context.progressWidth) - 1)
        style = appends ? .appending : context.showsProgress ? .replacing : .none
    }

    /// Shows a text, unless the last one is too recent.
    package func show(_ text: @autoclosure () -> String) {
        guard style != .none else { return }
        let now = context.elapsed()
        let pause: Duration = style == .appending ? .seconds(10) : .milliseconds(100)
        if let last, now - last < pause { return }
        last = now
        if style == .appending {
            context.error.write("\(text())\n")
        } else {
            isShown = true
            context.error.write(Self.eraser + text().prefix(limit))
        }
    }

    /// Writes whole lines that stay. The next text comes below them.
    package func say(_ lines: String) {
        clear()
        context.error.write(lines)
    }

    /// Erases the line on the terminal.
    package func clear() {
        guard isShown else { return }
        isShown = false
        context.error.write(Self.eraser)
    }
}
