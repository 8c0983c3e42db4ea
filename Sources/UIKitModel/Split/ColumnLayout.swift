import Foundation

/// Where the columns of an expanded split view go: a pure function of its size, mode and widths.
struct ColumnLayout {
    typealias Column = UISplitViewController.Column

    /// How far the primary column sticks out over the edge, in points. A rubber-banding swipe
    /// reveals this part.
    static let overhang: CGFloat = 100

    /// Where a column is, in the split view's coordinates.
    struct Placement: Equatable {
        let column: Column
        /// The view's frame, with the part beyond the edge or below sidebars.
        var frame: CGRect
        /// The frame without that part.
        var visible: CGRect
        let isShown: Bool
        /// A touch on it dismisses the sidebars instead (B-T1).
        let isDimmed: Bool
        /// As insets: the part of the frame beyond the edge or below sidebars (D-009).
        let overhang: UIEdgeInsets
    }

    enum Edge { case left, right }

    let size: CGSize
    let mode: UISplitViewController.DisplayMode
    /// The width of the primary column, in points.
    let primary: CGFloat
    /// `nil` where there is no supplementary column.
    let supplementary: CGFloat?
    let edge: Edge
    /// How far the primary column sticks out, in points; 0 in a classic split view.
    var overhang = ColumnLayout.overhang
    /// Whether the secondary's view goes on below the sidebars beside it (D-009).
    var sidebarsFloat = false
    /// `nil` where the split view has never shown an inspector.
    var inspector: InspectorColumn?

    /// The room of the other columns.
    private var room: CGSize { inspector?.room(in: size) ?? size }

    func isSame(as other: ColumnLayout) -> Bool {
        size.isSame(as: other.size) && mode == other.mode && primary == other.primary
            && supplementary == other.supplementary && edge == other.edge
            && overhang == other.overhang && inspector == other.inspector
            && sidebarsFloat == other.sidebarsFloat
    }

    /// Back to front: the secondary, the inspector, then the sidebars from the edge inwards.
    var placements: [Placement] {
        var sidebars = [(column: Column.primary, width: primary)]
        if let supplementary { sidebars.append((.supplementary, supplementary)) }
        let shownCount = min(mode.sidebarCount, sidebars.count)
        let hiddenCount = sidebars.count - shownCount
        var shownWidth: CGFloat = 0
        for sidebar in sidebars[hiddenCount...] { shownWidth += sidebar.width }
        var result: [Placement] = []
        result.reserveCapacity(sidebars.count + 1)
        result.append(secondary(besideWidth: shownCount == 0 ? 0 : shownWidth))
        var x: CGFloat = 0
        for (index, sidebar) in sidebars.enumerated() {
            let isShown = index >= hiddenCount
            result.append(
                place(sidebar.column, width: sidebar.width, x: isShown ? x : nil))
            if isShown { x += sidebar.width }
        }
        return inspector?.join(result, in: size, sidebarsAt: edge) ?? result
    }

    private func secondary(besideWidth width: CGFloat) -> Placement {
        var frame = CGRect(origin: .zero, size: room)
        switch mode.arrangement {
        case .over: break
        case .beside:
            frame.origin.x = width
            frame.size.width = room.width - width
        case .displacing:
            frame.origin.x = width
            frame.size.width = room.width - (supplementary ?? primary)
        }
        var whole = frame
        if sidebarsFloat {
            whole.origin.x = 0
            whole.size.width += frame.origin.x
        }
        return Placement(
            column: .secondary, frame: mirrored(whole), visible: mirrored(frame), isShown: true,
            isDimmed: mode.arrangement != .beside,
            overhang: insets(whole.size.width - frame.size.width))
    }

    /// Insets at the edge of the sidebars alone.
    private func insets(_ width: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: 0, left: edge == .left ? width : 0, bottom: 0, right: edge == .right ? width : 0)
    }

    /// A sidebar at a distance from the edge, or hidden where `x` is `nil`.
    ///
    /// A hidden one rests well beyond the edge: on Linux, rectangles that touch intersect.
    private func place(_ column: Column, width: CGFloat, x: CGFloat?) -> Placement {
        let overhang = column == .primary ? self.overhang : 0
        let left = x ?? -(width + ColumnLayout.overhang)
        let visible = CGRect(x: left, y: 0, width: width, height: size.height)
        var frame = visible
        frame.origin.x -= overhang
        frame.size.width += overhang
        return Placement(
            column: column, frame: mirrored(frame), visible: mirrored(visible), isShown: x != nil,
            isDimmed: false, overhang: insets(overhang))
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard edge == .right else { return rect }
        var mirrored = rect
        mirrored.origin.x = room.width - rect.origin.x - rect.size.width
        return mirrored
    }
}
