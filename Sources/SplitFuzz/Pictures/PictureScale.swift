import Foundation

/// Converts points to cells. The scale is the same for all orientations and windows of a device, so
/// that drawings of several steps can be compared.
struct PictureScale {
    /// A line of cells stands for three times the points of a column. A cell is only twice as high
    /// as wide, but most of a picture's height is empty.
    private static let heightOfCell: CGFloat = 3
    /// A line stands for at least the height of a row.
    private static let heightOfRow: CGFloat = 44

    private let pointsPerColumn: CGFloat
    private let pointsPerLine: CGFloat
    /// The point of the left upper cell.
    private let origin: CGPoint
    private let bottom: CGFloat
    /// The size of the grid.
    let width: Int
    let height: Int

    init(of picture: Picture, width: Int) {
        let screen = picture.screen
        // The room for the overhang is always reserved, so that the outline does not move between
        // steps.
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
        self.width = min(width, PictureScale.cell((right - left) / pointsPerColumn) + 1)
        height = PictureScale.cell(screen.height / pointsPerLine) + 1
    }

    func column(_ x: CGFloat) -> Int { PictureScale.cell((x - origin.x) / pointsPerColumn) }

    /// The nearest cell, limited to a range around the grid, since frames may be very large or
    /// infinite.
    private static func cell(_ coordinate: CGFloat) -> Int {
        coordinate.isNaN ? 0 : Int(min(max(coordinate.rounded(), -1_000), 1_000))
    }

    /// The line for a y. Points inside the screen never get the lines of its edges.
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
