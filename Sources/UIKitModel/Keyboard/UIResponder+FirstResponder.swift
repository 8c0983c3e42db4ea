/// The first responder, which receives what is typed. A simulation has one at most.
extension UIResponder {
    func takeFirstPlace() -> Bool {
        if isFirst { return true }
        let simulation = Simulation.active
        guard responderWindow != nil, canBecomeFirstResponder else { return false }
        if let current = simulation.firstResponder {
            guard current.canResignFirstResponder else { return false }
            current.leaveFirstPlace(in: simulation)
        }
        simulation.firstResponder = self
        isFirst = true
        firstPlaceDidChange()
        simulation.keyboardFollowsFirstResponder()
        return true
    }

    func giveUpFirstPlace() -> Bool {
        guard isFirst else { return true }
        guard canResignFirstResponder else { return false }
        dropFirstPlace()
        return true
    }

    /// Ends being first responder without asking: the responder leaves its window.
    func dropFirstPlace() {
        let simulation = Simulation.active
        leaveFirstPlace(in: simulation)
        simulation.keyboardFollowsFirstResponder()
    }

    private func leaveFirstPlace(in simulation: Simulation) {
        guard isFirst else { return }
        isFirst = false
        simulation.firstResponder = nil
        firstPlaceDidChange()
    }
}

extension UIView {
    /// Has the first responder resign if it is this view, a view below it, or the controller of
    /// one. Returns whether none is left.
    func resignFirstResponderBelow() -> Bool {
        guard let first = Simulation.active.firstResponder else { return true }
        let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
        guard let view, view.isDescendant(of: self) else { return true }
        return first.resignFirstResponder()
    }
}
