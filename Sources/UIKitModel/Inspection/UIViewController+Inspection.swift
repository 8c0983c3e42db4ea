/// State of a controller that a harness reads. Apps cannot override any of it.
extension UIViewController {
    /// How often the controller has begun or ended to appear or to disappear. While the number is
    /// the same, the controller has been on screen, or off it, all the time.
    package var appearanceChanges: Int { appearanceGeneration }

    /// Whether the controller has appeared, and nothing takes it away.
    package var isFullyShown: Bool { appearance == .shown }

    /// The traits in force, as `UITraitCollection.code` has them; -1 before there are any.
    package var traitCode: Int {
        storedTraits === UITraitCollection.detached ? -1 : storedTraits.code
    }

    /// Whether the app has registered handlers for changes of traits.
    package var hasTraitHandlers: Bool { !traitHandlers.isEmpty }

    /// Whether the container or the app gives the controller other traits than it would inherit.
    package var hasOverriddenTraits: Bool {
        overrideTraits != nil || rareSettings?.ownOverrides?.collection != nil
            || parentReference?.read { $0.asSplitView?.columns[.primary].outer === self } == true
    }

    /// The controller itself, if it has a stack.
    package var navigationItself: UINavigationController? { asNavigation }

    /// The navigation controller that a split view takes for the column's, where this fills one.
    package var navigationAsColumn: UINavigationController? { columnNavigation }

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
    /// The controller on top.
    package var topOfStack: UIViewController? { stack.last }

    /// The serial numbers of the pages, from the root.
    package var pageNumbers: [Int] { stack.map(\.serialNumber) }
}

extension UIWindow {
    /// The traits of the scene, as `UITraitCollection.code` has them.
    package var traitCode: Int { sceneTraits.code }
}
