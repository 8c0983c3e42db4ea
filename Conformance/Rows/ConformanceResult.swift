/// What one row gave in one place, as a line of a result file.
///
/// A result file is text with tabs between its fields. Every line begins with `conformance`, so
/// that the lines can be taken out of a longer log. `\\`, `\t` and `\n` stand for a backslash, a
/// tab and a line feed.
///
/// ```text
/// conformance  format  1
/// conformance  row     <id>  <expected>  <observed>  <host>  <device>  <system>
/// conformance  end     <number of rows>
/// ```
public struct ConformanceResult: Hashable, Sendable {
    /// What ran the row.
    public enum Host: String, CaseIterable, Sendable {
        case device, simulator, model
    }

    /// The version of the format that this code writes.
    public static let formatVersion = 1
    /// The first field of every line.
    public static let mark = "conformance"

    public let id: String
    public let expected: String
    public let observed: String
    public let host: Host
    /// Such as `iPad14,3`.
    public let device: String
    /// Such as `iOS 18.2`.
    public let system: String

    public init(
        id: String, expected: String, observed: String, host: Host, device: String, system: String
    ) {
        self.id = id
        self.expected = expected
        self.observed = observed
        self.host = host
        self.device = device
        self.system = system
    }

    /// Whether UIKit did what the source says.
    public var agrees: Bool { expected == observed }

    // MARK: - Text

    /// The first line of a result file.
    public static let firstLine = line(["format", String(formatVersion)])

    /// The last line of a result file with that number of rows.
    public static func lastLine(rows: Int) -> String { line(["end", String(rows)]) }

    /// The line of this result.
    public var line: String {
        ConformanceResult.line(["row", id, expected, observed, host.rawValue, device, system])
    }

    private static func line(_ fields: [String]) -> String {
        ([mark] + fields.map(escaped)).joined(separator: "\t")
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\": escaped += "\\\\"
            case "\t": escaped += "\\t"
            case "\n", "\r", "\r\n": escaped += "\\n"
            default: escaped.append(character)
            }
        }
        return escaped
    }

    /// The text that `escaped` has made into a field; `nil` where a backslash stands before another
    /// sign.
    public static func unescaped(_ field: some StringProtocol) -> String? {
        var text = ""
        var isEscaped = false
        for character in field {
            if isEscaped {
                switch character {
                case "\\": text.append("\\")
                case "t": text.append("\t")
                case "n": text.append("\n")
                default: return nil
                }
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                text.append(character)
            }
        }
        return isEscaped ? nil : text
    }
}
