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
                let path = file.path.hasPrefix("./") ? file.path.dropFirst(2) : file.path[...]
                properties += [("file", String(path)), ("line", "\(file.line)")]
            }
            properties.append(("title", report.title(of: entry, in: subject)))
            let values = properties.map { "\($0)=\(Self.escapedProperty($1))" }
            let message = ([entry.message] + entry.actions + entry.steps).joined(separator: "\n")
            return "::error \(values.joined(separator: ","))::\(Self.escaped(message))\n"
        }.joined()
    }

    /// A text of the log. GitHub must not take a line of it for a command.
    static func log(_ text: String) -> String {
        let hasCommand = text.split(whereSeparator: \.isNewline).contains { line in
            line.drop { $0.isWhitespace }.hasPrefix("::") || line.contains("##[")
        }
        guard hasCommand else { return text }
        var token = "fuzzsplit-text"
        while text.contains("::\(token)::") { token += "-" }
        return "::stop-commands::\(token)\n\(text)::\(token)::\n"
    }

    // MARK: - Escapes

    /// The data of a command.
    private static func escaped(_ text: String) -> String {
        escaped(text, besides: [])
    }

    private static func escapedProperty(_ text: String) -> String {
        escaped(text, besides: [":", ","])
    }

    private static func escaped(_ text: String, besides others: [Unicode.Scalar]) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "%" || scalar == "\r" || scalar == "\n" || others.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
