import Foundation

/// The width of a sidebar, in points: the preferred one, within its bounds (B-040, B-041, A-118).
struct ColumnWidth: Equatable {
    static let automatic = UISplitViewController.automaticDimension
    /// The maximum in points where the app sets none. Larger requests of any kind, a minimum too,
    /// are silently cut to it.
    static let defaultMaximum: CGFloat = 320
    /// The largest share of the view that a sidebar takes, whatever the app asks (*unverified*).
    static let largestShare: CGFloat = 0.5
    /// As preferred width: a supplementary column fills the room beside the primary.
    static let fill = UISplitViewController.automaticSupplementaryFillDimension

    var preferred = automatic { didSet { if preferred != oldValue { dragged = nil } } }
    var fraction = automatic { didSet { if fraction != oldValue { dragged = nil } } }
    var minimum = automatic
    var maximum = automatic
    /// The width that the user has dragged the column to, until the app prefers another one; `nil`
    /// for none (B-194).
    private(set) var dragged: CGFloat?

    func prefersSame(as other: ColumnWidth) -> Bool {
        preferred == other.preferred && fraction == other.fraction
    }

    /// The width in force in a split view of a width, in points.
    func width(in splitWidth: CGFloat) -> CGFloat { inForce(in: splitWidth).points }

    /// A width in points, with what of it is not verified.
    typealias InForce = (points: CGFloat, reliesOn: Behaviour?)

    func inForce(in splitWidth: CGFloat) -> InForce {
        let least = minimum == ColumnWidth.automatic ? 0 : minimum
        let lower =
            maximum == ColumnWidth.automatic ? min(least, ColumnWidth.defaultMaximum) : least
        let upper = maximum == ColumnWidth.automatic ? ColumnWidth.defaultMaximum : maximum
        let wanted: CGFloat
        if let dragged {
            wanted = dragged
        } else if preferred != ColumnWidth.automatic {
            wanted = preferred
        } else if fraction != ColumnWidth.automatic {
            wanted = fraction * splitWidth
        } else {
            wanted = upper
        }
        let bounded = max(min(wanted, upper), lower)
        let most = splitWidth * ColumnWidth.largestShare
        return bounded < most ? (bounded, nil) : (most, .sidebarAtMostHalf)
    }

    /// The width of a supplementary column in a mode, beside a primary of a width.
    ///
    /// A filling column takes the whole rest where it lies over the secondary or displaces it, and
    /// the largest share where it is beside it. An explicit maximum limits both (*unverified*).
    func inForce(
        in splitWidth: CGFloat, beside primary: CGFloat, mode: UISplitViewController.DisplayMode
    ) -> InForce {
        guard preferred == ColumnWidth.fill, dragged == nil else { return inForce(in: splitWidth) }
        let isBeside = mode.arrangement == .beside
        let taken = mode.sidebarCount > 1 ? primary : 0
        let room = isBeside ? splitWidth * ColumnWidth.largestShare : splitWidth - taken
        if maximum != ColumnWidth.automatic, maximum < room { return (maximum, nil) }
        return (room, isBeside ? .fillLeavesHalf : nil)
    }

    // MARK: - Dragging (B-194)

    /// Takes the width of the finger. No column becomes narrower than the minimum, or without one
    /// than `usualLeast`, unless it is narrower already. All widths are in points.
    mutating func drag(to width: CGFloat, from present: CGFloat, usualLeast: CGFloat) {
        let least = minimum == ColumnWidth.automatic ? usualLeast : minimum
        let wanted = max(width, min(least, present))
        dragged = maximum == ColumnWidth.automatic ? wanted : min(wanted, max(maximum, present))
    }
}
