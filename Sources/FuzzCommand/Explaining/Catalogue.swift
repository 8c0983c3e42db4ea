import Documents

/// The entries of `docs/CATALOGUE.md`: UIKit's behaviours and defects, by id.
struct Catalogue {
    struct Entry: Hashable {
        let id: String
        /// The heading of its section.
        let section: String
        /// The behaviour in one sentence.
        let what: String
        let versions: String
        let source: String
        let certainty: String

        /// The links of the source.
        var links: [(title: String, address: String)] {
            source.matches(of: #/\[([^\]]*)\]\(([^)\s]*)\)/#)
                .map { (String($0.1), String($0.2)) }
        }
    }

    /// In the order of the document.
    let entries: [Entry]

    static let embedded = Catalogue(String(cString: catalogueDocument))

    init(_ document: String) {
        entries = MarkdownRow.all(in: document, below: "id").map { row in
            Entry(
                id: row["id"], section: row.heading, what: row["what"], versions: row["versions"],
                source: row["source"], certainty: row["how sure"])
        }
    }

    func entry(_ id: String) -> Entry? {
        entries.first { $0.id == id }
    }

    /// The id in its standard form for a text such as `a-040`, `A40` or `A-040`: an upper-case
    /// letter, a hyphen, and three digits or `T` and one digit. Other texts stay, in upper case.
    static func id(meantBy text: String) -> String {
        let text = text.uppercased()
        guard let match = text.wholeMatch(of: #/([A-Z])-?(T?)0*([0-9]+)/#) else { return text }
        let digits = String(match.3).aligned(to: match.2.isEmpty ? 3 : 0, with: "0")
        return "\(match.1)-\(match.2)\(digits)"
    }
}
