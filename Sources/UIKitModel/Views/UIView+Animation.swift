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
        Simulation.active.clock.schedule(after: Tick(seconds: duration)) { completion(true) }
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
