package import Foundation
internal import StatefulTesting

/// A JSON value. Its keys keep their order.
package indirect enum JSON {
    case object([(key: String, value: JSON)])
    case array([JSON])
    case string(String)
    case integer(Int)
    /// A length in points, to hundredths.
    case length(CGFloat)
    case boolean(Bool)
    case null

    /// The text, indented by two blanks a level, with a line feed at the end.
    package var text: String {
        var text = ""
        write(into: &text, indent: "")
        return text + "\n"
    }

    private func write(into text: inout String, indent: String) {
        switch self {
        case .object(let entries):
            write(entries.map { ("\(JSON.quoted($0.key)): ", $0.value) }, "{", "}", &text, indent)
        case .array(let values):
            write(values.map { ("", $0) }, "[", "]", &text, indent)
        case .string(let string): text += JSON.quoted(string)
        case .integer(let number): text += String(number)
        case .length(let length): text += SceneDrawing.number(length)
        case .boolean(let flag): text += flag ? "true" : "false"
        case .null: text += "null"
        }
    }

    private func write(
        _ entries: [(prefix: String, value: JSON)], _ open: String, _ close: String,
        _ text: inout String, _ indent: String
    ) {
        text += open
        for (index, entry) in entries.enumerated() {
            text += index == 0 ? "\n" : ",\n"
            text += "\(indent)  \(entry.prefix)"
            entry.value.write(into: &text, indent: indent + "  ")
        }
        text += entries.isEmpty ? close : "\n\(indent)\(close)"
    }

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case let scalar where mustEscape(scalar):
                for unit in String(scalar).utf16 {
                    text += "\\u" + String(unit, radix: 16).aligned(to: 4, with: "0")
                }
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    /// What is not safe to print, and noncharacters.
    private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
        CorpusText.mustEscape(scalar) || scalar.properties.isNoncharacterCodePoint
    }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
    ExpressibleByStringInterpolation
{
    package init(dictionaryLiteral entries: (String, JSON)...) { self = .object(entries) }
    package init(arrayLiteral values: JSON...) { self = .array(values) }
    package init(stringLiteral string: String) { self = .string(string) }

    package static func strings(_ strings: [String]) -> JSON {
        .array(strings.map { .string($0) })
    }

    /// The string, or null.
    package static func optional(_ string: String?) -> JSON {
        string.map { .string($0) } ?? .null
    }
}
