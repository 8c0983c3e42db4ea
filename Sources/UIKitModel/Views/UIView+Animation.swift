public import Foundation

/// Animations set their final values at once and complete on the virtual clock.
extension UIView {
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let outer = Simulation.active.animationDuration
        Simulation.active.animationDuration = max(0, duration)
        animations()
        Simulation.active.animationDuration = outer
        guard let completion else { return }
        let simulation = Simulation.active
        // What the end of another animation begins is delayed work: it may pulse for ever.
        guard simulation.animationEnds, duration > 0 else {
            return simulation.clock.schedule(after: Tick(seconds: duration)) {
                end(completion)
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { end(completion) }
    }

    private static func end(_ completion: (Bool) -> Void) {
        let simulation = Simulation.active
        let outer = simulation.animationEnds
        simulation.animationEnds = true
        completion(true)
        simulation.animationEnds = outer
    }

    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void
    ) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }

    public static func performWithoutAnimation(_ actions: () -> Void) {
        let outer = Simulation.active.animationDuration
        Simulation.active.animationDuration = 0
        actions()
        Simulation.active.animationDuration = outer
    }

    /// The duration of the running animation block in seconds; 0 outside of one.
    public static var inheritedAnimationDuration: TimeInterval {
        Simulation.active.animationDuration
    }
}
