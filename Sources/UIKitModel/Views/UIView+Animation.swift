public import Foundation

/// Animations set their final values at once and complete on the virtual clock.
extension UIView {
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let simulation = Simulation.active
        let completion = completion.map { simulation.counting(.animation, $0) }
        let outer = simulation.animationDuration
        simulation.animationDuration = max(0, duration)
        animations()
        simulation.animationDuration = outer
        guard let completion else { return }
        // What the end of another animation begins is delayed work: it may pulse for ever.
        let (delay, now) = (Tick(seconds: duration), simulation.clock.now)
        guard simulation.animationEnds, duration > 0 else {
            return simulation.clock.schedule(after: delay) { end(completion) }
        }
        simulation.work.schedule(
            WorkSchedule.Work(
                due: now + delay, queue: .main, occasion: .animation, isDelayed: delay > 0
            ) { end(completion) })
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
