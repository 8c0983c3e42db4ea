internal import SplitFuzz

/// A list as text in 80 columns: each name, its text and its sources.
enum ListText {
    static func lines(_ entries: [ListEntry], palette: Palette) -> [String] {
        let column = min(38, entries.map(\.name.count).reduce(0, max) + 2)
        return entries.flatMap { entry in
            let sources = Fidelity.text(for: entry.sources)
            let text = sources.isEmpty ? entry.text : "\(entry.text) [\(sources)]"
            let name = palette.heading(entry.name)
            let gap = String(repeating: " ", count: max(1, column - entry.name.count))
            let lines = text.wrapped(behind: name + gap, column: column)
            return lines.isEmpty ? [name] : lines
        }
    }
}
