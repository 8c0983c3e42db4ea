internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// From every expanded split view at rest, user actions lead to a visible sidebar, and to a detail
/// that no sidebar covers. Exploration judges this.
@MainActor extension Goal<SplitMachine> {
    static var neverStuck: [Self] {
        [
            neverStuck("primary", of: { $0.style != .tripleColumn }) {
                $0.displayMode != .secondaryOnly
            },
            neverStuck("supplementary", of: { $0.style == .tripleColumn }) {
                $0.displayMode != .secondaryOnly
            },
            neverStuck("secondary", of: { _ in true }) {
                !DisplayMode($0.displayMode).covers
            },
        ]
    }

    private static func neverStuck(
        _ location: String, of isMeant: @escaping @MainActor (UISplitViewController) -> Bool,
        isReached: @escaping @MainActor (UISplitViewController) -> Bool
    ) -> Self {
        Goal(
            "never-stuck", location: location,
            summary: "the user can get to the sidebar, and to a detail that is not covered",
            sources: ["A-004", "A-005", "A-112", "B-033"],
            when: { machine in
                // What is presented may want text, which no action types. In a context, it may
                // cover the display-mode button (B-181).
                // A split view in a hidden tab follows the window when it comes back.
                guard machine.isAtRest, !machine.simulation.isPresenting,
                    machine.lastAction.after.split.id >= 0, let split = machine.screen.split
                else { return false }
                return !split.isCollapsed && isMeant(split)
            },
            remark: { machine in
                guard machine.screen.split?.presentsWithGesture == false else { return "" }
                return "by design (A-112): presentsWithGesture is false, and the app offers no way "
                    + "of its own"
            },
            isReached: { machine in
                guard machine.isAtRest, let split = machine.screen.split, !split.isCollapsed
                else { return false }
                return isReached(split)
            })
    }
}
