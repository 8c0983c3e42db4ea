/// A line of the terminal that shows the current step of the command. `clear()` erases it.
@MainActor struct Progress {
    private let sink: (any TextSink)?
    /// The most characters of the line. A longer line would wrap, and could not be erased.
    private let limit: Int

    init(_ context: CommandContext) {
        limit = max(0, min(80, context.progressWidth) - 1)
        sink = context.showsProgress ? context.error : nil
    }

    func show(_ text: String) {
        sink?.write("\r\u{1b}[K\(text.prefix(limit))")
    }

    func clear() {
        sink?.write("\r\u{1b}[K")
    }
}
