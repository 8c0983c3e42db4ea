import Foundation

/// The lines above and below the device.
extension TerminalDrawing {
    var caption: [String] {
        picture.caption.joined(separator: ", ").printable.wrapped(to: width)
    }

    /// The x of each visible edge, below that edge.
    var ruler: String {
        var edges = [picture.window.minX, picture.window.maxX]
        for (index, column) in picture.columns.enumerated() {
            let seen = uncovered(column, at: index)
            edges += [seen.minX, seen.maxX]
        }
        let shown = edges.filter { (0..<canvas.width).contains(scale.column($0)) }
        var line = Canvas(width: canvas.width, height: 1)
        var end = 0
        for x in Set(shown).sorted() {
            let text = points(x)
            let middle = scale.column(x) - text.count / 2
            let start = min(max(middle, 0), canvas.width - text.count)
            guard start >= end else { continue }
            line.write(text, in: Array(start..<start + text.count), line: 0)
            end = start + text.count + 1
        }
        return line.lines[0]
    }

    var legend: [String] {
        let supplementary = Region.supplementary.label
        var columns = Set(picture.columns.map(\.label))
            .union([Region.primary.label, Region.secondary.label])
        if picture.notes.contains(where: { $0.subject == supplementary }) {
            columns.insert(supplementary)
        }
        let tab = columns.map(\.displayWidth).max() ?? 0
        return picture.notes.flatMap { note -> [String] in
            let subject = note.subject.printable
            let indent = min(max(tab, subject.displayWidth), width / 2)
            let padding = String(repeating: " ", count: max(0, indent - subject.displayWidth))
            let room = width - indent - 4
            return note.text.printable.phrased(to: room).enumerated().map { index, line in
                index == 0
                    ? "\(note.flag.symbol) \(subject.shortened(to: indent))\(padding)  \(line)"
                    : String(repeating: " ", count: indent + 4) + line
            }
            .map { $0.replacing("\u{A0}", with: " ") }
        }
    }
}

extension String {
    /// The text in lines. A text that does not fit in one line continues on a new line after its
    /// colon.
    fileprivate func phrased(to width: Int) -> [String] {
        guard displayWidth > width, let colon = firstIndex(of: ":") else {
            return wrapped(to: width)
        }
        let after = index(after: colon)
        return String(self[..<after]).wrapped(to: width) + String(self[after...]).wrapped(to: width)
    }
}

extension Picture.Note.Flag {
    var symbol: String {
        switch self {
        case .none: " "
        case .offScreenLeft: "◀"
        case .offScreenRight: "▶"
        case .invisible: "◌"
        }
    }
}
