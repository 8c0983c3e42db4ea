/// Writes to the log of a job of GitHub Actions, which takes some lines for commands.
@MainActor final class LogSink: TextSink {
    private let sink: any TextSink
    var isClosed: Bool { sink.isClosed }
    var hasFailed: Bool { sink.hasFailed }

    init(_ sink: any TextSink) {
        self.sink = sink
    }

    func write(_ text: String) { sink.write(GitHubReport.log(text)) }
}
