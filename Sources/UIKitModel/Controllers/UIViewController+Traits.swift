import Foundation
internal import Journal

/// Passing traits from parent to child, and announcing size changes down the tree (B-115 to B-117).
extension UIViewController {
    /// What the app reads: the controller's traits. Before it has any they are unspecified until
    /// iOS 12, and predicted since (B-143): those of its parent, else of the window. A column's own
    /// class is not predicted, since its controller loads before it is in the column. From iOS 17
    /// on they are not up to date before the view is in the hierarchy (D-022): the window's, until
    /// then (*unverified*).
    var reportedTraits: UITraitCollection {
        viewIfLoaded?.noteReadingOfTraits()
        guard storedTraits === UITraitCollection.detached,
            Simulation.active.release.conventions.predictsTraits
        else { return storedTraits }
        if traitsComeFromSuperview { return Simulation.active.window.sceneTraits }
        let inherited = storedParent?.traitCollection ?? Simulation.active.window.sceneTraits
        return overridden(inherited)
    }

    func updateTraits(from inherited: UITraitCollection) {
        // A parent without traits has no more than a prediction.
        if inherited === UITraitCollection.detached,
            Simulation.active.release.conventions.predictsTraits
        {
            return
        }
        let new = ownTraits(from: inherited)
        let old = storedTraits
        announcedTraits = nil
        guard !new.hasSameTraits(as: old) else { return }
        storedTraits = new
        if Simulation.active.release.conventions.layoutFollowsTraits {
            viewIfLoaded?.layoutFollowsTraits()
        }
        traitsDidUpdate(from: old)
        guard !traitsComeFromSuperview else {
            // An update goes from the top down: the children's comes before their layout (D-130).
            tellTraits(previous: old)
            for child in storedChildren { child.traitsMayHaveChanged() }
            contentInContext?.traitsMayHaveChanged()
            return
        }
        for child in storedChildren { child.updateTraits(from: new) }
        contentInContext?.updateTraits(from: new)
        tellTraits(previous: old)
    }

    // MARK: - From iOS 17 on

    private var traitsComeFromSuperview: Bool {
        Simulation.active.release.conventions.traitsComeFromSuperview
    }

    /// Takes over the traits of what contains the controller: up to iOS 16 those given, from iOS 17
    /// on those of the view's superview, if the view is in a window.
    func inheritTraits(from container: UITraitCollection) {
        traitsComeFromSuperview ? updateTraitsFromSuperview() : updateTraits(from: container)
    }

    /// The traits of the view's superview; `nil` up to iOS 16, and outside of a window.
    private var traitsOfSuperview: UITraitCollection? {
        guard traitsComeFromSuperview, let view = viewIfLoaded, view.windowReference != nil,
            let superview = view.storedSuperview
        else { return nil }
        guard let activePresentation else { return superview.traitCollection }
        return activePresentation.traits(
            in: Simulation.active.window.sceneTraits, for: activePresentation.shownStyle)
    }

    /// Updates the traits before the view's layout, and before `viewIsAppearing`.
    func updateTraitsFromSuperview() {
        if let inherited = traitsOfSuperview { updateTraits(from: inherited) }
    }

    /// Asks for an update of traits where they are not up to date any more.
    func traitsMayHaveChanged() {
        guard let inherited = traitsOfSuperview,
            !ownTraits(from: inherited).hasSameTraits(as: storedTraits)
        else { return }
        viewIfLoaded?.markNeedsLayout()
    }

    // MARK: - Overrides and announcements

    func storeOverride(_ collection: UITraitCollection?, forChild child: UIViewController) {
        guard child.isChild(of: self) else {
            return Simulation.active.log(
                "traits can be overridden for a child only", about: .traits)
        }
        Simulation.active.note(.traits(of: child.serialNumber))
        child.overrideTraits = collection
        if traitsComeFromSuperview { return child.traitsMayHaveChanged() }
        child.updateTraits(from: storedTraits)
    }

    /// Tells the app of changed traits. Traits that are as predicted are no change (B-143).
    private func tellTraits(previous old: UITraitCollection) {
        let simulation = Simulation.active
        var previous = old
        if old === UITraitCollection.detached, simulation.release.conventions.predictsTraits {
            previous = predictedTraits ?? simulation.window.sceneTraits
            guard !previous.hasSameTraits(as: storedTraits) else { return }
            if traitsComeFromSuperview { simulation.passed(.traitsBeforeHierarchy) }
        }
        simulation.note(
            .traitsDidChange(serialNumber, from: previous.code, to: storedTraits.code))
        traitCollectionDidChange(previous === UITraitCollection.detached ? nil : previous)
        callTraitHandlersOfTree(previous: previous)
    }

    /// Announces the traits that the controller is about to get, unless it has them.
    func tell(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if traits.hasSameTraits(as: storedTraits) { return announcedTraits = nil }
        Simulation.active.note(.willTransition(serialNumber, to: traits.code))
        announcedTraits = traits
        willTransition(to: traits, with: coordinator)
    }

    /// Announces traits to the children. Apps that do not call super keep them from their children.
    func passOn(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let simulation = Simulation.active
        simulation.note(
            .passesOn(
                serialNumber, traits: traits.code, tree: simulation.containmentChanges))
        for child in storedChildren where child.isViewLoaded {
            let own = child.ownTraits(from: traits)
            if !own.hasSameTraits(as: child.storedTraits),
                !Defect.leavesUntold(child, of: self)
            {
                child.tell(own, with: coordinator)
            }
        }
        asSplitView?.announceToNested(traits, with: coordinator)
        guard let content = contentInContext, content.isViewLoaded else { return }
        content.tell(content.ownTraits(from: traits), with: coordinator)
    }

    /// Announces the size that the controller's view is about to get.
    func tell(
        _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let simulation = Simulation.active
        let view = viewIfLoaded
        let present = view?.windowReference == nil ? .zero : view?.storedFrame.size ?? .zero
        simulation.note(.viewWillTransition(serialNumber, from: present, to: size))
        let outer = simulation.isAnnouncingSize
        simulation.isAnnouncingSize = true
        viewWillTransition(to: size, with: coordinator)
        simulation.isAnnouncingSize = outer
    }

    func announce(
        _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in storedChildren {
            guard let childView = child.viewIfLoaded else { continue }
            let childSize = self.size(
                forChildContentContainer: child, withParentContainerSize: size)
            if childSize != childView.storedFrame.size {
                child.tell(childSize, with: coordinator)
            }
        }
        if let content = contentInContext, let view = content.viewIfLoaded,
            size != view.storedFrame.size
        {
            content.tell(size, with: coordinator)
        }
    }

    /// The size of a child in points. UIKit's own containers have children that fill them. A child
    /// that fills another container continues to fill it. Any other child keeps its size.
    func sizeOfChild(_ child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard !managesChildren, let child = child as? UIViewController, let view = viewIfLoaded,
            let childView = child.viewIfLoaded
        else { return parentSize }
        return childView.storedFrame.size == view.storedFrame.size
            ? parentSize : childView.storedFrame.size
    }
}
