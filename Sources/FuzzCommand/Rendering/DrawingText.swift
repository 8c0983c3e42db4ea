/// A drawing between others, in the terminal.
enum DrawingText {
    /// The lines, each behind a mark where it differs from the drawing before, and without rows in
    /// which nothing is.
    ///
    /// - Parameter before: the lines of the drawing before; empty for the first one.
    static func lines(_ drawing: [String], after before: [String]) -> [String] {
        let known = Set(before)
        var lines: [String] = []
        var last = ""
        for (index, line) in drawing.enumerated() {
            let isSame =
                before.isEmpty || before.indices.contains(index) && before[index] == line
                || !isEmpty(line) && known.contains(line)
            let isRepeated = line == last && isEmpty(line)
            last = line
            if isRepeated { continue }
            lines.append((isSame ? "  " : "▸ ") + line)
        }
        return lines
    }

    /// Whether a row has nothing but edges in it.
    private static func isEmpty(_ line: String) -> Bool {
        line.contains("│") && line.allSatisfy { " │┆┃┊╎░·".contains($0) }
    }
}
