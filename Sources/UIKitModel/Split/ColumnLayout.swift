import Foundation

/// Where the columns of an expanded split view go: a pure function of its size, mode and widths.
struct ColumnLayout: Equatable {
    typealias Column = UISplitViewController.Column

    /// How far the primary column sticks out over the edge, so that a rubber-banding swipe has
    /// something to show.
    static let overhang: CGFloat = 100

    /// A column's place in the split view's coordinates.
    struct Placement: Equatable {
        let column: Column
        /// The view's frame, overhang included.
        var frame: CGRect
        /// The part that is the column proper.
        var visible: CGRect
        let isShown: Bool
        /// A touch on it dismisses the sidebars instead (B-T1).
        let isDimmed: Bool
        /// The part of the frame beyond the edge, as insets of the view.
        let overhang: UIEdgeInsets
    }

    enum Edge { case left, right }

    let size: CGSize
    let mode: UISplitViewController.DisplayMode
    /// Sidebars from the edge inwards, with their widths.
    let sidebars: [(column: Column, width: CGFloat)]
    let edge: Edge
    /// How far the primary column sticks out; a classic one does not.
    var overhang = ColumnLayout.overhang

    static func == (one: ColumnLayout, other: ColumnLayout) -> Bool {
        one.placements == other.placements
    }

    /// All columns, secondary first, then sidebars from the edge inwards: the order in which they
    /// lie over one another.
    var placements: [Placement] {
        let shownCount = min(mode.sidebarCount, sidebars.count)
        let hiddenCount = sidebars.count - shownCount
        var shownWidth: CGFloat = 0
        for sidebar in sidebars[hiddenCount...] { shownWidth += sidebar.width }
        var result = [secondary(besideWidth: shownCount == 0 ? 0 : shownWidth)]
        var x: CGFloat = 0
        for (index, sidebar) in sidebars.enumerated() {
            let isShown = index >= hiddenCount
            result.append(
                place(sidebar.column, width: sidebar.width, x: isShown ? x : nil))
            if isShown { x += sidebar.width }
        }
        return result
    }

    private func secondary(besideWidth width: CGFloat) -> Placement {
        var frame = CGRect(origin: .zero, size: size)
        switch mode.arrangement {
        case .over: break
        case .beside:
            frame.origin.x = width
            frame.size.width = size.width - width
        case .displacing:
            frame.origin.x = width
            frame.size.width = size.width - (sidebars.last?.width ?? 0)
        }
        frame = mirrored(frame)
        return Placement(
            column: .secondary, frame: frame, visible: frame, isShown: true,
            isDimmed: mode.arrangement != .beside, overhang: .zero)
    }

    /// A sidebar at a distance from the edge; hidden where that is `nil`, and then well beyond the
    /// edge: touching it would count as an intersection on Linux.
    private func place(_ column: Column, width: CGFloat, x: CGFloat?) -> Placement {
        let overhang = column == .primary ? self.overhang : 0
        let left = x ?? -(width + ColumnLayout.overhang)
        let visible = CGRect(x: left, y: 0, width: width, height: size.height)
        var frame = visible
        frame.origin.x -= overhang
        frame.size.width += overhang
        return Placement(
            column: column, frame: mirrored(frame), visible: mirrored(visible), isShown: x != nil,
            isDimmed: false,
            overhang: UIEdgeInsets(
                top: 0, left: edge == .left ? overhang : 0, bottom: 0,
                right: edge == .right ? overhang : 0))
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard edge == .right else { return rect }
        var mirrored = rect
        mirrored.origin.x = size.width - rect.origin.x - rect.size.width
        return mirrored
    }
}
