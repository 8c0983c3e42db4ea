public import Foundation

/// Animations set their final values at once and complete on the virtual clock.
extension UIView {
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        guard let completion else { return }
        let ticks = max(0, Int((duration * 100).rounded()))
        Simulation.active.clock.schedule(after: ticks) { completion(true) }
    }

    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void
    ) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }

    public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
