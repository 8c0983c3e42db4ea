internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// User actions: taps and touches.
extension Rule<SplitMachine> {
    @MainActor static var tap: Self {
        Rule(
            "tap", .name(among: { $0.reachable.controlNames }),
            summary: "taps an enabled control that nothing covers", sources: ["B-081"]
        ) { machine, name in
            machine.userActs { machine.finger.tap(name) }
        }
    }

    /// The user is impatient, and the main thread busy (C-040).
    ///
    /// Buttons of the system guard themselves against a second touch (*unverified*).
    @MainActor static var doubleTap: Self {
        Rule(
            "double-tap", .name(among: { $0.reachable.appControlNames }),
            summary: "taps a control of the app twice before the app comes to answer",
            sources: ["C-040", "C-051"]
        ) { machine, name in
            machine.userActs { machine.finger.tapTwice(name) }
        }.seldom(oneIn: 4)
    }

    /// Two fingers leave two controls in one event. The actions of the first control run first.
    @MainActor static var tapBoth: Self {
        Rule(
            "tap-both", .name(among: { $0.reachable.appControlNames }),
            .name(among: { $0.reachable.appControlNames }),
            summary: "taps two controls of the app at once", sources: ["B-091"],
            when: { $0.reachable.appControlNames.count > 1 }
        ) { machine, first, second in
            guard machine.reachable.canTouchBoth(first, second) else {
                throw Inapplicable("two fingers cannot touch these controls at once")
            }
            machine.userActs { machine.finger.tapBoth(first, second) }
        }.seldom(oneIn: 8)
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
                if machine.simulation.frontPresentation != nil {
                    return machine.simulation.canTouchOutside
                }
                // Without columns, the split view itself is not on screen.
                return !machine.screen.columns.isEmpty && !machine.screen.isCovered
                    && machine.screen.split?.canDismissSidebars == true
            }
        ) { machine in
            machine.userActs { machine.finger.tapOutside() }
        }
    }
}
