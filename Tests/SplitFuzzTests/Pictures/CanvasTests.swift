import Foundation
import Testing

@testable import SplitFuzz

@Suite("Canvas") struct CanvasTests {
    @Test("boxes that share an edge are joined") func joined() {
        var canvas = Canvas(width: 9, height: 3)

        canvas.stroke(Canvas.Box(left: 0, right: 4, top: 0, bottom: 2))
        canvas.stroke(Canvas.Box(left: 4, right: 8, top: 0, bottom: 2))

        #expect(canvas.lines == ["┌───┬───┐", "│   │   │", "└───┴───┘"])
    }

    @Test("clearing a box takes off what reached into it") func cleared() {
        var canvas = Canvas(width: 7, height: 3)
        canvas.strokeHorizontal(1, from: 0, to: 6)
        let box = Canvas.Box(left: 2, right: 6, top: 0, bottom: 2)

        canvas.clear(box)
        canvas.stroke(box)

        #expect(canvas.lines == ["  ┌───┐", "╶─┤   │", "  └───┘"])
    }

    @Test("a wide character takes two cells and does not straddle a gap") func wide() {
        var canvas = Canvas(width: 8, height: 1)
        canvas.put("│", 3, 0)

        canvas.write("日本語", in: [0, 1, 2, 4, 5, 6, 7], line: 0)

        #expect(canvas.lines == ["日 │本語"])
    }

    @Test("what lies outside is left out") func outside() {
        var canvas = Canvas(width: 2, height: 1)

        canvas.stroke(Canvas.Box(left: -3, right: 9, top: 0, bottom: 5))
        canvas.write("abc", in: [1, 2, 3], line: 0)
        canvas.put("x", 0, 7)

        #expect(canvas.lines == ["─a"])
    }

    @Test("corners are round and lines heavy or dashed as asked") func styles() {
        let all: [Strokes] = [
            [.up, .down, .heavy], [.up, .down, .dashed], [.right, .dashed],
            [.right, .down, .rounded], [.right, .down, .up, .heavy],
        ]

        #expect(all.map(\.character) == ["┃", "┆", "╌", "╭", "├"])
    }
}

@Suite("Words in drawings") struct DisplayWidthTests {
    @Test("long texts end in an ellipsis") func shortened() {
        #expect("ToggleSidebar".shortened(to: 7) == "Toggle…")
        #expect("Edit".shortened(to: 4) == "Edit")
        #expect("日本語".shortened(to: 4) == "日…")
        #expect("Edit".shortened(to: 0) == "")
    }

    @Test("what a terminal would obey is not handed on") func printable() {
        #expect("a\u{1B}[2Jb\u{202E}\n".printable == "a·[2Jb··")
    }

    @Test("texts are wrapped at spaces") func wrapped() {
        #expect("one two three".wrapped(to: 7) == ["one two", "three"])
        #expect("incomprehensible".wrapped(to: 5) == ["inco…"])
    }

    @Test("points have at most two decimals and a true minus sign") func lengths() {
        let lengths: [CGFloat] = [0, -100, 397.5, 0.333, -0.001, 2.05]

        #expect(lengths.map(points) == ["0", "−100", "397.5", "0.33", "0", "2.05"])
        #expect([.nan, -.greatestFiniteMagnitude, .infinity].map(points) == ["nan", "−∞", "∞"])
    }
}
