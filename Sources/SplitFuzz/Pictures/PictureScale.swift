import Foundation

/// Which cell stands for which point: the same for all orientations and windows of a device, so
/// that steps can be compared.
struct PictureScale {
    /// A character cell is about twice as high as wide; lines hold more than that, since a
    /// picture's height is mostly empty.
    private static let heightOfCell: CGFloat = 3
    /// A line holds at least what a row takes.
    private static let heightOfRow: CGFloat = 44

    private let pointsPerColumn: CGFloat
    private let pointsPerLine: CGFloat
    /// What is at the left of the leftmost cell, and above the uppermost.
    private let origin: CGPoint
    private let bottom: CGFloat
    /// The size of the grid.
    let width: Int
    let height: Int

    init(of picture: Picture, width: Int) {
        let screen = picture.screen
        // Room for the overhang stays free while no column uses it: the outline does not jump
        // between steps.
        var left = screen.minX
        var right = screen.maxX
        let isMirrored = picture.isMirrored
        let sticksOutLeft = picture.columns.contains { $0.frame.minX < screen.minX - 0.5 }
        let sticksOutRight = picture.columns.contains { $0.frame.maxX > screen.maxX + 0.5 }
        if !isMirrored || sticksOutLeft { left -= Picture.overhang }
        if isMirrored || sticksOutRight { right += Picture.overhang }
        let longest = max(screen.width, screen.height) + Picture.overhang
        let across = max(longest, right - left)
        pointsPerColumn = across / CGFloat(max(20, width) - 1)
        pointsPerLine = max(
            pointsPerColumn * PictureScale.heightOfCell, PictureScale.heightOfRow)
        origin = CGPoint(x: left, y: screen.minY)
        bottom = screen.maxY
        self.width = min(width, Int(((right - left) / pointsPerColumn).rounded()) + 1)
        height = Int((screen.height / pointsPerLine).rounded()) + 1
    }

    func column(_ x: CGFloat) -> Int { PictureScale.cell((x - origin.x) / pointsPerColumn) }

    /// The nearest cell; frames may be absurd, but none is drawn far beyond the grid.
    private static func cell(_ coordinate: CGFloat) -> Int {
        coordinate.isNaN ? 0 : Int(min(max(coordinate.rounded(), -1_000), 1_000))
    }

    /// What is inside the screen never lies on the screen's edges.
    func line(_ y: CGFloat) -> Int {
        let line = PictureScale.cell((y - origin.y) / pointsPerLine)
        if y > origin.y + 1, line == 0 { return 1 }
        if y < bottom - 1, line == height - 1 { return height - 2 }
        return line
    }

    func box(_ rect: CGRect) -> Canvas.Box {
        Canvas.Box(
            left: column(rect.minX), right: column(rect.maxX), top: line(rect.minY),
            bottom: line(rect.maxY))
    }
}
