/// Colours text for a terminal. If it is off, the text does not change.
package struct Palette {
    let isOn: Bool

    private static let bold = "\u{1b}[1m"
    private static let red = "\u{1b}[1;31m"
    private static let green = "\u{1b}[32m"
    private static let plain = "\u{1b}[0m"
    /// All escape sequences that a palette writes.
    static let sequences = [bold, red, green, plain]

    package func heading(_ text: String) -> String { colored(text, Self.bold) }
    package func bad(_ text: String) -> String { colored(text, Self.red) }
    package func good(_ text: String) -> String { colored(text, Self.green) }

    private func colored(_ text: String, _ color: String) -> String {
        isOn ? color + text + Self.plain : text
    }
}

extension CommandContext {
    package var palette: Palette { Palette(isOn: usesColor) }
}
