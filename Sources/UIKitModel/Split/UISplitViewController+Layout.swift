package import Foundation

/// Puts columns where `ColumnLayout` says, in the order that the workarounds of rely
/// on.
extension UISplitViewController {
    /// Which of the two safe-area paths asks.
    enum SafeAreaPath { case layout, walk }

    /// Makes the columns' children before the split view appears.
    func prepareForAppearance() {
        loadViewIfNeeded()
        // Predicted traits do not collapse it (A-071, B-143).
        if storedTraits !== UITraitCollection.detached { adaptToTraits() }
        guard !hasCollapsed else { return }
        if splitBehavior == .automatic { updateBehavior() }
        installColumns()
    }

    /// Insets first, then frames, then the buttons; bars follow in the same pass (*unverified*).
    func layOutColumns() {
        // The end of a collapse asks for a layout.
        if collapseState.isCollapsing { return }
        Defect.noteLayout(of: self)
        defer { barsFollowStrip() }
        guard !hasCollapsed else { return layOutFillingChild() }
        updateBehavior()
        installColumns()
        let placements = placements(in: view.bounds.size, mode: displayMode)
        layout.placements = placements
        let order = Simulation.active.reading(InsetBeforeFrame.self)
        if order == .insetFirst { for placement in placements { setInsets(placement) } }
        beginPresentationIfPending()
        layOutBehindItsWidth()
        for placement in layout.placements {
            guard let view = columns[placement.column].outer?.view else { continue }
            view.frame = placement.frame
            view.isDimmed = placement.isDimmed
        }
        Defect.leaveOverlayOutside(of: self)
        placeButtons()
        // Columns and buttons have their frames. Later changes are not part of the presentation.
        Simulation.active.presentationCount += 1
        Simulation.active.isPresentingColumns = false
        // After the presentation: within it, the bar would leave its button transparent.
        if order == .frameFirst { for placement in placements { setInsets(placement) } }
    }

    private func layOutFillingChild() {
        guard let child = controllerWhileCollapsed, child.isChild(of: self) else { return }
        child.setContentOverlayInsets(view.storedSafeAreaInsets)
        child.view.frame = view.bounds
        child.view.isDimmed = false
    }

    /// From here on, a change of insets counts as made while a column is being presented.
    func beginPresentationIfPending() {
        guard layout.presentationIsPending else { return }
        layout.presentationIsPending = false
        Simulation.active.presentationCount += 1
        Simulation.active.isPresentingColumns = true
    }

    /// In iOS 14, the first layout after an expand sets the sidebar's origin out over the edge
    /// before the width has followed.
    private func layOutBehindItsWidth() {
        guard let old = collapseState.sizeBeforeExpand.take(),
            Simulation.active.has(.columnBehindItsWidth), let outer = columns[.primary].outer
        else { return }
        for placement in layout.placements where placement.column == .primary && placement.isShown {
            Simulation.active.passed(.expandedViewIsNarrow)
            Simulation.active.passed(.columnBehindItsWidth)
            outer.view.frame = Defect.columnFrameBehindItsWidth(
                placement: placement, staleWidth: widths.primary(in: old).points, edge: sidebarEdge)
        }
    }

    // MARK: - Where the columns go

    /// Where the columns go in a size and a mode, back to front.
    func placements(in size: CGSize, mode: DisplayMode) -> [ColumnLayout.Placement] {
        let isTriple = style == .tripleColumn
        let inspector = inspectorColumn(in: size)
        let primary = width(of: .primary, in: size, mode: mode)
        let supplementary = isTriple ? width(of: .supplementary, in: size, mode: mode) : nil
        let question = ColumnLayout(
            size: size, mode: mode, primary: primary.points, supplementary: supplementary?.points,
            edge: sidebarEdge, overhang: overhang, sidebarsFloat: sidebarsFloat,
            inspector: inspector)
        if let latest = layout.latestAnswer(to: question) { return latest }
        let answer = layout.answer(question)
        Simulation.active.passed(primary.reliesOn)
        Simulation.active.passed(supplementary?.reliesOn)
        if isClassic { Simulation.active.passed(.classicPrimaryInside) }
        if inspector != nil { Simulation.active.passed(.inspectorPlace) }
        for placement in answer where !placement.isShown && placement.column != .inspector {
            Simulation.active.passed(.hiddenColumnRestsOutside)
        }
        return answer
    }

