/// Text broken into lines at its blanks.
enum Wrapping {
    /// Lines of at most `width` characters, where no word is longer; at least one line.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? word : " \(word)"
        }
        return lines + [line]
    }
}

extension String {
    /// With blanks behind it, so that the next thing stands at a column.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// With blanks before it, so that it ends at a column.
    func aligned(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
