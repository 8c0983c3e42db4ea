import Foundation
internal import Journal

/// A finger on the edge between two columns that lie side by side: since iOS 26 it makes the
/// sidebar wider or narrower (B-194).
extension UISplitViewController {
    /// Whether a finger can drag the inner edge of any sidebar.
    package var hasEdgeToDrag: Bool { canDragEdge(of: .primary) || canDragEdge(of: .supplementary) }

    /// Whether a finger can drag the inner edge of a sidebar.
    package func canDragEdge(of column: Column) -> Bool {
        guard Simulation.active.release.conventions.columnEdgesMove, !isCollapsed, !isClassic,
            appearance == .shown, modeState.transition == nil,
            displayMode.arrangement == .beside, displayMode.showsSidebar(column, in: style),
            dividerAtFold(in: view.bounds.size, mode: displayMode) == nil
        else { return false }
        return columns[column].outer != nil
    }

    /// Whether the user has given a sidebar its width, and the app has preferred none since.
    package func userHasDragged(_ column: Column) -> Bool {
        switch column {
        case .primary: widths.primary.dragged != nil
        case .supplementary: widths.supplementary.dragged != nil
        case .secondary, .compact, .inspector: false
        }
    }

    /// Drags the inner edge of a sidebar until that has a width in points, within the bounds that
    /// the app sets. The layout follows the finger: it passes through one width half way
    /// (*unverified*).
    package func dragEdge(of column: Column, to width: Int) {
        guard canDragEdge(of: column) else { return }
        Simulation.active.passed(.edgeDrag)
        let before = self.width(of: column)
        let limit = Simulation.active.reading(EdgeDragLimit.self)
        let least = limit == .narrow ? 200 : ColumnWidth.defaultMaximum
        for width in [(before + CGFloat(width)) / 2, CGFloat(width)] {
            let present = self.width(of: column)
            let request = Request.columnWidth(split: serialNumber, preferred: column.rawValue)
            Simulation.active.carryOut(request, by: .user) {
                if column == .primary {
                    widths.primary.drag(to: width, from: present, usualLeast: least)
                } else {
                    widths.supplementary.drag(to: width, from: present, usualLeast: least)
                }
            }
            view.layoutIfNeeded()
            // The app may hide the column during the drag, or take the split view away.
            guard canDragEdge(of: column), viewIfLoaded?.windowReference != nil else { return }
        }
    }
}
