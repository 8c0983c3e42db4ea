import Foundation

/// Passing traits from parent to child, and announcing size changes down the tree (B-115 to B-117).
extension UIViewController {
    /// What the app reads: the controller's traits. Before it has any they are unspecified until
    /// iOS 12, and predicted since (B-143): those of its parent, else of the window.
    var reportedTraits: UITraitCollection {
        guard storedTraits === UITraitCollection.detached,
            Simulation.active.release.conventions.predictsTraits
        else { return storedTraits }
        let inherited = storedParent?.traitCollection ?? Simulation.active.window.sceneTraits
        return ownTraits(from: inherited)
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
        guard !new.hasSameTraits(as: old) else { return }
        storedTraits = new
        traitsDidUpdate(from: old)
        for child in storedChildren { child.updateTraits(from: new) }
        contentInContext?.updateTraits(from: new)
        tellTraits(previous: old)
    }

    func storeOverride(_ collection: UITraitCollection?, forChild child: UIViewController) {
        guard child.isChild(of: self) else {
            return Simulation.active.log(
                "traits can be overridden for a child only", about: .traits)
        }
        Simulation.active.callbacks.note(.traitsOverridden, of: child.serialNumber)
        child.overrideTraits = collection
        child.updateTraits(from: storedTraits)
    }

    /// Tells the app that the traits have changed. Traits that are as predicted are no change
    /// (B-143).
    private func tellTraits(previous old: UITraitCollection) {
        let simulation = Simulation.active
        var previous = old
        if old === UITraitCollection.detached, simulation.release.conventions.predictsTraits {
            previous = predictedTraits ?? simulation.window.sceneTraits
            guard !previous.hasSameTraits(as: storedTraits) else { return }
        }
        simulation.callbacks.note(
            .traitsDidChange, of: serialNumber, value: storedTraits.code, context: previous.code)
        traitCollectionDidChange(previous === UITraitCollection.detached ? nil : previous)
        callTraitHandlersOfTree(previous: previous)
    }

    /// Announces the traits that the controller is about to get.
    func tell(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        Simulation.active.callbacks.note(
            .traitsWillChange, of: serialNumber, value: traits.code)
        asTabs?.announcedTraits = traits
        willTransition(to: traits, with: coordinator)
    }

    /// Announces traits to the children. Apps that do not call super keep them from their children.
    func passOn(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let simulation = Simulation.active
        simulation.callbacks.note(
            .traitsPassedOn, of: serialNumber, value: traits.code,
            context: simulation.containmentChanges)
        announce(traits, with: coordinator)
    }

    private func announce(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in storedChildren where child.isViewLoaded {
            let own = child.ownTraits(from: traits)
            if !own.hasSameTraits(as: child.storedTraits),
                !Defect.leavesUntold(child, of: self, in: Simulation.active)
            {
                child.tell(own, with: coordinator)
            }
        }
        guard let content = contentInContext, content.isViewLoaded else { return }
        let own = content.ownTraits(from: traits)
        if !own.hasSameTraits(as: content.storedTraits) { content.tell(own, with: coordinator) }
    }

    /// Announces the size that the controller's view is about to get.
    func tell(
        _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        Simulation.active.note(AnnouncedSize(controller: serialNumber, size: size))
        viewWillTransition(to: size, with: coordinator)
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

    /// The size of a child in points. A child that fills its parent continues to fill it. Any other
    /// child keeps its size.
    func sizeOfChild(_ child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let child = child as? UIViewController, let view = viewIfLoaded,
            let childView = child.viewIfLoaded
        else { return parentSize }
        return childView.storedFrame.size == view.storedFrame.size
            ? parentSize : childView.storedFrame.size
    }
}
