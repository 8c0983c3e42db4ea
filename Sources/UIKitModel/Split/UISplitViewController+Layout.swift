import Foundation

/// Puts columns where the pure layout says, in the order that the workarounds of
/// meet.
extension UISplitViewController {
    /// Which of the two safe-area paths asks.
    enum SafeAreaPath { case layout, walk }

    func prepareForAppearance() {
        loadViewIfNeeded()
        adaptToTraits()
        guard !isCollapsed else { return }
        if currentBehavior == .automatic { updateBehavior() }
        installColumns()
    }

    /// Insets first, then frames, then the display-mode button; bars follow in the same pass
    /// (DESIGN section 3, event orders).
    func layOutColumns() {
        guard !isCollapsed else { return layOutFillingChild() }
        updateBehavior()
        installColumns()
        placements = self.placements(in: view.bounds.size, mode: currentMode)
        for placement in placements { setInsets(placement) }
        beginPresentationIfPending()
        layOutBehindItsWidth()
        for placement in placements {
            guard let outer = columns[placement.column.rawValue].outer else { continue }
            outer.view.frame = placement.frame
            outer.view.isUserInteractionEnabled = !placement.isDimmed
        }
        placeDisplayModeButton()
        endPresentation()
    }

    private func layOutFillingChild() {
        for child in controllersOnScreen where child.parent === self {
            child.setContentOverlayInsets(view.storedSafeAreaInsets)
            child.view.frame = view.bounds
        }
    }

    /// From here on, a change of insets counts as made while a column is being presented.
    func beginPresentationIfPending() {
        guard presentationIsPending else { return }
        presentationIsPending = false
        Simulation.active.presentationCount += 1
        Simulation.active.isPresentingColumns = true
    }

    /// The columns and the button are where they belong: what changes now is no longer part of a
    /// presentation.
    private func endPresentation() {
        Simulation.active.presentationCount += 1
        Simulation.active.isPresentingColumns = false
    }

    /// In iOS 14, the first layout after an expand sets the sidebar's origin out over the edge
    /// before the width has followed.
    private func layOutBehindItsWidth() {
        guard let old = sizeBeforeExpand else { return }
        sizeBeforeExpand = nil
        guard Simulation.active.has(.columnBehindItsWidth),
            let outer = columns[Column.primary.rawValue].outer,
            let placement = placements.first(where: { $0.column == .primary }), placement.isShown
        else { return }
        outer.view.frame = Defect.columnFrameBehindItsWidth(
            placement: placement, staleWidth: widthOfPrimary(in: old), edge: sidebarEdge)
    }

    // MARK: - The pure layout's input

    /// Where the columns go; the latest answer is kept, since a size change asks for it once a
    /// column.
    func placements(in size: CGSize, mode: DisplayMode) -> [ColumnLayout.Placement] {
        let width = widthOfPrimary(in: size)
        let isTriple = style == .tripleColumn
        let second = isTriple ? widthOfSupplementary(in: size, mode: mode) : 0
        let edge = sidebarEdge
        if let latest = latestLayout, latest.size.isSame(as: size), latest.mode == mode,
            latest.width == width, latest.supplementaryWidth == second, latest.edge == edge
        {
            return latest.placements
        }
        var sidebars = [(column: Column.primary, width: width)]
        if isTriple { sidebars.append((.supplementary, second)) }
        let layout = ColumnLayout(
            size: size, mode: mode, sidebars: sidebars, edge: edge,
            overhang: isClassic ? 0 : ColumnLayout.overhang)
        let placements = layout.placements
        latestLayout = LatestLayout(
            size: size, mode: mode, width: width, supplementaryWidth: second, edge: edge,
            placements: placements)
        return placements
    }

    /// A layout and what it depends on.
    struct LatestLayout {
        let size: CGSize
        let mode: DisplayMode
        let width: CGFloat
        let supplementaryWidth: CGFloat
        let edge: ColumnLayout.Edge
        let placements: [ColumnLayout.Placement]
    }

    func widthOfPrimary(in size: CGSize?) -> CGFloat {
        primaryWidth.width(in: size?.width ?? .greatestFiniteMagnitude)
    }

    func widthOfSupplementary(in size: CGSize?, mode: DisplayMode) -> CGFloat {
        let splitWidth = size?.width ?? .greatestFiniteMagnitude
        return supplementaryWidth.width(
            in: splitWidth, beside: widthOfPrimary(in: size), mode: mode)
    }

    /// The edge the sidebars are at (B-042).
    var sidebarEdge: ColumnLayout.Edge {
        let isRightToLeft = view.layoutDirection == .rightToLeft
        return (primaryEdge == .leading) == isRightToLeft ? .right : .left
    }

    func sizeOfColumn(_ child: any UIContentContainer, in size: CGSize) -> CGSize {
        guard !isCollapsed, let child = child as? UIViewController,
            let column = column(of: child)
        else { return size }
        for placement in placements(in: size, mode: currentMode)
        where placement.column == column {
            return placement.frame.size
        }
        return size
    }

    // MARK: - Safe areas

    /// A column relayout sets the inset before it assigns the frame.
    func setInsets(_ placement: ColumnLayout.Placement) {
        guard let outer = columns[placement.column.rawValue].outer else { return }
        outer.setContentOverlayInsets(insets(of: placement, path: .layout))
    }

    /// The window's walk asks for a child's insets, outside of any layout.
    func walkedInsets(forChild child: UIViewController) -> UIEdgeInsets {
        guard !isCollapsed, let column = column(of: child) else {
            return geometricOverlayInsets(forChild: child)
        }
        for placement in placements where placement.column == column {
            return insets(of: placement, path: .walk)
        }
        return geometricOverlayInsets(forChild: child)
    }

    /// What is covered of the column proper, and the overhang beyond the edge.
    private func insets(
        of placement: ColumnLayout.Placement, path: SafeAreaPath
    ) -> UIEdgeInsets {
        let own = view.storedSafeAreaInsets
        let column = columns[placement.column.rawValue]
        let isLost =
            switch path {
            case .layout: Defect.layoutLosesInset(of: column, in: Simulation.active)
            case .walk: Defect.walkLosesInset(of: column, in: Simulation.active)
            }
        if isLost { return own.covering(placement.frame, in: view.bounds) }
        return own.covering(placement.visible, in: view.bounds).addingClamped(placement.overhang)
    }
}
