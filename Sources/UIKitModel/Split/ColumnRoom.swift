import Foundation

/// The widths of an expanded split view and of its sidebars, in points: what fits beside the
/// secondary.
struct ColumnRoom {
    let whole: CGFloat
    let primary: CGFloat
    /// `nil` in a double column.
    let supplementary: CGFloat?
    /// The minimum width of the secondary; below 0 where the app sets none (D-093).
    let leastSecondary: CGFloat

    /// The least width that two sidebars leave to the secondary where the app asks for them
    /// (*unverified*: Apple gives no number).
    static let leastBesideTwo: CGFloat = 320

    /// What is left to the secondary beside all sidebars, in points.
    var besideAll: CGFloat { besideOne - (supplementary == nil ? 0 : primary) }

    /// What is left to the secondary beside the sidebar next to it, in points.
    private var besideOne: CGFloat { whole - (supplementary ?? primary) }

    /// The automatic behaviour: columns tile wherever their widths fit (D-002). Three displace
    /// where one sidebar fits (D-004).
    func behavior(leaving room: RoomBesideSidebars) -> UISplitViewController.SplitBehavior {
        let least = max(room.width, leastSecondary)
        if besideAll >= least { return .tile }
        return besideOne >= least ? .displace : .overlay
    }

    /// Whether two sidebars that the app asks for stand beside the secondary (D-094).
    var fitsTwo: Bool { besideAll >= max(ColumnRoom.leastBesideTwo, leastSecondary) }
}

extension RoomBesideSidebars {
    /// In points.
    var width: CGFloat { self == .most ? 550 : 425 }
}
