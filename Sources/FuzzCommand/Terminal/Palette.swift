/// Colours text for a terminal. If it is off, the text does not change.
package struct Palette {
    let isOn: Bool

    package func heading(_ text: String) -> String { colored(text, "1") }
    package func bad(_ text: String) -> String { colored(text, "1;31") }
    package func good(_ text: String) -> String { colored(text, "32") }

    private func colored(_ text: String, _ code: String) -> String {
        isOn ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
    }
}

extension CommandContext {
    package var palette: Palette { Palette(isOn: usesColor) }
}
