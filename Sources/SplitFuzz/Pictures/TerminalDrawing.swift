import Foundation

extension SplitMachine {
    /// Draws the app as it is now, for a terminal: the caption, the device with its columns, bars
    /// and rows, a ruler with the edges of columns, and the legend.
    ///
    /// Depends on the machine's state only. No line is wider than `width` display columns, and none
    /// ends in a space. Below 60 columns words are cut short.
    public func drawing(width: Int) -> [String] {
        TerminalDrawing(of: picture, width: width).lines
    }
}

/// A picture in characters.
struct TerminalDrawing {
    let picture: Picture
    let width: Int
    let scale: PictureScale
    var canvas: Canvas
    let window: Canvas.Box
    /// Characters on the window's outline. They are drawn after it.
    var symbols: [(column: Int, line: Int, character: Character)] = []

    init(of picture: Picture, width: Int) {
        self.picture = picture
        self.width = width
        scale = PictureScale(of: picture, width: width)
        canvas = Canvas(width: scale.width, height: scale.height)
        window = scale.box(picture.window)
        draw()
    }

    /// All lines, cut where the width is too small for a drawing.
    var lines: [String] {
        (caption + canvas.lines + [ruler] + legend).map { $0.cut(to: max(0, width)) }
    }

    // MARK: - From back to front

    private mutating func draw() {
        for column in picture.columns { draw(column) }
        drawSide()
        let screen = scale.box(picture.screen)
        if picture.window != picture.screen {
            shade(screen)
            canvas.stroke(screen, .rounded)
        }
        canvas.stroke(window, .rounded)
        if let fold = picture.fold { draw(fold: fold) }
        for symbol in symbols { canvas.put(symbol.character, symbol.column, symbol.line) }
        for (index, column) in picture.columns.enumerated() { label(column, at: index) }
        if let keyboard = picture.keyboard { draw("Keyboard", in: scale.box(keyboard)) }
        if let dock = picture.dock { draw("Dock", in: scale.box(dock)) }
    }

    /// Shades the part of the screen that belongs to other apps.
    private mutating func shade(_ screen: Canvas.Box) {
        let window = window
        canvas.fill(screen) { column, line in
            let isInside =
                column >= window.left && column <= window.right && line >= window.top
                && line <= window.bottom
            return isInside ? nil : "░"
        }
    }

    /// Draws the Dock or the keyboard over the app: a box with its name.
    private mutating func draw(_ name: String, in box: Canvas.Box) {
        guard box.left + name.count < box.right, box.top + 1 < box.bottom else { return }
        canvas.clear(box)
        canvas.stroke(box, .rounded)
        let room = Array(box.left + 1..<box.right)
        let start = max(0, (room.count - name.count) / 2)
        canvas.write(name, in: Array(room.dropFirst(start)), line: box.top + 1)
    }

    /// Marks the line of a fold on the window's outline, and where nothing else is drawn.
    private mutating func draw(fold: CGRect) {
        let box = scale.box(fold)
        if fold.minX > picture.window.minX {
            let middle = scale.column(fold.midX)
            let line = Canvas.Box(
                left: middle - 1, right: middle + 1, top: window.top, bottom: window.bottom)
            canvas.fill(line) { _, _ in "┊" }
            symbols += [(middle, window.top, "╥"), (middle, window.bottom, "╨")]
        } else {
            let middle = (box.top + box.bottom) / 2
            let line = Canvas.Box(
                left: window.left, right: window.right, top: middle - 1, bottom: middle + 1)
            canvas.fill(line) { _, _ in "┈" }
            symbols += [(window.left, middle, "╞"), (window.right, middle, "╡")]
        }
    }

    // MARK: - Columns

    /// The box of a column, with room for a row also in a low one.
    private func box(of frame: CGRect) -> Canvas.Box {
        var box = scale.box(frame)
        box.top = min(box.top, max(window.top, box.bottom - 2))
        return box
    }

