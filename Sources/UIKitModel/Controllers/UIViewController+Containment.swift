internal import Journal

/// Parents and children (B-103).
extension UIViewController {
    var storedParent: UIViewController? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map(Unmanaged.passUnretained) }
    }

    /// Whether a controller is this one's parent. Retains none of them.
    func isChild(of container: UIViewController) -> Bool {
        parentReference?.toOpaque() == Unmanaged.passUnretained(container).toOpaque()
    }

    /// Whether one of UIKit's own containers is the parent.
    var hasManagingParent: Bool { parentReference?.read { $0.managesChildren } ?? false }

    func adopt(_ child: UIViewController) {
        guard !isContained(in: child) else {
            return Simulation.active.raise(
                "NSInvalidArgumentException",
                "A view controller cannot be a child of itself or of what it contains")
        }
        if child.isChild(of: self) { return }
        if child.storedParent != nil { child.leaveParent() }
        child.joinSimulation()
        // A deallocated container has not sent `didMove`.
        child.hasMovedToParent = false
        child.willMove(toParent: self)
        storedChildren.append(child)
        child.storedParent = self
        Simulation.active.noteContainment(of: child)
        child.parentDidChange()
        child.inheritTraits(from: storedTraits)
    }

    /// Whether a container of UIKit's has added the controller, and has yet to say that it did.
    var isArriving: Bool { hasManagingParent && !hasMovedToParent }

    /// Whether a navigation controller has taken the controller off its stack, and still shows it.
    var isDeparting: Bool {
        guard let navigation = storedParent?.asNavigation else { return false }
        return !navigation.stack.holds(self)
    }

    /// Whether this controller, or one below it, is a split view.
    var holdsSplitView: Bool {
        if asSplitView != nil { return true }
        for child in storedChildren where child.holdsSplitView { return true }
        return false
    }

    func leaveParent() {
        guard let parent = storedParent else { return }
        Simulation.active.noteContainment(of: self)
        parent.storedChildren.remove(self)
        storedParent = nil
        hasMovedToParent = false
        endAppearanceUnseen()
        parentDidChange()
        didMove(toParent: nil)
    }

    /// Notes that `willMove(toParent:)` has reached UIKit's implementation, in a container of
    /// UIKit's.
    func noteWillMove(to parent: UIViewController?) {
        guard parent?.managesChildren ?? hasManagingParent else { return }
        Simulation.active.note(
            .willMove(
                serialNumber, to: parent?.serialNumber ?? -1, of: ObjectIdentifier(type(of: self))))
    }

    /// Notes that `didMove(toParent:)` has reached UIKit's implementation.
    func noteDidMove(to parent: UIViewController?) {
        Simulation.active.note(
            .didMove(
                serialNumber, to: parent?.serialNumber ?? -1, of: ObjectIdentifier(type(of: self)),
                isInWindow: viewIfLoaded?.windowReference != nil))
    }

    /// Whether the controller is another one or below it.
    package func isContained(in other: UIViewController) -> Bool {
        if self === other { return true }
        let other = Unmanaged.passUnretained(other).toOpaque()
        var next = parentReference
        while let container = next {
            if container.toOpaque() == other { return true }
            next = container.read { $0.parentReference }
        }
        return false
    }

    /// The first answer of a container above, from the nearest to the root. Retains none of them.
    func nearestAncestor<Container>(_ cast: (UIViewController) -> Container?) -> Container? {
        var next = parentReference
        while let container = next {
            if let found = container.read(cast) { return found }
            next = container.read { $0.parentReference }
        }
        return nil
    }
}

extension Array where Element: AnyObject {
    /// Removes an object, if it is there. A loop: each call of a closure would check its actor.
    mutating func remove(_ object: Element) {
        for index in indices where self[index] === object {
            remove(at: index)
            return
        }
    }

    /// Whether an object is in the array. A loop for the same reason.
    func holds(_ object: Element) -> Bool {
        for element in self where element === object { return true }
        return false
    }
}
