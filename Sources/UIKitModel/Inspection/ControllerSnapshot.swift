package import Foundation

/// State of a controller that UIKit's interface does not show, or that an app may override.
@MainActor package struct ControllerSnapshot {
    package let appearance: UIViewController.Appearance
    package let hasContainer: Bool
    /// The controllers that this one contains, in the order in which they were added.
    package let children: [UIViewController]
    /// Whether the controller is the outermost participant of a running transition.
    package let isInTransition: Bool
    package let overrideTraits: UITraitCollection?
    /// The app's overrides on the controller itself; `nil` where it has made none.
    package let traitOverrides: String?
    /// A number for the traits that the controller has; before there are any, for those that the
    /// app was given.
    package let traits: Int
    /// The traits that each of the app's handlers is for.
    package let traitsOfHandlers: [String]
    /// `nil` where the app has not asked for one.
    package let navigationItem: UINavigationItem?
    /// The insets of the view that the container covers, in points, without
    /// `additionalSafeAreaInsets`.
    package let overlayInsets: UIEdgeInsets
    /// In points; zero where the app has set none.
    package let preferredSize: CGSize
    /// `nil` where the app has set none.
    package let modalStyle: UIModalPresentationStyle?
    /// What the controller shows besides its views; `nil` where it shows nothing.
    package let text: String?
    package let isEditing: Bool
    /// The presentation that the app has prepared and not begun.
    package let preparedPresentation: UIPresentationController?
    /// The presentation in the controller's context, while that is off the screen.
    package let presentationAside: UIPresentationController?
    /// `nil` where the app has not decided.
    package let definesContext: Bool?

    package init(of controller: UIViewController) {
        appearance = controller.appearance
        hasContainer = controller.storedParent != nil
        children = controller.storedChildren
        isInTransition = controller.runningCoordinator != nil
        overrideTraits = controller.overrideTraits
        traitOverrides = controller.rareSettings?.ownOverrides?.stateText
        let isDetached = controller.storedTraits === UITraitCollection.detached
        traits =
            isDetached
            ? controller.predictedTraits.map { $0.code + 1 } ?? 0
            : -1 - controller.storedTraits.code
        traitsOfHandlers = controller.traitHandlers.map(\.stateText)
        navigationItem = controller.storedNavigationItem
        overlayInsets = controller.contentOverlayInsets
        preferredSize = controller.storedPreferredSize
        modalStyle = controller.storedModalStyle
        text = controller.stateText
        isEditing = controller.rareSettings?.isEditing ?? false
        preparedPresentation = controller.preparedPresentation
        presentationAside = controller.rareSettings?.presentationAside
        definesContext = controller.rareSettings?.definesContext
    }
}

/// The stack of a navigation controller, the changes that wait for it, and the state of its bars.
@MainActor package struct NavigationSnapshot {
    /// From the root to the top.
    package let stack: [UIViewController]
    package let allowsNestedNavigation: Bool
    package let isInTransition: Bool
    /// Whether another change ends the running transition (D-013).
    package let isInterruptible: Bool
    /// The number of animated changes that wait for the running transition (B-070).
    package let deferredCount: Int
    package let popGestureIsEnabled: Bool
    /// Whether UIKit's own delegate decides when the swipe back begins (B-066).
    package let popGestureHasOwnDelegate: Bool
    package let contentPopGestureIsEnabled: Bool
    package let contentPopGestureHasOwnDelegate: Bool
    /// Whether a swipe at the root has begun and never ended (C-043).
    package let swipeIsStuck: Bool
    /// A number for the cause that last hid or showed the navigation bar.
    package let barHiding: Int
    package let toolbarIsHidden: Bool
    /// The size that was last passed to `preferredContentSize`, unless the app has set another one
    /// since.
    package let answeredSize: CGSize

    package init(of navigation: UINavigationController) {
        stack = navigation.stack
        allowsNestedNavigation = navigation.allowsNestedNavigation
        isInTransition = navigation.transition != nil
        isInterruptible = navigation.transitions.isInterruptible
        deferredCount = navigation.deferred.count
        popGestureIsEnabled = navigation.popGesture.isEnabled
        popGestureHasOwnDelegate = navigation.popGesture.hasOwnDelegate
        contentPopGestureIsEnabled = navigation.contentPopGesture.isEnabled
        contentPopGestureHasOwnDelegate = navigation.contentPopGesture.hasOwnDelegate
        swipeIsStuck = navigation.swipeIsStuck
        barHiding = navigation.barHiding.rawValue
        toolbarIsHidden = navigation.toolsAreHidden
        let handedOver = navigation.sizeHandedOver
        let isLatest = handedOver.request == navigation.preferredSizeRequest.latest
        answeredSize = isLatest ? handedOver.size : .zero
    }
}

extension UITabBarController {
    /// The index of the selected tab.
    package var selectionSnapshot: Int { showsMore ? -2 - selection : selection }
    /// Whether the bar is hidden for a pushed page, and not by the app.
    package var barGivesWaySnapshot: Bool { barGivesWay }
}
