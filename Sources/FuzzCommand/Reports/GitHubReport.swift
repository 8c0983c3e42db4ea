internal import StatefulTesting

/// A report for GitHub Actions: annotations as workflow commands, and a job summary.
struct GitHubReport {
    let report: CIReport

    /// GitHub shows ten errors of a step.
    private static let limit = 10

    /// One command for each of the first ten entries that are bad.
    var annotations: String {
        report.bad.prefix(Self.limit).map { subject, entry in
            var properties: [(String, String)] = []
            if let file = entry.file {
                let path = String(file.path.trimmingPrefix("./"))
                properties += [("file", path), ("line", "\(file.line)")]
            }
            properties.append(("title", report.title(of: entry, in: subject)))
            let values = properties.map { "\($0)=\(Self.escaped($1, besides: [":", ","]))" }
            let certainty = entry.finding.map { CertaintyText($0).sentences } ?? []
            let message = ([entry.message] + certainty + entry.actions + entry.steps)
                .joined(separator: "\n")
            return "::error \(values.joined(separator: ","))::\(Self.escaped(message))\n"
        }.joined()
    }

    /// A text of the log, with escapes where GitHub would take a part of it for a command: two
    /// colons at the start of a line, and `##[` anywhere.
    static func log(_ text: String) -> String {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            let line = disarmed(String(line))
            let start = line.prefix { $0.isWhitespace }
            let rest = line.dropFirst(start.count)
            return rest.hasPrefix("::") ? "\(start)\\u{3a}\(rest.dropFirst())" : line
        }.joined(separator: "\n")
    }

    // MARK: - Escapes

    private static func disarmed(_ text: String) -> String {
        text.replacing("##[", with: "\\u{23}#[")
    }

    /// The data of a command. In a property, colons and commas are escaped, too.
    private static func escaped(_ text: String, besides others: [Unicode.Scalar] = []) -> String {
        var result = ""
        for scalar in disarmed(text).unicodeScalars {
            if scalar == "%" || scalar == "\r" || scalar == "\n" || others.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "%" + digits.aligned(to: 2, with: "0")
            } else {
                result += CorpusText.printable(String(scalar))
            }
        }
        return result
    }
}