    /// The width in force of a sidebar, in points.
    func width(of sidebar: Column) -> CGFloat {
        width(of: sidebar, in: viewIfLoaded?.bounds.size, mode: displayMode).points
    }

    /// The width of a sidebar in a size and a mode. Without a size only the app's bounds limit it.
    private func width(
        of sidebar: Column, in size: CGSize?, mode: DisplayMode
    ) -> ColumnWidth.InForce {
        if let size, mode.showsSidebar(sidebar, in: style),
            let divider = dividerAtFold(in: size, mode: mode)
        {
            return (sidebarEdge == .left ? divider : size.width - divider, nil)
        }
        var room: CGSize?
        if let size { room = roomOfSidebars(in: size) }
        return sidebar == .primary
            ? widths.primary(in: room) : widths.supplementary(in: room, mode: mode)
    }

    /// Where the edge between the only sidebar and the secondary is, from the left, in points: at
    /// the fold of a phone that is half open like a book (D-265). `nil` where no fold is between
    /// the two; three columns stay as they are (*unverified*).
    func dividerAtFold(in size: CGSize, mode: DisplayMode) -> CGFloat? {
        guard Simulation.folds, mode.arrangement == .beside else { return nil }
        let simulation = Simulation.active
        guard let fold = simulation.foldInWindow, fold.isUpright,
            mode.sidebarCount == 1, !hasCollapsed, !inspector.isShown,
            size.isSame(
                as: WindowGeometry(
                    device: simulation.environment.device, scene: simulation.scene
                ).size)
        else { return nil }
        return fold.middle.x.rounded(.down)
    }

    /// How far the primary sticks out over the edge, in points. Invariants ask for it, too.
    package var overhang: CGFloat {
        if isClassic { return 0 }
        let isInside =
            sidebarsFloat && Simulation.active.reading(FloatingOverhang.self) == .inside
        return isInside ? 0 : ColumnLayout.overhang
    }

    /// Whether the secondary's view goes on below the sidebars beside it. Apple shows columns alone
    /// (D-009).
    package var sidebarsFloat: Bool {
        !isClassic && Simulation.active.release.conventions.sidebarsFloat
    }

    /// The edge the sidebars are at (B-042).
    private var sidebarEdge: ColumnLayout.Edge {
        let isRightToLeft = view.layoutDirection == .rightToLeft
        return (primaryEdge == .leading) == isRightToLeft ? .right : .left
    }

    /// Gives a child that comes on screen, or whose pages do, the size and the insets that it has
    /// there, before they learn that they are appearing (D-024). The layout moves it to its place.
    ///
    /// - Parameter mode: `nil` where it fills the collapsed view.
    func place(_ child: UIViewController, in mode: DisplayMode?) {
        guard let mode else {
            child.setContentOverlayInsets(view.storedSafeAreaInsets)
            return child.view.setFrame(view.bounds)
        }
        guard let column = columns.column(filledBy: child) else { return }
        for placement in placements(in: view.bounds.size, mode: mode)
        where placement.column == column {
            setInsets(placement, in: mode)
            // iOS 14 sets the width only in the next layout.
            if child.view.storedFrame.size.isSame(as: placement.frame.size) { continue }
            let widthIsLate =
                collapseState.sizeBeforeExpand != nil
                && Simulation.active.has(.columnBehindItsWidth)
            if !widthIsLate { child.view.frame = placement.frame }
        }
    }

