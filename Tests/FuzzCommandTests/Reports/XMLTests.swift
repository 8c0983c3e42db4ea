import Foundation
import Testing

@testable import FuzzCommand

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct XMLTests {
    /// Everything that has a meaning in XML, or none that it can express.
    static let hostile =
        "\"quoted\" 'single' <a> & ]]> \u{0}\u{1}\u{7f}\u{85}\t\r\n\u{fffe}\u{ffff}\u{1fffe} é 😀"

    @Test("elements are indented, attributes keep their order, and text is not indented")
    func document() {
        let element = XML(
            "a", [("z", "1"), ("b", "2")], [XML("empty", []), XML("text", text: "one\n  two")])

        #expect(
            element.document == """
                <?xml version="1.0" encoding="UTF-8"?>
                <a z="1" b="2">
                  <empty/>
                  <text>one
                  two</text>
                </a>

                """)
    }

    @Test("attributes escape quotes, line ends and what XML cannot express")
    func attribute() {
        let text = XML("a", [("b", Self.hostile)]).document

        #expect(
            text.split(separator: "\n").last == """
                <a b="&quot;quoted&quot; 'single' &lt;a&gt; &amp; ]]&gt; \\u{0}\\u{1}\\u{7f}\\u{85}\
                &#9;&#13;&#10;\\u{fffe}\\u{ffff}\\u{1fffe} é 😀"/>
                """)
    }

    @Test("text escapes carriage returns and the end of CDATA, but neither quotes nor tabs")
    func text() {
        let text = XML("a", text: Self.hostile).document

        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <a>"quoted" 'single' &lt;a&gt; &amp; ]]&gt; \\u{0}\\u{1}\\u{7f}\\u{85}\t&#13;
                \\u{fffe}\\u{ffff}\\u{1fffe} é 😀</a>

                """)
    }

    @Test("a parser reads what was written, but for the characters that became escapes")
    func parsed() throws {
        let plain = "\"a\" <b> & ]]> \t\r\n 'é' 😀"
        let text = XML("root", [("value", plain)], [XML("child", text: plain)]).document
        let reader = Reader()

        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader

        #expect(parser.parse())
        #expect(reader.value == plain)
        #expect(reader.text.contains(plain))
    }
}

/// Keeps what a parser finds.
private final class Reader: NSObject, XMLParserDelegate {
    var value = ""
    var text = ""

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        if let value = attributes["value"] { self.value = value }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
    }
}
