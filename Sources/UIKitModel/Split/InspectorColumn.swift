import Foundation

/// Whether the inspector of an expanded split view is shown. No mode decides that (B-195).
struct InspectorState {
    /// Whether the app has shown the column. False while collapsed: a sheet replaces it then.
    var isShown = false
    /// Whether a collapse has hidden the column, which comes back in the next expand.
    var comesBack = false
}

/// Where the inspector column goes: a pure function of its width and of the edge of the sidebars.
struct InspectorColumn: Equatable {
    typealias Placement = ColumnLayout.Placement

    /// In points.
    let width: CGFloat
    let isShown: Bool

    /// The room that it leaves to the other columns of a split view of a size.
    func room(in size: CGSize) -> CGSize {
        CGSize(width: isShown ? size.width - width : size.width, height: size.height)
    }

    /// Adds the inspector to the other columns, which have their places in the room that it leaves.
    ///
    /// It lies at the edge across from the sidebars, beside the secondary (B-195). A hidden one
    /// rests beyond that edge, as far as hidden sidebars do (*unverified*).
    func join(
        _ placements: [Placement], in size: CGSize, sidebarsAt edge: ColumnLayout.Edge
    ) -> [Placement] {
        var joined = placements
        if isShown, edge == .right {
            for index in joined.indices {
                joined[index].frame.origin.x += width
                joined[index].visible.origin.x += width
            }
        }
        let outside = isShown ? 0 : width + ColumnLayout.overhang
        let x = edge == .right ? -outside : size.width - width + outside
        let frame = CGRect(x: x, y: 0, width: width, height: size.height)
        // Next to the secondary, which is still the first, and the sidebars the last.
        joined.insert(
            Placement(
                column: .inspector, frame: frame, visible: frame, isShown: isShown,
                isDimmed: false, overhang: .zero),
            at: 1)
        return joined
    }
}
