internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// After an action that nothing interrupts, every transition has ended, no layout is due, and
    /// no gesture is under way; no controller has a transition coordinator any more, or says that
    /// it comes or goes. Most other invariants judge only then: a machine that never rests would
    /// silence them (B-066, B-070, B-160).
    static var comesToRest: Self {
        Invariant(
            "comes-to-rest",
            summary: "once an action has settled, nothing is moving or waiting any more",
            sources: ["B-066", "B-070", "B-160"]
        ) { machine in
            let (last, simulation) = (machine.lastAction, machine.simulation)
            if machine.isAtRest {
                guard last.changesWhatIsTold || last.summary.isCancelledGesture else { return nil }
                return simulation.firstController { controller, _ in controller.isInTransition }
                    .map {
                        Mismatch(
                            "transition",
                            "\($0.readableName) still has a transition coordinator, or says that "
                                + "it comes or goes")
                    }
            }
            guard last.isSettled, !machine.isOver else { return nil }
            if simulation.runningTransitions > 0 {
                return Mismatch(
                    "transition",
                    "a transition or a gesture has begun and never ends, and no touch arrives "
                        + "until then")
            }
            if simulation.window.needsLayoutPass {
                return Mismatch("layout", "a view asks for layout, and is not laid out")
            }
            return Mismatch("time", "an animation or a block is due, and does not run")
        }
    }
}
