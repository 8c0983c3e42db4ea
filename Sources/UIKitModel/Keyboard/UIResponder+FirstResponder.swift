/// Who receives what is typed: one responder of a simulation at most.
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

    /// A responder that leaves its window is asked nothing.
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
    /// The first responder at or below this view, whether its own or a controller's.
    func resignFirstResponderBelow() -> Bool {
        guard let first = Simulation.active.firstResponder else { return true }
        let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
        guard let view, view.isDescendant(of: self) else { return true }
        return first.resignFirstResponder()
    }
}
