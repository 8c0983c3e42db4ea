/// A table of a Markdown document, with the heading above it.
struct MarkdownTable {
    let heading: String
    let columns: [String]
    let rows: [[String]]

    /// The cell of a row in the column with that name; empty if there is none.
    func cell(_ name: String, of row: [String]) -> String {
        guard let index = columns.firstIndex(of: name), index < row.count else { return "" }
        return row[index]
    }

    /// All tables of a document, in order.
    static func all(in document: String) -> [MarkdownTable] {
        var tables: [MarkdownTable] = []
        var heading = ""
        var lines: [[String]] = []
        func endTable() {
            if let columns = lines.first {
                // The second line separates the names of the columns from the rows.
                tables.append(
                    MarkdownTable(
                        heading: heading, columns: columns, rows: Array(lines.dropFirst(2))))
            }
            lines = []
        }
        for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("|") {
                lines.append(cells(of: line))
                continue
            }
            endTable()
            if line.hasPrefix("#") {
                heading = String(line.drop { $0 == "#" }.drop { $0 == " " })
            }
        }
        endTable()
        return tables
    }

    /// The cells of a line between its bars. A bar after a backslash belongs to a cell.
    private static func cells(of line: Substring) -> [String] {
        var cells: [String] = []
        var cell = ""
        var isEscaped = false
        for character in line.dropFirst() {
            if character == "|", !isEscaped {
                cells.append(cell.trimmed)
                cell = ""
            } else {
                if isEscaped, character != "|" { cell.append("\\") }
                if character != "\\" { cell.append(character) }
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return cells
    }
}

extension String {
    fileprivate var trimmed: String {
        let text = drop { $0 == " " }
        return String(text.reversed().drop { $0 == " " }.reversed())
    }
}
