import Foundation

/// Which hierarchy a split view has: the expanded one, or one of the three collapsed ones (B-004).
struct CollapseState {
    enum Hierarchy: Equatable {
        /// Every column has its own area.
        case expanded
        /// The compact column's controller fills the view.
        case compactColumn
        /// Each column up to the top one is whole on the bottom one's navigation controller.
        case stacked(on: UISplitViewController.Column)
        /// Classic: both sides are on the primary controller's side.
        case ontoPrimary
    }

    var hierarchy = Hierarchy.expanded
    /// The size of the collapsed view, from the end of an expand to the next layout.
    var sizeBeforeExpand: CGSize?
    /// The column that the next collapse proposes in the place of the secondary.
    var topBeforeExpand: UISplitViewController.Column?
    /// Whether the next expand leaves the sidebars hidden, as they were before the collapse.
    var keepsSidebarsHidden = false
    /// Whether a collapse has begun and not ended. The columns are half way between two
    /// hierarchies, so nothing else may move them.
    var isCollapsing = false
    /// Whether an expand is ending the sheet of the inspector. What that covers comes back, which
    /// must not begin the expand anew.
    var isEndingSheet = false
    /// Whether the app still finds the split view collapsed, in the middle of an expand.
    var isToldLate = false

    var isCollapsed: Bool { if case .expanded = hierarchy { false } else { true } }

    /// Whether a change of the hierarchy is under way, and none may begin.
    var isUnderWay: Bool { isCollapsing || isEndingSheet }
}
