import Foundation
internal import Journal

/// Pushing, popping and replacing (B-060 to B-062).
extension UINavigationController {
    /// Notes a request. During a transition, which may end first and lead to other changes, nobody
    /// can tell what becomes of it.
    func note(_ change: StackChange) {
        joinSimulation()
        Simulation.active.note(
            .stack(navigation: serialNumber, transition == nil ? change : .others))
    }

    func push(_ controller: UIViewController, animated: Bool) {
        guard canPush(controller) else { return }
        if mustDefer(animated: animated) {
            return transitions.waiting.append { [weak self] in
                self?.push(controller, animated: animated)
            }
        }
        change(to: stack + [controller], animated: animated)
    }

    func pop(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        if mustDefer(animated: animated) {
            transitions.waiting.append { [weak self] in _ = self?.pop(animated: animated) }
            return nil
        }
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), animated: animated)
        return top
    }

    func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
        if mustDefer(animated: animated) {
            transitions.waiting.append { [weak self] in
                _ = self?.pop(to: controller, animated: animated)
            }
            return nil
        }
        guard let index = stack.firstIndex(where: { $0 === controller }) else {
            Simulation.active.raise(
                "NSInternalInconsistencyException",
                "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let removed = Array(stack[(index + 1)...])
        if !removed.isEmpty { change(to: Array(stack[...index]), animated: animated) }
        return removed
    }

    /// Changes the stack to carry out another request, which is already in the journal, or a
    /// collapse or an expand.
    func carryOut(_ stack: [UIViewController], animated: Bool = false) {
        Simulation.active.carryOut(.stack(navigation: serialNumber, .others)) {
            setViewControllers(stack, animated: animated)
        }
    }

    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        for (index, controller) in controllers.enumerated() {
            for earlier in controllers[..<index] where earlier === controller {
                Simulation.active.passed(.stackTwice)
                return Simulation.active.raise(
                    "NSInvalidArgumentException",
                    "All view controllers in a navigation controller must be distinct")
            }
            guard canHold(controller, asRoot: index == 0) else { return }
        }
        if mustDefer(animated: animated) {
            return transitions.waiting.append { [weak self] in
                self?.replaceStack(with: controllers, animated: animated)
            }
        }
        change(to: controllers, animated: animated)
    }

    /// An animated change waits for the transition that runs; an immediate one ends it first
    /// (B-070). Since iOS 26 an animated one ends it, too, once it has begun (D-013, D-014). While
    /// a new size is being announced every change is immediate (D-148).
    private func mustDefer(animated: Bool) -> Bool {
        guard transition != nil else { return false }
        let simulation = Simulation.active
        if !simulation.animates(animated) {
            simulation.passed(.immediateChangeEnds)
        } else if !transitions.isInterruptible {
            return true
        }
        endTransitions()
        return false
    }

    /// Ends the running transition now, and the transitions of the changes that waited for it.
    func endTransitions() {
        // Changes that waited begin transitions of their own.
        for _ in 0..<Simulation.deferralLimit where transition != nil {
            finishTransition()
        }
        if transition != nil {
            Simulation.active.giveUp(.time(limit: Simulation.deferralLimit))
        }
    }

    // MARK: - What may be on the stack

    private func canPush(_ controller: UIViewController) -> Bool {
        if stack.contains(where: { $0 === controller }) {
            Simulation.active.raise(
                "NSInvalidArgumentException",
                "Pushing the same view controller instance more than once is not supported "
                    + "(\(type(of: controller)))")
            return false
        }
        return canHold(controller, asRoot: stack.isEmpty)
    }

    private func canHold(_ controller: UIViewController, asRoot: Bool) -> Bool {
        var reason: String?
        if let navigation = controller.asNavigation {
            reason = refusal(ofNested: navigation)
        } else if controller.asSplitView != nil {
            // It cannot be pushed (B-002). Apps have it as the root (C-003).
            if asRoot {
                Simulation.active.passed(.splitInNavigation)
            } else {
                reason = "Split View Controllers cannot be pushed to a Navigation Controller"
            }
        } else if controller.asTabs != nil {
            // Discouraged, and done by many apps: it works, with two bars (B-060). A collapsed
            // split view does so with tabs that fill its secondary column (B-T2).
            Simulation.active.passed(.tabsUnderBar)
        }
        guard let reason else { return true }
        Simulation.active.raise(
            "NSInvalidArgumentException", reason, by: "\(type(of: controller))")
        return false
    }

    /// Why a navigation controller may not be nested in this one, `nil` where it may (A-085,
    ///
    private func refusal(ofNested navigation: UINavigationController) -> String? {
        if !allowsNestedNavigation { return "Pushing a navigation controller is not supported" }
        Simulation.active.passed(.nestingPermitted)
        guard navigation.stack.isEmpty else { return nil }
        return "Cannot display a nested UINavigationController with zero viewControllers"
    }
}
