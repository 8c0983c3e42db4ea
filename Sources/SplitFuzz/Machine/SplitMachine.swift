package import StatefulTesting
@_spi(Simulation) package import UIKitModel

/// An app that runs on the model. Rules of the user and of the system change it. Besides the
/// simulation, it keeps the data that invariants compare with.
@MainActor package struct SplitMachine {
    package let simulation: Simulation
    let screen: Screen
    package let reachable: ReachableControls
    let placeMemory = PlaceMemory()
    let columnMemory = ColumnMemory()
    let insetsMemory = InsetsMemory()
    let lastAction = LastAction()
    let lastTouch = LastTouch()
    let callbackMemory = CallbackMemory()
    private let owner = ActionOwner()
    private let lifetime: Lifetime
    let hints: AppUnderTest.Hints
    let documentedDevice: DocumentedWindow.Row?

    init(
        app: AppUnderTest.Variant, hints: AppUnderTest.Hints, environment: Environment,
        release: Release
    ) {
        self.init(
            launching: app, hints: hints,
            on: Simulation(environment: environment, release: release))
        observe(isSettled: true)
    }

    /// The app as it starts when the system has ended it in the background, on the same device in its
    /// present environment. All memories start anew, and the action that asks for this is a launch.
    func relaunched() -> SplitMachine {
        SplitMachine(launching: lifetime.app, hints: hints, on: simulation.endingApp())
    }

    /// A machine that has observed nothing yet.
    private init(
        launching app: AppUnderTest.Variant, hints: AppUnderTest.Hints, on simulation: Simulation
    ) {
        self.hints = hints
        documentedDevice = DocumentedWindow.row(of: simulation.environment.device)
        self.simulation = simulation
        lifetime = Lifetime(of: app, on: simulation)
        screen = Screen(of: simulation)
        reachable = ReachableControls(on: screen, of: simulation)
        simulation.launch {
            let launch = app.launch()
            simulation.keepAlive(launch.keptAlive)
            return launch.root
        }
        simulation.onCollapseOrExpand = { [weak screen, weak placeMemory, weak lastAction] in
            guard let screen, let placeMemory, let lastAction else { return }
            screen.update()
            placeMemory.passes(screen)
            lastAction.splitDidAdapt()
        }
    }

    /// See `Screen.isAtRest`.
    var isAtRest: Bool { screen.isAtRest }

    /// Runs the body of a user's rule.
    func userActs(_ body: () -> Void) {
        owner.userIsActing = true
        placeMemory.userActs(on: self)
        simulation.perform(body)
    }

    /// Whether the user did the last action. Everything else is the system's.
    var lastActionWasUsers: Bool { owner.userActedLast }

    /// Runs after every action. Both memories read the screen, which may load views.
    private func observe(isSettled: Bool) {
        owner.userActedLast = owner.userIsActing
        owner.userIsActing = false
        simulation.perform {
            screen.update()
            reachable.invalidate()
            placeMemory.observe(self)
            columnMemory.observe(self)
            insetsMemory.observe(self)
            lastAction.observe(simulation, screen, isSettled: isSettled)
            lastTouch.observe(lastAction)
            callbackMemory.observe(self)
        }
    }

    /// The app that runs. Ends its tasks when no machine uses the simulation any more.
    @MainActor private final class Lifetime {
        let app: AppUnderTest.Variant
        private let simulation: Simulation
        init(of app: AppUnderTest.Variant, on simulation: Simulation) {
            self.app = app
            self.simulation = simulation
        }
        isolated deinit { simulation.endTasks() }
    }

    /// Who does the action under way, and who did the last. A class, since rules change it through
    /// a machine that they do not mutate.
    @MainActor private final class ActionOwner {
        var userIsActing = false
        var userActedLast = false
    }
}

extension SplitMachine: @MainActor SystemUnderTest {
    package static var rules: [Rule<SplitMachine>] {
        [
            .tap, .tapOutside, .swipeBack, .edgeSwipe, .drag, .scrollDown, .scrollUp,
            .rotate, .resize, .dock, .background, .keyboard,
            .dragDown, .doubleTap, .tapBoth, .relaunch,
        ]
    }

    package static var invariants: [Invariant<SplitMachine>] {
        [
            .primaryContentOnScreen, .singleNavigationBar, .displayModeButtonVisible,
            .noException, .layoutSettles, .placeKept, .appearanceBalanced, .insetsCurrent,
            .wayBackVisible, .legalColumns,
            .sizesMatch, .popoverAnchored,
            .layoutCurrent,
            .comesToRest, .nothingLogged, .viewsFill, .columnsPlaced, .popoverPlaced,
            .collapsedInCompact, .noStrayButton, .modeKept, .sidebarInLandscape,
            .backgroundUndone, .cancelUndone, .presentationsKept, .keyboardFollowsField,
            .tapsArrive, .waysLead, .requestsCarriedOut, .sizesAnnounced, .contentInReach,
            .traitsTold, .delegatesTold, .gettersAgree,
        ]
    }

    package static var goals: [Goal<SplitMachine>] { Goal.neverStuck }

    /// The points before rest at which the next action may land.
    package typealias Moment = Simulation.TransitionPoint

    package mutating func settle() {
        simulation.settle()
        observe(isSettled: true)
    }

    package mutating func advance(to moment: Moment) {
        simulation.advance(to: moment)
        observe(isSettled: false)
    }

    /// Only an action that leaves work for queues or timers reaches the moment before it. Two touches at
    /// once come to rest: nothing tells how UIKit ends the first of two overlapping changes amid a third.
    package func reaches(_ moment: Moment) -> Bool {
        if lastAction.beginsWithSeveralTouches { return false }
        return moment != .queued || simulation.hasWork
    }

    package var isOver: Bool { simulation.isTerminated || simulation.unsettled != nil }

    package func feed(_ fingerprint: inout Fingerprint) {
        feedState(&fingerprint)
    }
}
