internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// User actions: taps and touches.
extension Rule<SplitMachine> {
    @MainActor static var tap: Self {
        Rule(
            "tap", .name(among: { $0.reachable.controlNames }),
            summary: "taps an enabled control that nothing covers", sources: ["B-081"]
        ) { machine, name in
            machine.userActs { machine.lastTouch.tap(name, on: machine) }
        }
    }

    /// A touch outside the frontmost popover dismisses it (B-080). A touch on a dimmed secondary
    /// dismisses the sidebars (B-T1).
    @MainActor static var tapOutside: Self {
        Rule(
            "tap-outside",
            summary: "touches outside of a popover or a sidebar, which dismisses it",
            sources: ["B-080", "B-T1"],
            when: { machine in
                guard machine.simulation.acceptsTouches else { return false }
                if machine.simulation.isPresenting { return machine.simulation.canTouchOutside }
                // Without columns, the split view itself is not on screen.
                return !machine.screen.columns.isEmpty
                    && machine.screen.split?.canDismissSidebars == true
            }
        ) { machine in
            machine.userActs { machine.lastTouch.tapOutside(on: machine) }
        }
    }
}
