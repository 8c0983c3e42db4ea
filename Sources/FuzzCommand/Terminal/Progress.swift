/// A line of the terminal that shows the current step of the command. `clear()` erases it.
@MainActor struct Progress {
    private let sink: (any TextSink)?

    init(_ context: CommandContext) {
        sink = context.showsProgress ? context.error : nil
    }

    func show(_ text: String) {
        sink?.write("\r\u{1b}[K\(text.prefix(79))")
    }

    func clear() {
        sink?.write("\r\u{1b}[K")
    }
}
