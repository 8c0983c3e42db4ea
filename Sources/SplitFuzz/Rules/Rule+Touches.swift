internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Rule<SplitMachine> {
    /// A tap on a control that hit testing reaches.
    @MainActor static var tap: Self {
        Rule("tap", .name(among: { $0.screen.controlNames })) { machine, name in
            machine.userActs { machine.screen.control(named: name)?.receiveTap() }
        }
    }

    /// A touch beside the popover in front, which goes (B-080), or on the dimmed secondary, which
    /// dismisses the sidebars (B-T1).
    @MainActor static var tapOutside: Self {
        Rule(
            "tap-outside",
            when: { machine in
                guard machine.simulation.acceptsTouches else { return false }
                if machine.simulation.isPresenting { return machine.simulation.canTouchOutside }
                return machine.screen.split?.canDismissSidebars == true
            }
        ) { machine in
            machine.userActs {
                if machine.simulation.isPresenting { return machine.simulation.touchOutside() }
                machine.screen.split?.receiveTouchOnDimmedSecondary()
            }
        }
    }
}
