import Foundation
internal import Journal
internal import Specification
@_spi(Simulation) internal import UIKitModel

/// The machine before and after its last action, for invariants that compare the two.
///
/// Nothing in it lasts longer than one action: what was before an action is what was after the one
/// before it. Therefore it is no part of the state.
@MainActor final class LastAction {
    private(set) var before = Observation()
    var after = Observation()
    private(set) var wasAtRest = false
    private(set) var isAtRest = false
    /// Whether the machine was allowed to come to rest.
    private(set) var isSettled = false
    /// What has happened in the action.
    private(set) var journal = Journal()
    private(set) var summary = JournalSummary()
    /// What was on screen before an action that must leave it as it was; `nil` before other
    /// actions, and where the app was not at rest.
    private(set) var shownBefore: ShownContent?
    /// Where the keyboard was in the window; null where it was down.
    private(set) var keyboardBefore = CGRect.null
    private var keyboard = CGRect.null
    /// Whether the last action is the launch.
    private(set) var isLaunch = true

    private var shownAtBegin: ShownContent?

    /// Remembers what is on screen. Runs before actions that must leave it as it is.
    func rememberScreen(of machine: SplitMachine) {
        shownAtBegin = machine.isAtRest ? ShownContent(of: machine) : nil
    }

    /// Moves on to the end of the action. Runs after every action, and after the launch.
    func observe(_ machine: SplitMachine, isSettled: Bool) {
        isLaunch = after.newest < 0
        machine.simulation.journal.move(to: &journal)
        summary = JournalSummary(of: journal)
        swap(&before, &after)
        after.read(machine)
        (wasAtRest, isAtRest) = (isAtRest, machine.isAtRest)
        self.isSettled = isSettled
        if isLaunch { (before, wasAtRest) = (after, isAtRest) }
        (shownBefore, shownAtBegin) = (shownAtBegin, nil)
        (keyboardBefore, keyboard) = (keyboard, machine.simulation.keyboardFrame)
    }

    /// What is so of a split view.
    func seen(_ split: UISplitViewController) -> Observation.Split {
        for seen in after.splits where seen.id == split.serialNumber { return seen }
        return Observation.Split(of: split)
    }

    /// The size that the action announced to a controller last; `nil` if it announced none.
    ///
    /// - Parameter parent: `nil`, or the serial number of a parent. What came before the last
    ///   announcement to that one does not count.
    func announcedSize(
        to controller: UIViewController, afterAnnouncementTo parent: Int? = nil
    ) -> CGSize? {
        for case .call(.viewWillTransition(let told, _, let size)) in journal.entries.reversed() {
            if told == controller.serialNumber { return size }
            if told == parent { return nil }
        }
        return nil
    }

    /// Whether the app was at rest before the action, and is again after it.
    var isWhole: Bool { wasAtRest && isAtRest && !journal.isLong }

    /// Whether the action has left the window's size and size classes alone.
    var leftWindowAlone: Bool {
        before.window.size == after.window.size
            && before.window.isPortrait == after.window.isPortrait && !summary.isBackground
    }

    /// Whether something has changed that callbacks tell of, or the app was not at rest before.
    var changesWhatIsTold: Bool {
        isLaunch || !wasAtRest || before.window.traits != after.window.traits
            || before.tree != after.tree
            || summary.asksForStack || before.input.field != after.input.field
            || before.split.id != after.split.id
            || before.split.isCollapsed != after.split.isCollapsed || changesMode
    }

    /// Whether the display mode is another one than before.
    var changesMode: Bool { before.split.arrangement.mode != after.split.arrangement.mode }
}
