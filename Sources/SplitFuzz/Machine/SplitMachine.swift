package import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// An app on the model, driven by a user's fingers and by the system.
@MainActor package struct SplitMachine {
    let simulation: Simulation
    /// What can be reached now; found anew whenever the machine has settled.
    let screen = Screen()
    let place = PlaceMemory()
    let homes = ColumnMemory()
    let hints: AppUnderTest.Hints

    init(
        app: AppUnderTest.Variant, hints: AppUnderTest.Hints, environment: Environment,
        release: Release
    ) {
        self.hints = hints
        simulation = Simulation(environment: environment, release: release)
        simulation.launch(app.makeRoot)
        look()
    }

    /// Settled, final frames, no gesture: what most invariants are judged at.
    var isAtRest: Bool { screen.isAtRest }

    /// Runs what a finger does. Everything else is the system's.
    func userActs(_ body: () -> Void) {
        place.userActs(on: self)
        simulation.perform(body)
    }

    private func look() {
        screen.look(at: simulation)
        place.observe(self)
        homes.observe(self)
    }
}

extension SplitMachine: @MainActor SystemUnderTest {
    package static var rules: [Rule<SplitMachine>] {
        [
            .tap, .tapOutside, .swipeBack, .edgeSwipe, .drag,
            .rotate, .resize, .dock, .background, .keyboard,
        ]
    }

    package static var invariants: [Invariant<SplitMachine>] {
        [
            .primaryContentOnScreen, .singleNavigationBar, .displayModeButtonVisible,
            .noException, .layoutSettles, .placeKept, .appearanceBalanced, .insetsCurrent,
            .wayBackVisible, .legalColumns,
            .sizesMatch, .popoverAnchored,
            .layoutCurrent,
        ]
    }

    package static var goals: [Goal<SplitMachine>] { Goal.neverStuck }

    /// The points of a transition at which the next action may land.
    package enum Moment: String, CaseIterable {
        case start, middle, last

        var point: Simulation.TransitionPoint {
            switch self {
            case .start: .start
            case .middle: .middle
            case .last: .last
            }
        }
    }

    package mutating func settle() {
        simulation.settle()
        look()
    }

    package mutating func advance(to moment: Moment) {
        simulation.advance(to: moment.point)
        look()
    }

    package var isOver: Bool { simulation.isTerminated || simulation.unsettled != nil }

    package func feed(_ fingerprint: inout Fingerprint) {
        feedState(&fingerprint)
    }
}
