internal import Foundation

/// A row of a table in a Markdown document.
struct MarkdownRow {
    /// The heading above the table.
    let heading: String
    private let cells: [(column: String, text: String)]

    /// The cell in the column with that name; empty if there is none.
    subscript(column: String) -> String {
        cells.first { $0.column == column }?.text ?? ""
    }

    /// The rows of all tables whose first column has this name, in order.
    static func all(in document: String, below first: String) -> [MarkdownRow] {
        var rows: [MarkdownRow] = []
        var heading = ""
        var columns: [String] = []
        // The place of a line in its table, from 1; 0 for a line of no table.
        var place = 0
        for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
            place = line.hasPrefix("|") ? place + 1 : 0
            if place == 1 { columns = cells(of: line) }
            // The second line separates the names of the columns from the rows.
            if place > 2, columns.first == first {
                rows.append(
                    MarkdownRow(
                        heading: heading, cells: zip(columns, cells(of: line)).map { ($0, $1) }))
            }
            if line.hasPrefix("#") {
                heading = String(line.drop { $0 == "#" }.drop { $0 == " " })
            }
        }
        return rows
    }

    /// The cells of a line between its bars. A bar after a backslash belongs to a cell.
    private static func cells(of line: Substring) -> [String] {
        var cells: [String] = []
        var cell = ""
        var isEscaped = false
        for character in line.dropFirst() {
            if character == "|", !isEscaped {
                cells.append(cell.trimmingCharacters(in: CharacterSet(charactersIn: " ")))
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
