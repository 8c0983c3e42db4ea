@_spi(Simulation) internal import UIKitModel

/// What the harness sees of a controller of the tree, to compare it with what the app is told:
/// numbers only.
@MainActor struct SeenController {
    let serialNumber: Int
    /// The parent's serial number; -1 for the window's root and for presented controllers.
    let parent: Int
    let traits: Int
    /// Whether it is in the window, and inherits its parent's traits as they are.
    let inheritsTraits: Bool
    /// How many of the controller and its views have handlers for changes of traits.
    let traitHandlersOwners: Int
    /// The safe area of a controller of UIKit's own class; `nil` of others, which may not call
    /// `super`.
    let safeArea: UIEdgeInsets?
    /// Whether it has appeared, and nothing takes it away.
    let isShown: Bool
    /// See `UIViewController.appearanceGeneration`.
    let appearanceChanges: Int

    private init(_ controller: UIViewController, parent: Int) {
        serialNumber = controller.serialNumber
        self.parent = parent
        traits = controller.traitCode
        inheritsTraits = controller.isInWindow && !controller.hasOverriddenTraits
        let type = ObjectIdentifier(type(of: controller))
        safeArea =
            UIViewController.ownClasses.contains(type)
            ? controller.viewIfLoaded?.safeAreaInsets : nil
        traitHandlersOwners = controller.traitHandlersOwners
        isShown = controller.isFullyShown
        appearanceChanges = controller.appearanceGeneration
    }

    /// Adds the controllers of the window and of all presentations, parents first.
    static func append(_ simulation: Simulation, to seen: inout [SeenController]) {
        simulation.forRoot { append($0, -1, to: &seen) }
        guard simulation.isPresenting else { return }
        for presentation in simulation.activePresentations {
            if let shown = presentation.controllerOnScreen { append(shown, -1, to: &seen) }
        }
    }

    private static func append(
        _ controller: UIViewController, _ parent: Int, to seen: inout [SeenController]
    ) {
        seen.append(SeenController(controller, parent: parent))
        for child in controller.childrenInTree { append(child, controller.serialNumber, to: &seen) }
    }

    /// Whether nothing has taken the controller off the screen since an earlier look at it.
    func wasShown(since earlier: SeenController) -> Bool {
        isShown && earlier.isShown && appearanceChanges == earlier.appearanceChanges
    }
}

extension [SeenController] {
    /// The controller with a serial number. There are few, so a search is cheap.
    @MainActor func controller(_ serialNumber: Int) -> SeenController? {
        for seen in self where seen.serialNumber == serialNumber { return seen }
        return nil
    }
}
