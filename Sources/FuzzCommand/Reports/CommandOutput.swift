/// Writes the result of a command in the format that the user has chosen.
@MainActor struct CommandOutput {
    let format: OutputFormat
    let context: CommandContext

    /// Writes a part of the text, unless the format is one for machines. The log of GitHub has the
    /// text too.
    func say(_ text: @autoclosure () -> String) {
        switch format {
        case .text: context.output.write(text())
        case .github: context.output.write(GitHubReport.log(text()))
        case .json, .junit, .sarif: break
        }
    }

    /// Writes the whole result, unless the format is text.
    func end(json: @autoclosure () -> JSON, report: @autoclosure () -> CIReport) {
        switch format {
        case .text: break
        case .json: context.output.write(json().text)
        case .junit: context.output.write(JUnitReport(report: report()).text)
        case .sarif: context.output.write(SARIFReport(report: report()).json.text)
        case .github: end(report())
        }
    }

    private func end(_ report: CIReport) {
        context.output.write(GitHubReport(report: report).annotations)
        let summary = JobSummary(report: report).text
        guard let sink = context.summary else {
            context.output.write(GitHubReport.log(summary))
            return
        }
        sink.write(summary)
    }
}
