internal import Documents
internal import StatefulTesting

/// A page of cases for people who have no Swift: one file in HTML that loads nothing.
///
/// It depends on the cases and on this program alone: it has no time, host or folder in it.
@MainActor struct Page {
    private let title: String
    private let cases: [CaseArticle]
    /// What comes before the table of cases.
    private let parts: [XML]

    init(title: String, _ cases: [CaseArticle], before parts: [XML] = []) {
        (self.title, self.cases, self.parts) = (title, cases, parts)
    }

    /// The bytes of the file.
    var html: String {
        let body =
            [XML("h1", text: title), Page.remark] + parts + (cases.count > 1 ? [summary] : [])
            + articles
        return """
            \(PageFile.head)<meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(Page.policy)">
            \(XML("title", text: title).html)
            <style>
            \(String(cString: drawingStyle))\(String(cString: pageStyle))</style>
            <body>
            \(Page.hatch.html)
            \(body.map(\.html).joined(separator: "\n"))
            <script>
            \(String(cString: pageScript))</script>
            </html>

            """
    }

    /// What the page may load: nothing but its own style and script.
    private static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

    /// The pattern of all drawings for what cannot be seen.
    static let hatchPattern = XML(
        "pattern",
        [
            ("id", "hatch"), ("class", "hatch"), ("width", "12"), ("height", "12"),
            ("patternUnits", "userSpaceOnUse"),
        ], [XML("path", [("d", "M0 12L12 0")])])

    private static let hatch = XML(
        "svg", [("width", "0"), ("height", "0"), ("aria-hidden", "true"), ("class", "nothing")],
        [hatchPattern])

    private static let remark = XML.paragraph(
        "From a model of UIKit, not from a device.", "quiet")

    /// One row for each case.
    private var summary: XML {
        let rows = cases.enumerated().map { index, article in
            let name = "\(index + 1)  \(article.name)"
            return XML(
                "tr", [],
                [
                    XML("td", [], [XML("a", [("href", "#case-\(index + 1)")], text: name)]),
                    XML("td", text: article.committed.expectation.text),
                    XML("td", [("class", article.tone)], text: article.verdict),
                    XML("td", text: "\(article.committed.trace.count)"),
                    XML("td", text: article.end),
                    XML("td", text: article.committed.minimal?.rawValue ?? "not said"),
                ])
        }
        return .table(["Case", "Expects", "Verdict", "Actions", "Ends with", "Minimal"], rows)
    }

    private var articles: [XML] {
        cases.enumerated().map { index, article in
            article.element(
                number: index + 1, isAlone: cases.count == 1 && parts.isEmpty)
        }
    }
}
