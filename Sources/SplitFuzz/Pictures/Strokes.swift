/// The lines that meet in one character cell, and how they are drawn.
struct Strokes: OptionSet {
    let rawValue: UInt8

    static let left = Strokes(rawValue: 1 << 0)
    static let right = Strokes(rawValue: 1 << 1)
    static let up = Strokes(rawValue: 1 << 2)
    static let down = Strokes(rawValue: 1 << 3)
    /// A corner is round.
    static let rounded = Strokes(rawValue: 1 << 4)
    /// A line that meets no other is dashed.
    static let dashed = Strokes(rawValue: 1 << 5)
    /// A vertical line that meets no other is heavy.
    static let heavy = Strokes(rawValue: 1 << 6)

    static let horizontal: Strokes = [.left, .right]
    static let vertical: Strokes = [.up, .down]

    /// The box-drawing character.
    var character: Character {
        let arms = intersection([.left, .right, .up, .down])
        if arms == .vertical, contains(.heavy) { return "┃" }
        if arms == .vertical, contains(.dashed) { return "┆" }
        if !arms.isEmpty, arms.isSubset(of: .horizontal), contains(.dashed) { return "╌" }
        if contains(.rounded), let corner = Strokes.roundCorners[arms.rawValue] { return corner }
        return Strokes.characters[Int(arms.rawValue)]
    }

    /// In order of the arms' raw value.
    private static let characters: [Character] = [
        " ", "╴", "╶", "─", "╵", "┘", "└", "┴", "╷", "┐", "┌", "┬", "│", "┤", "├", "┼",
    ]

    private static let roundCorners: [UInt8: Character] = [5: "╯", 6: "╰", 9: "╮", 10: "╭"]
}
