internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Rule<SplitMachine> {
    /// Turns the device.
    @MainActor static var rotate: Self {
        let orientations = Orientation.allCases
        return Rule(
            "rotate",
            .choice(
                orientations.map(\.rawValue),
                available: { machine, rank in
                    machine.simulation.scene.orientation != orientations[rank]
                        && machine.simulation.supports(orientations[rank])
                }),
            class: .environment
        ) { machine, rank in
            machine.simulation.rotate(to: orientations[rank])
        }
    }

    /// Gives the window another of the sizes that the device offers.
    @MainActor static var resize: Self {
        let sizes = WindowSize.allCases
        return Rule(
            "resize",
            .choice(
                sizes.map(\.rawValue),
                available: { machine, rank in machine.simulation.canResize(to: sizes[rank]) }),
            class: .environment
        ) { machine, rank in
            machine.simulation.resize(to: sizes[rank])
        }
    }

    /// Reveals or hides the Dock; the window walks its safe areas either way.
    @MainActor static var dock: Self {
        Rule(
            "dock",
            .choice(
                ["reveal", "hide"],
                available: { machine, rank in
                    machine.simulation.environment.device.idiom == .pad
                        && machine.simulation.scene.dockIsShown == (rank == 1)
                }),
            class: .environment
        ) { machine, rank in
            machine.simulation.setDock(shown: rank == 0)
        }
    }

    /// Brings the keyboard up or hides it, other than by the first responder: only where the app
    /// has a text field in its window (C-091).
    @MainActor static var keyboard: Self {
        Rule(
            "keyboard",
            .choice(
                ["show", "hide"],
                available: { machine, rank in
                    rank == 0
                        ? machine.simulation.canShowKeyboard : machine.simulation.canHideKeyboard
                }),
            class: .environment,
            when: { $0.simulation.hasTextFields }
        ) { machine, rank in
            machine.simulation.setKeyboard(shown: rank == 0)
        }
    }

    /// Sends the app to the background, where its snapshots are taken, and brings it back (B-056).
    @MainActor static var background: Self {
        Rule("background", class: .environment) { machine in
            machine.simulation.enterBackgroundAndReturn()
        }
    }
}
