internal import StatefulTesting

/// A report as Markdown, for the summary page of a job.
struct JobSummary {
    let report: CIReport

    /// GitHub rejects a summary with more than 1 MiB. This leaves room for those of other commands.
    private static let limit = 400_000

    var text: String {
        var text = "## \(Self.plain("\(report.program) \(report.subcommand.name)"))\n\n"
        if !report.verdict.isEmpty { text += "\(Self.plain(report.verdict))\n\n" }
        if let page = report.page { text += "Page: \(Self.plain(page))\n\n" }
        text += table
        var left = report.bad.count
        for (subject, entry) in report.bad {
            let part = "\n" + section(entry, in: subject)
            if text.utf8.count + part.utf8.count > Self.limit { break }
            text += part
            left -= 1
        }
        if left > 0 { text += "\n\(left.grouped) more: see the log.\n" }
        return text
    }

    /// How many entries of each outcome each variant has.
    private var table: String {
        if report.subjects.isEmpty { return "" }
        var lines = ["| app | failed | errors | as expected |", "| --- | ---: | ---: | ---: |"]
        lines += report.subjects.map { section in
            func count(_ outcome: CIReport.Entry.Outcome) -> String {
                section.entries.count { $0.outcome == outcome }.grouped
            }
            let cells = [count(.failed), count(.error), count(.passed)]
            return "| \(Self.plain(section.name)) | \(cells.joined(separator: " | ")) |"
        }
        return lines.map { "\($0)\n" }.joined()
    }

    private func section(_ entry: CIReport.Entry, in subject: String?) -> String {
        let title = report.title(of: entry, in: subject)
        let body = entry.body
        let fence = Self.fence(around: body)
        let code = body.isEmpty ? "" : "\n\(fence)text\n\(body)\n\(fence)\n"
        return "### \(Self.plain(title))\n\n\(Self.plain(entry.message))\n\(code)"
    }

    /// A row of backticks that is longer than each in the text.
    private static func fence(around text: String) -> String {
        let longest = text.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
        return String(repeating: "`", count: max(3, longest + 1))
    }

    /// The text in one line, with a backslash before each character that Markdown could take for
    /// its own.
    private static func plain(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isMark = "\\`*_{}[]<>#|!~&@".unicodeScalars.contains(scalar)
            let isLeadingMark = result.isEmpty && "-+=".unicodeScalars.contains(scalar)
            if isMark || isLeadingMark { result += "\\" }
            let isLineEnd = scalar == "\n" || scalar == "\r"
            result += isLineEnd ? " " : CorpusText.printable(String(scalar))
        }
        return result
    }
}