    /// The size that a column's child gets in a split view of a size (D-026). In a collapse and an
    /// expand that is announced, the size in the hierarchy to come.
    func sizeOfColumn(_ child: any UIContentContainer, in size: CGSize) -> CGSize {
        let announced = announcedTraits?.horizontalSizeClass ?? (hasCollapsed ? .compact : .regular)
        guard announced != .compact, let child = child as? UIViewController,
            let column = columns.column(filledBy: child)
        else { return size }
        for placement in placements(in: size, mode: mode(in: size))
        where placement.column == column {
            return placement.frame.size
        }
        return size
    }

    /// The mode that the layout in a size puts in force: tries it, and undoes that.
    private func mode(in size: CGSize) -> DisplayMode {
        guard let view = viewIfLoaded, hasCollapsed || !size.isSame(as: view.storedFrame.size)
        else { return displayMode }
        let (frame, state) = (view.storedFrame, modeState)
        defer { (view.storedFrame, modeState) = (frame, state) }
        view.storedFrame.size = size
        modeState.isTrial = true
        if hasCollapsed {
            modeState.behavior = behaviorOnExpanding
            return modeOnExpanding
        }
        updateBehavior()
        return displayMode
    }

    // MARK: - Safe areas

    /// Sets a column's insets for a layout, which assigns the frame afterwards.
    func setInsets(_ placement: ColumnLayout.Placement, in mode: DisplayMode? = nil) {
        guard let outer = columns[placement.column].outer else { return }
        outer.setContentOverlayInsets(
            insets(of: placement, path: .layout, in: mode ?? displayMode))
    }

    /// A child's insets for the window's walk, which runs outside of any layout.
    func walkedInsets(forChild child: UIViewController) -> UIEdgeInsets {
        if !hasCollapsed, let column = columns.column(filledBy: child) {
            for placement in layout.placements where placement.column == column {
                return insets(of: placement, path: .walk, in: displayMode)
            }
        }
        return geometricOverlayInsets(forChild: child)
    }

    /// The insets that are covered inside the column without its overhang, plus the overhang
    ///
    private func insets(
        of placement: ColumnLayout.Placement, path: SafeAreaPath, in mode: DisplayMode
    ) -> UIEdgeInsets {
        var own = view.storedSafeAreaInsets
        if path == .layout, let top = Defect.topInset(of: self) { own.top = top }
        let column = columns[placement.column]
        let isLost =
            switch path {
            case .layout: Defect.layoutLosesInset(of: column)
            case .walk: Defect.walkLosesInset(of: column)
            }
        if isLost { return own.covering(placement.frame, in: view.bounds) }
        var covered = own.covering(placement.visible, in: view.bounds)
        if Simulation.folds { addFold(to: &covered, of: placement.visible, in: mode) }
        let overhang = placement.overhang
        let simulation = Simulation.active
        return UIEdgeInsets(
            top: covered.top, left: simulation.inset(covered.left, beside: overhang.left),
            bottom: covered.bottom, right: simulation.inset(covered.right, beside: overhang.right))
    }

    /// Adds the half of the fold that lies over a column at the divider (D-265).
    private func addFold(
        to insets: inout UIEdgeInsets, of column: CGRect, in mode: DisplayMode
    ) {
        guard let divider = dividerAtFold(in: view.bounds.size, mode: mode),
            let fold = Simulation.active.foldInWindow
        else { return }
        if column.right == divider {
            insets.right = max(insets.right, divider - fold.origin.x)
        } else if column.origin.x == divider {
            insets.left = max(insets.left, fold.right - divider)
        }
    }
}

extension Simulation {
    /// The inset at an edge where so many points of a column's visible part are covered, and so
    /// many stick out. Invariants ask for it, too.
    package func inset(_ covered: CGFloat, beside overhang: CGFloat) -> CGFloat {
        if covered > 0, overhang > 0, reading(OverhangBesideNotch.self) == .larger {
            return max(covered, overhang)
        }
        return covered + overhang
    }
}
