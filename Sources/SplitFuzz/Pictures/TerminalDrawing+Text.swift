import Foundation

/// Bars, buttons, titles and rows, each as near to its column as there is room.
extension TerminalDrawing {
    /// Draws bars one below the other: buttons, title, rule. Returns the first line below them.
    mutating func draw(_ bars: [Picture.Bar], in column: Canvas.Box) -> Int {
        var line = column.top + 1
        for bar in bars {
            let box = scale.box(bar.frame)
            let top = max(line, box.top)
            if !bar.buttons.isEmpty { draw(bar.buttons, of: bar, line: top) }
            write(bar.title, across: bar.content, line: top + 1)
            let rule = max(box.bottom, top + 2)
            drawRule(rule, from: box.left, to: box.right)
            line = rule + 1
        }
        return line
    }

    /// The rule below a bar, dashed where it is off-screen.
    private mutating func drawRule(_ line: Int, from left: Int, to right: Int) {
        canvas.strokeHorizontal(line, from: max(left, window.left), to: min(right, window.right))
        canvas.strokeHorizontal(line, from: left, to: window.left - 1, .dashed)
        canvas.strokeHorizontal(line, from: window.right + 1, to: right, .dashed)
    }

    /// Draws rows from a line downwards. Rows at one height share a line.
    mutating func draw(rows: [Picture.Element], in column: Canvas.Box, from firstLine: Int) {
        var line = firstLine - 1
        var height: CGFloat?
        for (index, row) in rows.enumerated() {
            if row.frame.minY != height {
                height = row.frame.minY
                line = max(line + 1, scale.line(row.frame.midY))
            }
            if line >= column.bottom - 1,
                rows[index...].contains(where: { $0.frame.minY != row.frame.minY })
            {
                let room = Array(
                    cells(from: column.left, to: column.right).dropFirst().dropLast())
                let more = "▼ \(rows.count - index) more"
                return canvas.write(more, in: aligned(more, in: room), line: column.bottom - 1)
            }
            guard line < column.bottom else { return }
            write(row.isInvisible ? "◌" : row.text, across: row.frame, line: line)
        }
    }

    /// Draws the buttons of bars at a side, in a strip with a dotted edge.
    mutating func drawSide() {
        guard !picture.buttonsAtSide.isEmpty, let strip = picture.sideStrip else { return }
        let box = scale.box(strip)
        let edge = strip.minX > picture.window.minX ? box.left : box.right
        let dots = Canvas.Box(
            left: edge - 1, right: edge + 1, top: window.top, bottom: window.bottom)
        canvas.fill(dots) { _, _ in "╎" }
        let room = cells(from: box.left, to: box.right).filter { $0 != edge }
        var line = window.top
        for button in picture.buttonsAtSide {
            line = max(line + 1, scale.line(button.frame.midY))
            guard line < window.bottom else { return }
            let text = caption(of: button, in: room.count)
            let blank = String(repeating: " ", count: max(0, room.count - text.displayWidth))
            canvas.write(text + blank, in: room, line: line)
        }
    }

    // MARK: - Buttons

    /// Packs buttons from both ends of a bar, each as near to its column as there is room.
    private mutating func draw(_ buttons: [Picture.Element], of bar: Picture.Bar, line: Int) {
        let atRight = buttons.filter { $0.frame.midX > bar.content.midX }
        let atLeft = buttons.filter { $0.frame.midX <= bar.content.midX }
        let box = scale.box(bar.frame)
        let content = scale.box(bar.content)
        var right = box.right - 1
        var left = box.left
        if picture.isMirrored {
            (left, right) = (left + 1, right + 1)
            pack(atLeft, in: content, after: &left, before: right, line: line)
            packBackwards(atRight, in: content, after: left, before: &right, line: line)
        } else {
            packBackwards(atRight, in: content, after: left, before: &right, line: line)
            pack(atLeft, in: content, after: &left, before: right, line: line)
        }
    }

    private mutating func pack(
        _ buttons: [Picture.Element], in content: Canvas.Box, after left: inout Int,
        before right: Int, line: Int
    ) {
        for button in buttons {
            // Titles and rows have the same distance from the edge.
            let column = scale.column(button.frame.minX)
            let start = max(left, column == content.left ? column + 1 : column)
            let room = cells(from: start, to: right)
            let text = caption(of: button, in: room.count)
            canvas.write(text, in: room, line: line)
            if !button.isInvisible { flagEdges(of: button.frame, line: line) }
            if let last = room.prefix(text.displayWidth).last { left = last + 1 }
        }
    }

    private mutating func packBackwards(
        _ buttons: [Picture.Element], in content: Canvas.Box, after left: Int,
        before right: inout Int, line: Int
    ) {
        for button in buttons.reversed() {
            let column = scale.column(button.frame.maxX)
            let end = min(right, column == content.right ? column - 1 : column)
            let room = cells(from: left, to: end)
            let text = caption(of: button, in: room.count)
            let columns = Array(room.suffix(text.displayWidth))
            canvas.write(text, in: columns, line: line)
            if !button.isInvisible { flagEdges(of: button.frame, line: line) }
            if let first = columns.first { right = first - 1 }
        }
    }

    /// The name of a button with its symbol. The name is cut short before the symbol is.
    private func caption(of button: Picture.Element, in room: Int) -> String {
        if button.isInvisible { return "◌" }
        let symbol: String
        switch (button.kind, picture.isMirrored) {
        case (.back, false): symbol = "‹"
        case (.back, true): symbol = "›"
        case (.displayMode, false): symbol = "◧"
        case (.displayMode, true): symbol = "◨"
        case (.other, _): return button.text.printable.shortened(to: room)
        }
        let text = button.text.printable.shortened(to: room - 2)
        guard text.displayWidth > 1 else { return symbol.cut(to: room) }
        return picture.isMirrored ? "\(text) \(symbol)" : "\(symbol) \(text)"
    }

    // MARK: - Text across an edge

    /// Writes a text at the leading end of a rectangle. The text leaves out the cells of the
    /// window's edges.
    private mutating func write(_ text: String, across rect: CGRect, line: Int) {
        let box = scale.box(rect)
        let room = Array(cells(from: box.left, to: box.right).dropFirst().dropLast())
        let short = text.printable.shortened(to: room.count)
        canvas.write(short, in: aligned(short, in: room), line: line)
        if !text.isEmpty { flagEdges(of: rect, line: line) }
    }

    func aligned(_ text: String, in room: [Int]) -> [Int] {
        picture.isMirrored ? Array(room.suffix(text.displayWidth)) : room
    }

    /// The cells between two edges, without those of the window's edges.
    private func cells(from left: Int, to right: Int) -> [Int] {
        guard left + 1 < right else { return [] }
        return (left + 1..<right).filter {
            (0..<canvas.width).contains($0) && $0 != window.left && $0 != window.right
        }
    }

    /// Marks an edge of the window where a rectangle begins or ends off-screen.
    private mutating func flagEdges(of rect: CGRect, line: Int) {
        if rect.minX < picture.window.minX - 0.5 { symbols.append((window.left, line, "◀")) }
        if rect.maxX > picture.window.maxX + 0.5 { symbols.append((window.right, line, "▶")) }
    }
}
