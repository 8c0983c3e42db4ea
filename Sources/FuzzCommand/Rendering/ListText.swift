internal import SplitFuzz

/// A list as text in 80 columns: each name, its text and its sources.
enum ListText {
    static func lines(_ entries: [ListEntry], palette: Palette) -> [String] {
        let column = min(38, entries.map(\.name.count).reduce(0, max) + 2)
        return entries.flatMap { entry in
            let sources = Fidelity.text(for: entry.sources)
            let text = sources.isEmpty ? entry.text : "\(entry.text) [\(sources)]"
            let texts = text.wrapped(to: 80 - column, longWords: .whole)
            let name = palette.heading(entry.name)
            guard let first = texts.first else { return [name] }
            let gap = String(repeating: " ", count: max(1, column - entry.name.count))
            let indent = String(repeating: " ", count: column)
            return [name + gap + first] + texts.dropFirst().map { indent + $0 }
        }
    }
}
