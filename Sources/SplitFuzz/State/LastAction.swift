import Foundation
internal import Journal
@_spi(Simulation) internal import UIKitModel

/// The machine before and after its last action, for invariants that compare the two.
///
/// Nothing in it lasts longer than one action: what was before an action is what was after the one
/// before it. Therefore it is no part of the state.
@MainActor final class LastAction {
    private(set) var before = Situation()
    private(set) var after = Situation()
    /// What has happened in the action.
    private(set) var journal = Journal()
    private(set) var summary = JournalSummary()
    /// What was on screen before an action that must leave it as it was; `nil` before other
    /// actions, and where the app was not at rest.
    private(set) var shownBefore: ShownContent?
    /// Whether the last action is the launch.
    private(set) var isLaunch = true

    private var shownAtBegin: ShownContent?

    /// Remembers what is on screen. Runs before actions that must leave it as it is.
    func rememberScreen(of machine: SplitMachine) {
        shownAtBegin = machine.isAtRest ? ShownContent(of: machine) : nil
    }

    /// Moves on to the end of the action. Runs after every action, and after the launch.
    func observe(_ simulation: Simulation, _ screen: Screen, isSettled: Bool) {
        isLaunch = !after.isRead
        swap(&before, &after)
        after.read(simulation, screen, isSettled: isSettled)
        if isLaunch { before.read(simulation, screen, isSettled: isSettled) }
        simulation.journal.move(to: &journal)
        summary = JournalSummary(of: journal)
        if shownBefore != nil { shownBefore = nil }
        if shownAtBegin != nil { swap(&shownBefore, &shownAtBegin) }
    }

    /// The size that the action announced to a controller last; `nil` if it announced none.
    func announcedSize(to controller: UIViewController) -> CGSize? {
        for case .call(.viewWillTransition(controller.serialNumber, _, let size))
            in journal.entries.reversed()
        {
            return size
        }
        return nil
    }

    /// Whether the app was at rest before the action, and is again after it.
    var isWhole: Bool { before.isAtRest && after.isAtRest && !journal.isLong }

    /// Whether the action has left the window's size and size classes alone.
    var leftWindowAlone: Bool {
        before.windowSize == after.windowSize && before.orientation == after.orientation
            && !summary.isBackground
    }

    /// Whether the same split view is outermost in the window before and after.
    var keepsSplit: Bool {
        after.split.serialNumber >= 0 && before.split.serialNumber == after.split.serialNumber
    }

    /// Whether something has changed that callbacks tell of, or the app was not at rest before.
    var changesWhatIsTold: Bool {
        isLaunch || !before.isAtRest || before.windowTraits != after.windowTraits
            || before.containmentVersion != after.containmentVersion
            || summary.asksForStack || before.field != after.field
            || before.split.serialNumber != after.split.serialNumber
            || before.split.isCollapsed != after.split.isCollapsed || changesMode
    }

    /// Whether the display mode is another one than before.
    var changesMode: Bool { before.split.displayMode != after.split.displayMode }
}

/// What invariants compare before and after each action: numbers only, so that reading them is
/// cheap. A class, so that the two change places without a copy.
@MainActor final class Situation {
    /// False before the launch.
    private(set) var isRead = false
    private(set) var isAtRest = false
    /// Whether the machine was allowed to come to rest.
    private(set) var isSettled = false
    private(set) var windowSize = CGSize.zero
    /// See `UITraitCollection.code`.
    private(set) var windowTraits = -1
    private(set) var orientation = Orientation.landscape
    private(set) var misuseCount = 0
    private(set) var presentationCount = 0
    /// The text field that is edited; -1 for none.
    private(set) var field = -1
    /// Changes with each change of the controller tree.
    private(set) var containmentVersion = 0
    /// The outermost split view, if it is in the window.
    private(set) var split = UISplitViewController.Facts()

    func read(_ simulation: Simulation, _ screen: Screen, isSettled: Bool) {
        isRead = true
        isAtRest = screen.isAtRest
        self.isSettled = isSettled
        windowSize = simulation.window.frame.size
        windowTraits = simulation.window.traitCode
        orientation = simulation.scene.orientation
        misuseCount = simulation.misuseCount
        presentationCount = simulation.isPresenting ? simulation.activePresentations.count : 0
        field = simulation.hasTextFields ? simulation.fieldInUse?.serialNumber ?? -1 : -1
        containmentVersion = simulation.containmentVersion
        split = screen.facts.isInWindow ? screen.facts : UISplitViewController.Facts()
    }
}
