import Foundation

extension Defect {
    /// The first layout after an expand puts the column over the edge, with the width of the
    /// collapsed view.
    @_spi(Simulation) public static let columnBehindItsWidth = Defect(
        name: "column-behind-its-width",
        catalogue: ["A-040"],
        trigger: "the split view expands with the primary column shown",
        effect:
            "for a moment the column's view sticks out over the edge and is narrower "
            + "than primaryColumnWidth",
        workaround:
            "ignore an inset that comes out negative, and wait for the next layout "
            + "(A-040)",
        set: DefectSet(rawValue: 1 << 4))

    /// The column's frame in that layout.
    static func columnFrameBehindItsWidth(
        placement: ColumnLayout.Placement, staleWidth: CGFloat, edge: ColumnLayout.Edge
    ) -> CGRect {
        var frame = placement.frame
        if edge == .right { frame.origin.x += frame.size.width - staleWidth }
        frame.size.width = staleWidth
        return frame
    }
}
