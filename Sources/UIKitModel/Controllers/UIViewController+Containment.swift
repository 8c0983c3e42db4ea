/// Parents and children (B-103).
extension UIViewController {
    func adopt(_ child: UIViewController) {
        precondition(child !== self, "a controller cannot be its own child")
        if child.storedParent === self { return }
        if child.storedParent != nil { child.leaveParent() }
        child.willMove(toParent: self)
        storedChildren = storedChildren + [child]
        child.storedParent = self
        Simulation.active.containmentChanges += 1
        child.updateTraits(from: storedTraits)
    }

    func leaveParent() {
        guard let parent = storedParent else { return }
        Simulation.active.containmentChanges += 1
        var remaining = parent.storedChildren
        remaining.removeAll { $0 === self }
        parent.storedChildren = remaining
        storedParent = nil
        hasMovedToParent = false
        didMove(toParent: nil)
    }

    /// Takes a child out with all the messages a container owes it.
    func release(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.leaveParent()
    }

    func nearestAncestor<Controller: UIViewController>() -> Controller? {
        var ancestor = storedParent
        while let current = ancestor {
            if let found = current as? Controller { return found }
            ancestor = current.storedParent
        }
        return nil
    }
}
