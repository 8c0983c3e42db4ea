internal import Journal
package import StatefulTesting
@_spi(Simulation) package import UIKitModel

/// An app that runs on the model. Rules of the user and of the system change it. Besides the
/// simulation, it keeps the data that invariants compare with.
///
/// A class, so that handing it on costs one reference and not one for each memory.
@MainActor package final class SplitMachine {
    package let simulation: Simulation
    let screen: Screen
    package let reachable: ReachableControls
    let pageKeys = PageKeys()
    let openedPages = OpenedPages()
    /// `nil` where the app does not declare `keepsPageOnTop`.
    let pagesOnTop: PagesOnTop?
    let lastAction = LastAction()
    let lastTouch = LastTouch()
    let callbackMemory = CallbackMemory()
    let appearanceCalls = AppearanceCalls()
    let specified = Specified()
    let hints: AppUnderTest.Hints
    private let app: AppUnderTest.Variant
    /// Whether the user does the action under way.
    private var userIsActing = false
    /// Whether the user did the last action. Everything else is the system's.
    private(set) var lastActionWasUsers = false
    /// Whether the user has done something in this launch of the app, or in an earlier one.
    private var userHasActed = false
    /// Whether the user did something before the app was started again.
    private(set) var userActedBeforeRelaunch = false
    /// Whether the user is taking a gesture back.
    private var isAmidGesture = false
    /// Whether what is presented may be for a page that came for the time of such a gesture.
    private(set) var presentsAmidGesture = false
    /// Whether two touches at once may have brought the user where no other way leads: two pages
    /// may lie on each other that no app need know how to move.
    private(set) var hasOverlappingTouches = false

    convenience init(
        app: AppUnderTest.Variant, hints: AppUnderTest.Hints, environment: Environment,
        release: Release
    ) {
        self.init(
            launching: app, hints: hints,
            on: Simulation(environment: environment, release: release))
        observe(isSettled: true)
    }

    /// A machine that has observed nothing yet.
    private init(
        launching app: AppUnderTest.Variant, hints: AppUnderTest.Hints, on simulation: Simulation
    ) {
        self.app = app
        self.hints = hints
        self.simulation = simulation
        pagesOnTop = hints.keepsPageOnTop ? PagesOnTop() : nil
        screen = Screen(of: simulation)
        reachable = ReachableControls(on: screen, of: simulation)
        simulation.launch {
            let launch = app.launch()
            simulation.keepAlive(launch.keptAlive)
            return launch.root
        }
    }

    isolated deinit {
        simulation.endTasks()
    }

    /// The app as it starts when the system has ended it in the background, on the same device in
    /// its present environment. All memories start anew, and the action that asks for this is a
    /// launch.
    func relaunched() -> SplitMachine {
        let machine = SplitMachine(launching: app, hints: hints, on: simulation.endingApp())
        machine.userHasActed = userHasActed
        machine.userActedBeforeRelaunch = userHasActed
        return machine
    }

    /// What it remembers of a gesture, for its state.
    var memoryOfGesture: Int { (isAmidGesture ? 1 : 0) + (presentsAmidGesture ? 2 : 0) }

    var finger: Finger { Finger(machine: self) }

    /// See `Screen.isAtRest`.
    var isAtRest: Bool { screen.isAtRest }

    private func observePlace() {
        if hasOverlappingTouches { return }
        pageKeys.titlesChangePages = lastActionWasUsers
        defer { pageKeys.titlesChangePages = false }
        // An app whose pages stay on top loses none.
        if let pagesOnTop {
            pagesOnTop.observe(self, pageKeys)
        } else {
            openedPages.observe(self, pageKeys)
        }
    }

    /// Gives the user's place up, since two touches at once have changed it.
    func noteOverlappingTouches() {
        hasOverlappingTouches = true
        openedPages.forget()
        pagesOnTop?.forget()
    }

    /// Runs the body of a user's rule.
    func userActs(_ body: () -> Void) {
        if isAmidGesture { presentsAmidGesture = true }
        userIsActing = true
        userHasActed = true
        pagesOnTop?.userTouches()
        simulation.perform(body)
    }

    /// Runs after every action. Reading the screen may load views.
    private func observe(isSettled: Bool) {
        lastActionWasUsers = userIsActing
        userIsActing = false
        simulation.perform {
            screen.update()
            reachable.invalidate()
            callbackMemory.passOver(lastAction)
            lastAction.observe(self, isSettled: isSettled)
            isAmidGesture =
                !isAtRest && (isAmidGesture || lastAction.summary.isCancelledGesture)
            if isAtRest, !simulation.isPresenting { presentsAmidGesture = false }
            lastTouch.observe(lastAction)
            appearanceCalls.observe(lastAction.journal, wasAtRest: lastAction.wasAtRest)
            specified.observe(self)
            observePlace()
            callbackMemory.observe(self)
        }
    }
}

extension SplitMachine: @MainActor SystemUnderTest {
    package static var rules: [Rule<SplitMachine>] {
        [
            .tap, .tapOutside, .swipeBack, .edgeSwipe, .drag, .scrollDown, .scrollUp,
            .rotate, .resize, .dock, .background, .keyboard,
            .dragDown, .doubleTap, .tapBoth, .relaunch, .dragWindow, .dragUp, .dragColumn,
        ] + Rule.folding
    }

    package static var invariants: [Invariant<SplitMachine>] {
        [
            .primaryContentOnScreen, .singleNavigationBar, .displayModeButtonVisible,
            .noException, .layoutSettles, .placeKept, .appearanceBalanced, .insetsCurrent,
            .wayBackVisible, .legalColumns,
            .sizesMatch, .popoverAnchored,
            .layoutCurrent,
            .comesToRest, .nothingLogged, .viewsFill, .popoverPlaced,
            .asSpecified, .cancelUndone, .keyboardInPlace,
            .tapsArrive, .waysLead, .sizesAnnounced, .contentInReach,
            .traitsTold, .delegatesTold, .barsInOrder,
            .constraintsHold, .blocksRun, .foldKeptFree,
        ] + Invariant.asAppExpects
    }

    /// One of each name.
    package static var namedInvariants: [Invariant<SplitMachine>] {
        var names: Set<String> = []
        return invariants.filter { names.insert($0.name).inserted }
    }

    package static var goals: [Goal<SplitMachine>] { Goal.neverStuck }

    /// The timings before rest at which the next action may land.
    package typealias Moment = Simulation.Timing

    package func settle() {
        simulation.settle()
        observe(isSettled: true)
    }

    package func advance(to timing: Moment) {
        simulation.advance(to: timing)
        observe(isSettled: false)
    }

    /// Only an action that leaves work for queues or timers reaches the timing before it. Two
    /// touches at once come to rest: no source says how UIKit ends the first of two overlapping
    /// changes during a third.
    package func reaches(_ timing: Moment) -> Bool {
        if simulation.journal.asks(for: { $0 == .secondTouch }) { return false }
        return timing != .queued || simulation.hasWork
    }

    package var isOver: Bool { simulation.isTerminated || simulation.unsettled != nil }
}
