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
        // An endless animation counts as a day.
        let ticks = duration.isNaN ? 0 : Int(min(max(0, (duration * 100).rounded()), 8_640_000))
        Simulation.active.clock.schedule(after: ticks) { completion(true) }
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

    /// How long what is being animated takes, in seconds; 0 outside of an animation block.
    public static var inheritedAnimationDuration: TimeInterval {
        Simulation.active.animationDuration
    }
}
