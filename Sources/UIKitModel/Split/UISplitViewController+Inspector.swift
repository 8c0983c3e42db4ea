package import Foundation
internal import Journal

/// The inspector column: beside the secondary while expanded, a sheet while collapsed (B-195,
/// B-196).
extension UISplitViewController {
    // MARK: - Its contents

    /// Stores the controller of the inspector. The model does not exchange one that is a sheet.
    func assignInspector(_ controller: UIViewController?) {
        guard inspectorSheet == nil else {
            return Simulation.active.log(
                "the model does not replace an inspector that a sheet shows", about: .model)
        }
        if let child = child(for: .inspector) { remove(child) }
        columns.assign(controller, to: .inspector)
        columns.fill(.inspector, with: nil)
        if controller == nil { inspector = InspectorState() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// The presentation that stands for the inspector while collapsed; `nil` where there is none.
    var inspectorSheet: UIPresentationController? {
        guard hasCollapsed, let assigned = columns[.inspector].assigned,
            let sheet = assigned.activePresentation, sheet.inspectedSplit === self
        else { return nil }
        return sheet
    }

    /// Whether the user sees the inspector, as a column or as a sheet that is not leaving.
    var isInspectorOnScreen: Bool {
        guard columns[.inspector].assigned != nil else { return false }
        if !hasCollapsed { return !isClassic && inspector.isShown }
        guard let sheet = inspectorSheet else { return false }
        return sheet.phase == .presenting || sheet.phase == .presented
    }

    // MARK: - Where it goes

    /// The inspector as the layout places it; `nil` where the split view has never shown it.
    func inspectorColumn(in size: CGSize) -> InspectorColumn? {
        guard columns[.inspector].assigned != nil,
            inspector.isShown || columns[.inspector].outer?.storedParent === self
        else { return nil }
        return InspectorColumn(
            width: widths.inspector.width(in: size.width), isShown: inspector.isShown)
    }

    /// The room by which the sidebars' widths are limited, in a split view of a size. Beside an
    /// inspector two sidebars share two thirds of what it leaves, so that some is left to the
    /// secondary (*unverified*).
    package func roomOfSidebars(in size: CGSize) -> CGSize {
        guard inspector.isShown, var room = inspectorColumn(in: size)?.room(in: size) else {
            return size
        }
        if style == .tripleColumn { room.width = room.width * 2 / 3 }
        return room
    }

    // MARK: - Showing and hiding

    /// Shows the inspector, or hides it. Without a controller there is nothing to show.
    func requestInspector(isShown: Bool) {
        guard let assigned = columns[.inspector].assigned else { return }
        Simulation.active.note(.inspector(isShown: isShown, split: serialNumber))
        inspector.comesBack = false
        if hasCollapsed, !collapseState.isCollapsing {
            if isShown { return presentInspector(assigned) }
            guard let sheet = inspectorSheet else { return }
            Simulation.active.note(.dismissal(of: sheet.presentedViewController.serialNumber))
            sheet.end(animated: appearance == .shown, cause: .app, completion: nil)
            return
        }
        guard inspector.isShown != isShown else { return }
        // The end of the collapse makes it a sheet.
        if collapseState.isCollapsing {
            inspector.isShown = isShown
            return
        }
        guard appearance == .shown else { return changeInspectorOffScreen(isShown: isShown) }
        endColumnTransitions()
        guard inspector.isShown != isShown else { return }
        moveInspector(
            isShown: isShown, with: TransitionCoordinator(duration: AnimationDuration.column))
    }

    /// Lets it come or go by a transition like that of other columns. The display mode stays.
    private func moveInspector(isShown: Bool, with coordinator: TransitionCoordinator) {
        runningCoordinator = coordinator
        let told = announceInspector(isShown: isShown, cause: .columnRequest)
        inspector.isShown = isShown
        if isShown { install(.inspector, appearing: false) }
        if let child = child(for: .inspector) {
            child.beginAppearance(isShown ? .appearing : .disappearing, animated: true)
            if isShown {
                place(child, in: displayMode)
                child.announceIsAppearing(animated: true)
            }
        }
        layout.presentationIsPending = true
        view.setNeedsLayout()
        view.layoutIfNeeded()
        runColumnTransition(coordinator, cause: .columnRequest, told: told)
    }

    private func changeInspectorOffScreen(isShown: Bool) {
        inspector.isShown = isShown
        if let child = child(for: .inspector) {
            if isShown { bringOnScreen(child) } else { endAppearanceOffScreen(of: child) }
        }
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: - As a sheet (B-196)

    private func presentInspector(_ controller: UIViewController) {
        if let sheet = inspectorSheet {
            guard sheet.phase == .dismissing else { return }
            sheet.finishTransition()
        }
        Simulation.active.passed(.inspectorSheet)
        present(controller, animated: appearance == .shown)
        controller.activePresentation?.inspectedSplit = self
    }

    /// Takes the column away before a collapse. Returns whether it was shown.
    func takeInspectorColumnAway() -> Bool {
        let wasShown = inspector.isShown
        inspector.isShown = false
        if let child = child(for: .inspector) { remove(child) }
        columns.fill(.inspector, with: nil)
        return wasShown
    }

    /// Makes the shown column a sheet at the end of a collapse (*unverified* in its moment). Where
    /// nothing can be presented, the inspector is hidden until the next expand.
    ///
    /// - Parameter wasShown: whether the column was, before the collapse.
    func putInspectorIntoSheet(wasShown: Bool) {
        // The app may have shown it meanwhile.
        let isDue = wasShown || inspector.isShown
        inspector.isShown = false
        guard isDue, let controller = columns[.inspector].assigned else { return }
        Simulation.active.passed(.inspectorAdapts)
        let outermost = outermostContainer
        guard appearance == .shown, outermost.begunPresentation == nil,
            outermost.viewIfLoaded?.windowReference != nil
        else {
            inspector.comesBack = true
            return announceEnd(of: announceInspector(isShown: false, cause: .request))
        }
        Simulation.active.carryOut(controller.requestToPresent, by: .system) {
            present(controller, animated: false)
        }
        controller.activePresentation?.inspectedSplit = self
    }

    /// Ends the sheet before an expand, with all that it presents. The column is shown instead,
    /// unless the sheet was leaving.
    func takeInspectorOutOfSheet() {
        if inspector.comesBack {
            Simulation.active.passed(.inspectorAdapts)
            inspector = InspectorState(isShown: true)
            return announceEnd(of: announceInspector(isShown: true, cause: .request))
        }
        guard let sheet = inspectorSheet else { return }
        Simulation.active.passed(.inspectorAdapts)
        inspector.isShown = isInspectorOnScreen
        if sheet.phase != .dismissing {
            Simulation.active.note(
                .dismissal(of: sheet.presentedViewController.serialNumber), by: .system)
            sheet.end(animated: false, cause: .app, completion: nil)
        }
        sheet.finishTransition()
    }
}
