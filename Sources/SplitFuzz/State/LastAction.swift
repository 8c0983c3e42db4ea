import Foundation
@_spi(Simulation) internal import UIKitModel

/// The machine before and after its last action, for invariants that compare the two.
///
/// Nothing in it lasts longer than one action: what was before an action is what was after the one
/// before it. Therefore it is no part of the state.
@MainActor final class LastAction {
    /// Actions that some invariant treats in a way of its own.
    enum Kind {
        /// A swipe or a drag that the user takes back.
        case cancelledGesture
        /// The way to the background and back.
        case background
        /// The keyboard's own key.
        case keyboard
        /// Two touches before the app comes to answer the first.
        case severalTouches
        /// A turn of the device.
        case rotation
        case other
    }

    private(set) var before = Situation()
    private(set) var after = Situation()
    private(set) var kind = Kind.other
    /// What was on screen before a cancelled gesture or the background; `nil` before other actions,
    /// and where the app was not at rest.
    private(set) var shownBefore: ShownContent?
    /// Whether the last action is the launch.
    private(set) var isLaunch = true

    private var announcedSizes: [AnnouncedSize] = []
    /// How often a split view has collapsed or expanded since the launch.
    private var adaptations = 0
    /// What the action is that begins now, or is under way; `nil` where nothing announces it.
    private(set) var announcedKind: Kind?
    private var announcedShown: ShownContent?

    /// Says what the action is that begins now. Actions that nothing announces are `other`.
    func begin(_ kind: Kind, on machine: SplitMachine) {
        let isCompared = machine.isAtRest && (kind == .cancelledGesture || kind == .background)
        announcedKind = kind
        announcedShown = isCompared ? machine.shownContent : nil
    }

    /// Notes a collapse or an expand.
    func splitDidAdapt() { adaptations += 1 }

    /// Moves on to the end of the action. Runs after every action, and after the launch.
    func observe(_ simulation: Simulation, _ screen: Screen, isSettled: Bool) {
        isLaunch = !after.isRead
        swap(&before, &after)
        after.read(simulation, screen, isSettled: isSettled, adaptations: adaptations)
        if isLaunch {
            before.read(simulation, screen, isSettled: isSettled, adaptations: adaptations)
        }
        simulation.takeAnnouncedSizes(&announcedSizes)
        shownBefore = nil
        kind = .other
        guard let announcedKind else { return }
        kind = announcedKind
        shownBefore = announcedShown
        self.announcedKind = nil
        announcedShown = nil
    }

    /// The size that the action announced to a controller last; `nil` if it announced none.
    func announcedSize(to controller: UIViewController) -> CGSize? {
        let number = controller.serialNumber
        for announced in announcedSizes.reversed() where announced.controller == number {
            return announced.size
        }
        return nil
    }

    /// Whether the app was at rest before the action, and is again after it.
    var isWhole: Bool { before.isAtRest && after.isAtRest }

    /// Whether the action has left the window's size and size classes alone.
    var leftWindowAlone: Bool {
        before.windowSize == after.windowSize && before.orientation == after.orientation
            && kind != .background
    }

    /// Whether the same split view is outermost in the window before and after.
    var keepsSplit: Bool {
        after.split.serialNumber >= 0 && before.split.serialNumber == after.split.serialNumber
    }

    /// Whether it is the same, and expanded before and after.
    var keepsExpandedSplit: Bool {
        keepsSplit && !before.split.isCollapsed && !after.split.isCollapsed
    }

    /// Whether something has changed that callbacks tell of, or the app was not at rest before.
    var changesWhatIsTold: Bool {
        isLaunch || !before.isAtRest || before.windowTraits != after.windowTraits
            || before.containmentVersion != after.containmentVersion
            || before.activity.stackChanges != after.activity.stackChanges
            || before.split.serialNumber != after.split.serialNumber
            || before.split.isCollapsed != after.split.isCollapsed || changesMode
    }

    /// Whether the display mode is another one than before.
    var changesMode: Bool { before.split.displayMode != after.split.displayMode }

    /// Whether a split view has collapsed or expanded during the action.
    var hasAdapted: Bool { before.adaptations != after.adaptations }

    /// Whether the app or the user has asked to dismiss a presentation.
    var askedForDismissal: Bool { before.dismissalRequests != after.dismissalRequests }

    /// Whether the app or the user has asked for a display mode.
    var askedForMode: Bool { before.modeRequests != after.modeRequests }
}

/// What invariants compare before and after each action: numbers only, so that reading them is
/// cheap. A class, so that the two change places without a copy.
@MainActor final class Situation {
    /// False before the launch.
    private(set) var isRead = false
    private(set) var isAtRest = false
    /// Whether the machine was allowed to come to rest.
    private(set) var isSettled = false
    private(set) var adaptations = 0
    private(set) var windowSize = CGSize.zero
    /// See `UITraitCollection.code`.
    private(set) var windowTraits = -1
    private(set) var orientation = Orientation.landscape
    private(set) var misuseCount = 0
    private(set) var presentationCount = 0
    private(set) var dismissalRequests = 0
    private(set) var modeRequests = 0
    private(set) var activity = Activity()
    /// Changes with each change of the controller tree.
    private(set) var containmentVersion = 0
    /// The column that the last of these requests was about; `nil` if it was about a mode.
    private(set) var columnRequest: Simulation.ColumnRequest?
    /// The serial number of the text field in use; -1 where there is none.
    private(set) var field = -1
    /// The outermost split view, if it is in the window.
    private(set) var split = UISplitViewController.Facts()

    func read(
        _ simulation: Simulation, _ screen: Screen, isSettled: Bool, adaptations: Int
    ) {
        isRead = true
        isAtRest = screen.isAtRest
        self.isSettled = isSettled
        self.adaptations = adaptations
        windowSize = simulation.window.frame.size
        windowTraits = simulation.window.traitCode
        orientation = simulation.scene.orientation
        misuseCount = simulation.misuseCount
        presentationCount = simulation.isPresenting ? simulation.activePresentations.count : 0
        dismissalRequests = simulation.dismissalRequests
        modeRequests = simulation.modeRequests
        activity = simulation.activity
        containmentVersion = simulation.containmentVersion
        columnRequest = simulation.columnRequest
        field = simulation.hasTextFields ? simulation.fieldInUse?.serialNumber ?? -1 : -1
        split = screen.facts.isInWindow ? screen.facts : UISplitViewController.Facts()
    }
}
