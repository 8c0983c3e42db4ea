internal import Journal

/// The first responder, which receives typed text. A simulation has one at most.
extension UIResponder {
    func makeFirstResponder() -> Bool {
        if isFirst { return true }
        let simulation = Simulation.active
        guard responderWindow != nil, canBecomeFirstResponder else { return false }
        if let current = simulation.firstResponder {
            guard current.canResignFirstResponder else { return false }
            current.clearFirstResponder(in: simulation)
        }
        simulation.firstResponder = self
        simulation.note(.firstResponderDidChange)
        isFirst = true
        firstResponderDidChange()
        simulation.keyboardFollowsFirstResponder()
        return true
    }

    func giveUpFirstResponder() -> Bool {
        guard isFirst else { return true }
        guard canResignFirstResponder else {
            Simulation.active.note(.keepsFirstResponder)
            return false
        }
        dropFirstResponder()
        return true
    }

    /// Ends being first responder without asking: the responder leaves its window.
    func dropFirstResponder() {
        let simulation = Simulation.active
        clearFirstResponder(in: simulation)
        simulation.keyboardFollowsFirstResponder()
    }

    private func clearFirstResponder(in simulation: Simulation) {
        guard isFirst else { return }
        isFirst = false
        simulation.note(.firstResponderDidChange)
        simulation.firstResponder = nil
        firstResponderDidChange()
    }
}

extension UIView {
    /// Makes the first responder resign if it is this view, a view below it, or the controller of
    /// one. Returns whether none is left.
    func resignFirstResponderBelow() -> Bool {
        guard let first = Simulation.active.firstResponder else { return true }
        let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
        guard let view, view.isDescendant(of: self) else { return true }
        Simulation.active.note(.endOfEditing((first as? UITextField)?.serialNumber ?? -1))
        return first.resignFirstResponder()
    }
}
