/// A list as people read it: a name, and beside it the rest.
enum ListText {
    static func lines(_ entries: [ListEntry], palette: Palette) -> [String] {
        let column = min(38, entries.map(\.name.count).reduce(0, max) + 2)
        return entries.flatMap { entry in
            let sources = entry.sources.joined(separator: ", ")
            var texts = entry.text.isEmpty ? [] : Wrapping.lines(entry.text, width: 80 - column)
            if !sources.isEmpty { texts += Wrapping.lines(sources, width: 80 - column) }
            let name = palette.heading(entry.name)
            guard let first = texts.first else { return [name] }
            let gap = String(repeating: " ", count: max(1, column - entry.name.count))
            let indent = String(repeating: " ", count: column)
            return [name + gap + first] + texts.dropFirst().map { indent + $0 }
        }
    }
}
