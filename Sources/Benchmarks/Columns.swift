import Foundation

/// Prints the cells of a table's row, each filled up to the width of its column.
func printRow(_ cells: [String], widths: [Int]) {
    var line = ""
    for (cell, width) in zip(cells, widths) {
        line += cell + String(repeating: " ", count: max(1, width - cell.count))
    }
    while line.last == " " { line.removeLast() }
    print(line)
    // A row takes seconds. It should be seen when it is there.
    fflush(nil)
}

/// Prints a problem, and ends with the status of a usage error.
func printError(_ text: String) -> Never {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    exit(2)
}

extension [Int] {
    /// The middle value of a list in any order, the higher of two; `nil` for an empty list.
    var median: Int? { isEmpty ? nil : sorted()[count / 2] }
}
