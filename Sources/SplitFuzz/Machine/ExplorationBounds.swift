internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// The limits of exploration that an app declares.
extension AppUnderTest.Hints {
    @MainActor var bounds: [Bound<SplitMachine>] {
        guard let depth = stackDepth else { return [] }
        return [
            Bound("stack depth \(depth)") { machine in
                (machine.simulation.window.rootViewController?.deepestStack ?? 0) >= depth
            }
        ]
    }
}

extension UIViewController {
    /// The largest number of controllers on one navigation stack, of this controller, its children
    /// or what it presents.
    fileprivate var deepestStack: Int {
        let own = (self as? UINavigationController)?.viewControllers.count ?? 0
        let presented = parent == nil ? presentedViewController?.deepestStack ?? 0 : 0
        return children.reduce(max(own, presented)) { max($0, $1.deepestStack) }
    }
}
