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
    /// How often a split view has collapsed or expanded since the launch.
    private var adaptations = 0
    private var announced: (kind: Kind, shown: ShownContent?)?

    /// Says what the action is that begins now. Actions that nothing announces are `other`.
    func begin(_ kind: Kind, on machine: SplitMachine) {
        let isCompared = machine.isAtRest && (kind == .cancelledGesture || kind == .background)
        announced = (kind, isCompared ? ShownContent(of: machine) : nil)
    }

    /// Notes a collapse or an expand.
    func splitDidAdapt() { adaptations += 1 }

    /// Moves on to the end of the action. Runs after every action, and after the launch.
    func observe(_ machine: SplitMachine, isSettled: Bool) {
        let now = Situation(of: machine, isSettled: isSettled, adaptations: adaptations)
        isLaunch = !after.isRead
        before = isLaunch ? now : after
        after = now
        kind = announced?.kind ?? .other
        shownBefore = announced?.shown
        announced = nil
    }

    /// Whether the app was at rest before the action, and is again after it.
    var isWhole: Bool { before.isAtRest && after.isAtRest }

    /// Whether the action has left the window's size and size classes alone.
    var leftWindowAlone: Bool {
        before.windowSize == after.windowSize && before.orientation == after.orientation
            && kind != .background
    }

    /// Whether a split view has collapsed or expanded amid the action.
    var hasAdapted: Bool { before.adaptations != after.adaptations }

    /// Whether the app or the user has asked to dismiss a presentation.
    var askedForDismissal: Bool { before.dismissalRequests != after.dismissalRequests }

    /// Whether the app or the user has asked for a display mode.
    var askedForMode: Bool { before.modeRequests != after.modeRequests }
}

/// What invariants compare before and after each action: numbers only, so that reading them is cheap.
@MainActor struct Situation {
    /// False before the launch.
    private(set) var isRead = false
    private(set) var isAtRest = false
    /// Whether the machine was allowed to come to rest.
    private(set) var isSettled = false
    private(set) var adaptations = 0
    private(set) var windowSize = CGSize.zero
    private(set) var orientation = Orientation.landscape
    private(set) var misuseCount = 0
    private(set) var presentationCount = 0
    private(set) var dismissalRequests = 0
    private(set) var modeRequests = 0
    /// The serial number of the text field in use; -1 where there is none.
    private(set) var field = -1
    /// The outermost split view, and -1 where there is none in the window.
    private(set) var split = -1
    private(set) var splitSize = CGSize.zero
    private(set) var isCollapsed = false
    private(set) var mode = UISplitViewController.DisplayMode.automatic
    private(set) var behavior = UISplitViewController.SplitBehavior.automatic

    init() {}

    init(of machine: SplitMachine, isSettled: Bool, adaptations: Int) {
        let simulation = machine.simulation
        isRead = true
        isAtRest = machine.isAtRest
        self.isSettled = isSettled
        self.adaptations = adaptations
        windowSize = simulation.window.bounds.size
        orientation = simulation.scene.orientation
        misuseCount = simulation.misuses.count
        presentationCount = simulation.activePresentations.count
        dismissalRequests = simulation.dismissalRequests
        modeRequests = simulation.modeRequests
        field = simulation.fieldInUse?.serialNumber ?? -1
        guard let split = machine.screen.split, let view = split.viewIfLoaded, view.window != nil
        else { return }
        self.split = split.serialNumber
        splitSize = view.bounds.size
        isCollapsed = split.isCollapsed
        mode = split.displayMode
        behavior = split.splitBehavior
    }
}
