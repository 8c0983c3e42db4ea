internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Rule<SplitMachine> {
    /// A tap on a control that hit testing reaches.
    @MainActor static var tap: Self {
        Rule("tap", .name(among: { $0.surface.controlNames })) { machine, name in
            machine.beginUserAction()
            machine.surface.control(named: name)?.receiveTap()
        }
    }

    /// A touch on the dimmed secondary, which dismisses the sidebars (B-T1).
    @MainActor static var tapOutside: Self {
        Rule(
            "tap-outside",
            when: { $0.simulation.acceptsTouches && $0.surface.split?.canDismissSidebars == true }
        ) { machine in
            machine.beginUserAction()
            machine.surface.split?.receiveTouchOnDimmedSecondary()
        }
    }
}
