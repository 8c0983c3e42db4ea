/// A grid of character cells that lines and words are drawn on.
///
/// Parts outside of the grid are left out. Lines that cross or touch are joined.
struct Canvas {
    /// A rectangle of cells; its edges belong to it.
    struct Box: Equatable {
        var left: Int
        var right: Int
        var top: Int
        var bottom: Int
    }

    private enum Cell {
        case blank
        case text(Character)
        /// The right half of a wide character.
        case covered
        case strokes(Strokes)
    }

    let width: Int
    let height: Int
    private var cells: [Cell]

    init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        cells = Array(repeating: .blank, count: self.width * self.height)
    }

    /// The lines of text, without spaces at their ends.
    var lines: [String] {
        (0..<height).map { line in
            var text = ""
            for cell in cells[line * width..<(line + 1) * width] {
                switch cell {
                case .blank: text.append(" ")
                case .text(let character): text.append(character)
                case .covered: break
                case .strokes(let strokes): text.append(strokes.character)
                }
            }
            return text.trimmingTrailingSpaces
        }
    }

    // MARK: - Lines

    mutating func strokeHorizontal(
        _ line: Int, from left: Int, to right: Int, _ style: Strokes = []
    ) {
        guard left < right else { return }
        for column in left...right {
            var arms = style
            if column > left { arms.insert(.left) }
            if column < right { arms.insert(.right) }
            join(arms, column, line)
        }
    }

    mutating func strokeVertical(
        _ column: Int, from top: Int, to bottom: Int, _ style: Strokes = []
    ) {
        guard top < bottom else { return }
        for line in top...bottom {
            var arms = style
            if line > top { arms.insert(.up) }
            if line < bottom { arms.insert(.down) }
            join(arms, column, line)
        }
    }

    mutating func stroke(_ box: Box, _ style: Strokes = []) {
        strokeHorizontal(box.top, from: box.left, to: box.right, style)
        strokeHorizontal(box.bottom, from: box.left, to: box.right, style)
        strokeVertical(box.left, from: box.top, to: box.bottom, style)
        strokeVertical(box.right, from: box.top, to: box.bottom, style)
    }

    private mutating func join(_ strokes: Strokes, _ column: Int, _ line: Int) {
        guard let index = index(column, line) else { return }
        guard case .strokes(let old) = cells[index] else {
            cells[index] = .strokes(strokes)
            return
        }
        // A line is dashed only where every line that meets there is dashed.
        var joined = old.union(strokes)
        if !old.contains(.dashed) || !strokes.contains(.dashed) { joined.remove(.dashed) }
        cells[index] = .strokes(joined)
    }

    // MARK: - Areas

    /// Empties a box, and removes the arms that lines on its edges extend into it.
    mutating func clear(_ box: Box) {
        guard box.left <= box.right, box.top <= box.bottom else { return }
        for line in box.top...box.bottom {
            for column in box.left...box.right {
                guard let index = index(column, line) else { continue }
                var inward: Strokes = []
                if column == box.left { inward.insert(.right) }
                if column == box.right { inward.insert(.left) }
                if line == box.top { inward.insert(.down) }
                if line == box.bottom { inward.insert(.up) }
                if case .strokes(let old) = cells[index], !inward.isEmpty {
                    cells[index] = .strokes(old.subtracting(inward))
                } else {
                    cells[index] = .blank
                }
            }
        }
    }

    /// Fills the blank cells inside a box with a pattern.
    mutating func fill(_ box: Box, _ pattern: (_ column: Int, _ line: Int) -> Character?) {
        guard box.left + 1 < box.right, box.top + 1 < box.bottom else { return }
        for line in box.top + 1..<box.bottom {
            for column in box.left + 1..<box.right {
                guard let index = index(column, line), case .blank = cells[index] else { continue }
                if let character = pattern(column, line) { cells[index] = .text(character) }
            }
        }
    }

    // MARK: - Words

    mutating func put(_ character: Character, _ column: Int, _ line: Int) {
        guard let index = index(column, line) else { return }
        cells[index] = .text(character)
    }

    /// Writes a text into cells of one line, which may have gaps. Characters without room are left
    /// out.
    mutating func write(_ text: String, in columns: [Int], line: Int) {
        var next = 0
        for character in text {
            // A wide character does not straddle a gap.
            if character.displayWidth == 2, next + 1 < columns.count,
                columns[next + 1] != columns[next] + 1
            {
                next += 1
            }
            guard next + character.displayWidth <= columns.count else { return }
            put(character, columns[next], line)
            if character.displayWidth == 2, let index = index(columns[next + 1], line) {
                cells[index] = .covered
            }
            next += character.displayWidth
        }
    }

    private func index(_ column: Int, _ line: Int) -> Int? {
        guard (0..<width).contains(column), (0..<height).contains(line) else { return nil }
        return line * width + column
    }
}
