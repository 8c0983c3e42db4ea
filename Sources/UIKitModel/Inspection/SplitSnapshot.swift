package import Foundation

/// The columns of a split view, and how they are collapsed.
@MainActor package struct SplitSnapshot {
    /// A column and its contents.
    package struct Column {
        /// The controller that the app set.
        package let assigned: UIViewController?
        /// The split view's child for the column; `nil` until the column is first laid out.
        package let outer: UIViewController?
    }

    /// The inspector column.
    package struct Inspector {
        package let column: Column
        package let isShown: Bool
        /// Whether the next expand shows it.
        package let comesBack: Bool
        /// As in `widths`.
        package let widths: [CGFloat]
    }

    /// How the columns of a collapsed split view share its area.
    package enum Collapse {
        case expanded
        /// The compact column's controller fills the view.
        case compactColumn
        /// Classic: both sides are on the primary controller's stack.
        case ontoPrimary
        /// The columns are stacked on the navigation controller of the bottom one.
        case stacked(on: UISplitViewController.Column)
    }

    /// In order of `UISplitViewController.Column.rawValue`, without the inspector.
    package let columns: [Column]
    /// The inspector, where the app has set one; its bounds and whether it is shown as a column.
    package let inspector: Inspector?
    package let collapse: Collapse
    /// The primary's and then the supplementary's: preferred width, fraction, minimum and maximum.
    package let widths: [CGFloat]
    /// The widths that the user has dragged both to; -1 for none. Empty where there is no such
    /// width.
    package let draggedWidths: [CGFloat]
    /// Whether a column is coming on screen and has no frame yet.
    package let presentationIsPending: Bool
    /// The size of the view while it was collapsed, until the first layout after an expand.
    package let sizeBeforeExpand: CGSize?
    package let isInTransition: Bool

    package init(of split: UISplitViewController) {
        let all = split.columns.all.map { Column(assigned: $0.assigned, outer: $0.outer) }
        let last = UISplitViewController.Column.inspector.rawValue
        columns = Array(all[..<last])
        let width = split.widths.inspector
        inspector =
            all[last].assigned == nil && width == ColumnWidth()
            ? nil
            : Inspector(
                column: all[last], isShown: split.inspector.isShown,
                comesBack: split.inspector.comesBack,
                widths: [width.preferred, width.fraction, width.minimum, width.maximum])
        switch split.collapseState.hierarchy {
        case .expanded: collapse = .expanded
        case .compactColumn: collapse = .compactColumn
        case .ontoPrimary: collapse = .ontoPrimary
        case .stacked(let bottom): collapse = .stacked(on: bottom)
        }
        let bounds = [split.widths.primary, split.widths.supplementary, split.widths.secondary]
        widths = bounds.flatMap { [$0.preferred, $0.fraction, $0.minimum, $0.maximum] }
        let dragged = [split.widths.primary.dragged, split.widths.supplementary.dragged]
        draggedWidths = dragged.contains { $0 != nil } ? dragged.map { $0 ?? -1 } : []
        presentationIsPending = split.layout.presentationIsPending
        sizeBeforeExpand = split.collapseState.sizeBeforeExpand
        isInTransition = split.modeState.transition != nil
    }
}
