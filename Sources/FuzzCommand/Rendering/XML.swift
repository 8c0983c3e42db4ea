internal import StatefulTesting

/// An XML element. Its attributes keep their order.
struct XML {
    typealias Attributes = [(name: String, value: String)]

    let name: String
    let attributes: Attributes
    let elements: [XML]
    /// No element has text beside elements.
    private(set) var text: String?

    init(_ name: String, _ attributes: Attributes = [], _ elements: [XML] = []) {
        (self.name, self.attributes, self.elements) = (name, attributes, elements)
    }

    init(_ name: String, _ attributes: Attributes = [], text: String) {
        self.init(name, attributes)
        self.text = text
    }

    /// The document with this root, indented by two blanks a level, with a line feed at the end.
    var document: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        write(into: &text, indent: "")
        return text
    }

    /// The element as a part of a page, on one line. HTML knows no empty element with a slash, and
    /// its few elements without content have no end.
    var html: String {
        var text = ""
        write(into: &text, indent: nil)
        return text
    }

    /// - Parameter indent: the blanks before the line; `nil` for HTML.
    private func write(into text: inout String, indent: String?) {
        text += "\(indent ?? "")<\(name)"
        for attribute in attributes {
            text += " \(attribute.name)=\"\(XML.escaped(attribute.value, in: .attribute))\""
        }
        let lineEnd = indent == nil ? "" : "\n"
        if self.text == nil, elements.isEmpty, indent != nil || name == "input" {
            text += indent == nil ? ">" : "/>\n"
            return
        }
        text += ">"
        if let content = self.text {
            text += XML.escaped(content, in: .text)
        } else {
            text += lineEnd
            for element in elements { element.write(into: &text, indent: indent.map { $0 + "  " }) }
            text += indent ?? ""
        }
        text += "</\(name)>\(lineEnd)"
    }

    private enum Place { case attribute, text }

    /// XML 1.0 has no way to write most control characters. They become `\u{…}`, as in case files.
    /// Parsers turn line ends of attributes into blanks, and carriage returns into line feeds,
    /// unless they are references.
    private static func escaped(_ string: String, in place: Place) -> String {
        var text = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            // Must not follow `]]` in text.
            case ">": text += "&gt;"
            case "\"" where place == .attribute: text += "&quot;"
            case "\t" where place == .text, "\n" where place == .text:
                text.unicodeScalars.append(scalar)
            case "\t", "\n", "\r": text += "&#\(scalar.value);"
            // https://www.w3.org/TR/xml/#charsets
            case let scalar where scalar.properties.isNoncharacterCodePoint:
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text += CorpusText.printable(String(scalar))
            }
        }
        return text
    }
}
