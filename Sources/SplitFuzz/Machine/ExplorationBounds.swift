internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// The limits of exploration that an app declares.
extension AppUnderTest.Hints {
    @MainActor var bounds: [Bound<SplitMachine>] {
        var bounds: [Bound<SplitMachine>] = []
        if let depth = stackDepth {
            bounds.append(
                Bound("stack depth \(depth)") { machine in
                    machine.reach(\.deepestStack) >= depth
                })
        }
        if let depth = presentationDepth {
            bounds.append(
                Bound("presentation depth \(depth)") { machine in
                    machine.reach(\.presentationDepth) >= depth
                })
        }
        return bounds
    }
}

extension SplitMachine {
    fileprivate func reach(_ depth: (UIViewController) -> Int) -> Int {
        simulation.window.rootViewController.map(depth) ?? 0
    }
}

extension UIViewController {
    /// The number of controllers that are presented, one over the other. Stops at 16.
    fileprivate var presentationDepth: Int {
        var depth = 0
        var top = presentedViewController
        while let presented = top, depth < 16 {
            depth += 1
            top = presented.presentedViewController
        }
        return depth
    }

    /// The largest number of controllers on one navigation stack, of this controller, its children
    /// or what it presents.
    fileprivate var deepestStack: Int {
        let own = (self as? UINavigationController)?.viewControllers.count ?? 0
        let presented = parent == nil ? presentedViewController?.deepestStack ?? 0 : 0
        return children.reduce(max(own, presented)) { max($0, $1.deepestStack) }
    }
}
