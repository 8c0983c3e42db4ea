import Foundation

/// The room of an expanded split view and the widths of its sidebars, in points: what fits beside
/// the secondary.
struct ColumnRoom {
    /// Without the inspector's part.
    let size: CGSize
    let primary: CGFloat
    /// `nil` in a double column.
    let supplementary: CGFloat?

    /// The least width of a secondary beside two sidebars that the app itself asks for, in points
    /// (*unverified*: Apple gives no number).
    static let leastSecondary: CGFloat = 320
    /// The least width of a secondary beside sidebars that come by themselves, from iOS 17 on.
    /// (*unverified*: windows with 424 points left were seen to overlay, those with 551 to tile.)
    static let leastSecondaryByRoom: CGFloat = 550

    /// What is left to the secondary beside all sidebars, in points.
    var besideAll: CGFloat { besideOne - (supplementary == nil ? 0 : primary) }

    /// What is left to the secondary beside the sidebar next to it, in points.
    var besideOne: CGFloat { size.width - (supplementary ?? primary) }

    /// The automatic behaviour up to iOS 16: in landscape two columns tile and three displace. In
    /// portrait and in narrow windows sidebars lie over the secondary (A-114, B-043, D-049).
    var behaviorByShape: UISplitViewController.SplitBehavior {
        guard size.width > size.height else { return .overlay }
        return supplementary == nil ? .tile : .displace
    }

    /// The automatic behaviour from iOS 17 on: columns tile wherever their widths fit (D-002).
    /// Three displace where one sidebar fits (D-004).
    var behaviorByRoom: UISplitViewController.SplitBehavior {
        if besideAll >= ColumnRoom.leastSecondaryByRoom { return .tile }
        let oneFits = supplementary != nil && besideOne >= ColumnRoom.leastSecondaryByRoom
        return oneFits ? .displace : .overlay
    }
}
