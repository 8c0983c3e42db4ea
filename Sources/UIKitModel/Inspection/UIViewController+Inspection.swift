/// State of a controller that a harness reads. Apps cannot override any of it.
extension UIViewController {
    /// Whether the controller has appeared, and nothing takes it away.
    package var isFullyShown: Bool { appearance == .shown }

    /// The traits in force, as `UITraitCollection.code` has them; -1 before there are any.
    package var traitCode: Int {
        storedTraits === UITraitCollection.detached ? -1 : storedTraits.code
    }

    /// Whether the container or the app gives the controller other traits than it would inherit.
    package var hasOverriddenTraits: Bool {
        overrideTraits != nil || rareSettings?.ownOverrides?.collection != nil
            || parentReference?.read { $0.asSplitView?.columns[.primary].outer === self } == true
    }

    /// The controllers that it contains.
    package var childrenInTree: [UIViewController] { storedChildren }
}

extension UITabBarController {
    /// The children, and the controllers of groups that are on no stack, as beside the sidebar.
    package var heldControllers: [UIViewController] {
        storedChildren + ownTabs.flatMap(\.madeControllers)
    }
}

extension UITab {
    /// The controllers that the providers of this tab and of the tabs in it have made.
    fileprivate var madeControllers: [UIViewController] {
        let own = madeController.map { [$0] } ?? []
        return own + (asGroup?.children ?? []).flatMap(\.madeControllers)
    }
}

extension UINavigationController {
    /// The serial numbers of the pages, from the root.
    package var pageNumbers: [Int] { stack.map(\.serialNumber) }
}

extension UIWindow {
    /// The traits of the scene, as `UITraitCollection.code` has them.
    package var traitCode: Int { sceneTraits.code }
}
