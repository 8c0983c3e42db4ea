package import Foundation

/// State of a running app that a harness reads and UIKit's interface does not show.
extension Simulation {
    /// The first controller, parents before children, that the body selects; `nil` where it selects
    /// none. The body gets each controller and whether a part of its view is to be on screen.
    package func firstController(
        where isSelected: (UIViewController, _ isOnScreen: Bool) -> Bool
    ) -> UIViewController? {
        let found = window.rootReference?.read {
            Simulation.first($0, in: nil, where: isSelected)
        }
        if let found = found ?? nil { return found }
        for presentation in presentations {
            if let shown = presentation.shown,
                let found = Simulation.first(shown, in: nil, where: isSelected)
            {
                return found
            }
        }
        return nil
    }

    private static func first(
        _ controller: UIViewController, in parent: UIViewController?,
        where isSelected: (UIViewController, Bool) -> Bool
    ) -> UIViewController? {
        // A presentation in its context shows something else in its place (B-181).
        if controller.replacement != nil { return nil }
        if isSelected(controller, controller.shouldHaveAppeared(in: parent)) { return controller }
        for child in controller.storedChildren where !controller.placesOutside(child) {
            if let found = first(child, in: controller, where: isSelected) { return found }
        }
        return nil
    }

    /// Calls the body with the window's root controller, which is not retained.
    package func forRoot(_ body: (UIViewController) -> Void) {
        window.rootReference?.read(body)
    }

    /// The window's split views, outermost first.
    package var splitViews: [UISplitViewController] {
        var splits: [UISplitViewController] = []
        if let root = window.storedRoot { Simulation.append(root, to: &splits) }
        for presentation in presentations {
            if let shown = presentation.shown { Simulation.append(shown, to: &splits) }
        }
        return splits
    }

    /// Without a closure, since each call of one checks its actor.
    private static func append(
        _ controller: UIViewController, to splits: inout [UISplitViewController]
    ) {
        if let split = controller.asSplitView { splits.append(split) }
        for child in controller.storedChildren { append(child, to: &splits) }
    }

    /// Calls the body for each controller of the window and of what is presented, parents first.
    func forEachController(_ body: (UIViewController) -> Void) {
        func visit(_ controller: UIViewController) {
            body(controller)
            controller.storedChildren.forEach(visit)
        }
        if let root = window.storedRoot { visit(root) }
        for presentation in presentations { presentation.shown.map(visit) }
    }

    /// The insets of the window that the device's bars cover, in points.
    package var windowInsets: UIEdgeInsets { window.storedSafeAreaInsets }

    /// The insets that the device's bars cover in the present scene (B-114), in points.
    package var sceneInsets: UIEdgeInsets {
        WindowGeometry(device: environment.device, scene: scene).insets
    }

    /// The exception that terminated the app; `nil` while the app runs.
    package var exception: (name: String, reason: String, object: String)? {
        for misuse in misuses {
            if case .raised(let name) = misuse.consequence {
                return (name, misuse.reason, misuse.object)
            }
        }
        return nil
    }

    /// The part of the window that the keyboard covers, in the window's coordinates and in points;
    /// `.null` where it covers none.
    package var keyboardFrame: CGRect { keyboard.frame }

    /// Whether a text field is in the window. Without one the keyboard does not matter to an app.
    package var hasTextFields: Bool { window.textFieldCount > 0 }

    /// Whether a scroll view is in the window. Without one nothing needs to be looked for.
    package var hasScrollViews: Bool { window.scrollViewCount > 0 }
}

extension UIViewController {
    /// Whether a part of the view is on screen. A child that an app has added itself appears with
    /// its container while it is in the window, also out of sight: scrolled away, or beyond an edge
    /// (B-102). So does a page whose whole stack is out of sight there.
    fileprivate func shouldHaveAppeared(in parent: UIViewController?) -> Bool {
        guard let view = viewIfLoaded else { return false }
        guard let parent, !parent.managesChildren else {
            if view.shownCenter != nil { return true }
            guard view.windowReference != nil, let parent, parent.asSplitView == nil,
                parent.viewIfLoaded?.shownCenter == nil
            else { return false }
            return parent.shouldHaveAppeared(in: parent.storedParent)
        }
        return view.windowReference != nil && parent.appearance == .shown
    }

    /// UIKit's own classes that an app uses as they are.
    package static let ownClasses = [
        ObjectIdentifier(UIViewController.self), ObjectIdentifier(UINavigationController.self),
        ObjectIdentifier(UISplitViewController.self), ObjectIdentifier(UITabBarController.self),
        ObjectIdentifier(UIAlertController.self),
    ]

    /// Whether the view is in the window, on screen or not.
    package var isInWindow: Bool { viewIfLoaded?.windowReference != nil }

    /// Whether it has the coordinator of a transition of its own, or says that it comes or goes.
    package var isInTransition: Bool {
        runningCoordinator != nil || isArriving || isDeparting
            || activePresentation?.isComing == true || activePresentation?.isLeaving == true
    }
}