    private mutating func draw(_ column: Picture.Column) {
        var box = box(of: column.frame)
        let whole = box
        box.left = max(box.left, window.left)
        box.right = min(box.right, window.right)
        guard box.left < box.right else { return }
        canvas.clear(box)
        canvas.stroke(box)
        // The overhang is not on the device, so it does not join the outline.
        drawOverhang(of: whole, from: whole.left, to: window.left - 1)
        drawOverhang(of: whole, from: window.right + 1, to: whole.right)
        let firstLine = draw(column.bars, in: whole)
        drawContentEdges(of: column, in: whole, from: firstLine)
        if let arrow = column.arrow { symbols.append(symbol(for: arrow, on: box)) }
        draw(rows: column.rows, in: whole, from: firstLine)
        if column.isDimmed {
            canvas.fill(box) { column, line in (column + line * 2) % 4 == 0 ? "·" : nil }
        }
    }

    /// An arrowhead on the edge of a popover.
    private func symbol(
        for arrow: Picture.Arrow, on box: Canvas.Box
    ) -> (column: Int, line: Int, character: Character) {
        let base = scale.box(CGRect(origin: arrow.base, size: .zero))
        let column = min(max(base.left, box.left + 1), box.right - 1)
        let line = min(max(base.top, box.top + 1), box.bottom - 1)
        return switch arrow.direction {
        case .up: (column, box.top, "▲")
        case .down: (column, box.bottom, "▼")
        case .left: (box.left, line, "◀")
        case .right: (box.right, line, "▶")
        }
    }

    private mutating func drawOverhang(of box: Canvas.Box, from left: Int, to right: Int) {
        guard left < right else { return }
        canvas.strokeHorizontal(box.top, from: left, to: right, .dashed)
        canvas.strokeHorizontal(box.bottom, from: left, to: right, .dashed)
        let outer = left < window.left ? left : right
        canvas.strokeVertical(outer, from: box.top, to: box.bottom, .dashed)
    }

    /// Draws a heavy line where the content begins or ends off-screen.
    private mutating func drawContentEdges(
        of column: Picture.Column, in box: Canvas.Box, from firstLine: Int
    ) {
        var edges: [CGFloat] = []
        if column.safeArea.minX < picture.window.minX - 0.5 { edges.append(column.safeArea.minX) }
        if column.safeArea.maxX > picture.window.maxX + 0.5 { edges.append(column.safeArea.maxX) }
        for x in edges {
            canvas.strokeVertical(scale.column(x), from: firstLine, to: box.bottom - 1, .heavy)
        }
    }

    /// Writes the label of a column into the upper edge of its visible part.
    private mutating func label(_ column: Picture.Column, at index: Int) {
        let seen = uncovered(column, at: index)
        let box = box(of: seen)
        let label = column.isDimmed ? "\(column.label), dimmed" : column.label
        var left = max(box.left, window.left) + 2
        if let arrow = column.arrow, arrow.direction == .up {
            left = max(left, scale.column(arrow.base.x) + 1)
        }
        let right = min(box.right, window.right) - 1
        guard left + 3 < right else { return }
        let room = Array(left..<right)
        let text = " \(label.printable.shortened(to: room.count - 2)) "
        canvas.write(text, in: aligned(text, in: room), line: box.top)
    }

    /// The part of a column that no column above it covers on the left or right.
    func uncovered(_ column: Picture.Column, at index: Int) -> CGRect {
        var seen = column.frame
        for above in picture.columns[(index + 1)...] where above.frame.minY <= seen.minY + 1 {
            if above.frame.minX <= seen.minX, above.frame.maxX > seen.minX {
                seen.size.width = max(0, seen.maxX - above.frame.maxX)
                seen.origin.x = above.frame.maxX
            } else if above.frame.maxX >= seen.maxX, above.frame.minX < seen.maxX {
                seen.size.width = max(0, above.frame.minX - seen.minX)
            }
        }
        return seen
    }
}
