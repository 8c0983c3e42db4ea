internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Actions of the system.
extension Rule<SplitMachine> {
    @MainActor static var rotate: Self {
        Rule(
            "rotate",
            .oneOf(
                Orientation.self,
                available: { machine, orientation in
                    machine.simulation.scene.orientation != orientation
                        && machine.simulation.supports(orientation)
                }),
            class: .environment, summary: "turns the device", sources: ["B-T4", "B-T6"]
        ) { machine, orientation in
            machine.simulation.rotate(to: orientation)
            if machine.simulation.scene.orientation != orientation {
                machine.lastTouch.report(
                    unkept: "orientation", "the orientation stays as it was")
            }
        }
    }

    @MainActor static var resize: Self {
        Rule(
            "resize",
            .oneOf(
                WindowSize.self,
                available: { machine, size in machine.simulation.canResize(to: size) }),
            class: .environment, summary: "gives the window another of the device's widths",
            sources: ["B-T4"]
        ) { machine, size in
            machine.simulation.resize(to: size)
        }
    }

    /// Free windows, on the releases and devices that have them. Sizes beyond the screen are the
    /// screen's.
    @MainActor static var dragWindow: Self {
        let smallest = SceneWindow.smallest
        return Rule(
            "resize-window",
            // No source says of these whether they are compact.
            .integer(
                smallest.width...1400, without: SceneWindow.doubtfulWidths,
                explore: [smallest.width, 680, 1000]),
            .integer(smallest.height...1400, explore: [smallest.height, 1400]),
            class: .environment, summary: "drags the window to a width and a height in points",
            sources: ["B-121", "B-144"], when: { $0.simulation.hasFreeWindows }
        ) { machine, width, height in
            machine.simulation.drag(windowTo: width, by: height)
        }
    }

    /// The window propagates safe areas whenever the Dock appears or disappears.
    @MainActor static var dock: Self {
        Rule(
            "dock",
            .oneOf(
                ["reveal": true, "hide": false],
                available: { machine, isShown in
                    machine.simulation.environment.device.idiom == .pad
                        && machine.simulation.scene.dockIsShown != isShown
                }),
            class: .environment, summary: "reveals or hides the Dock", sources: ["A-023"]
        ) { machine, isShown in
            machine.simulation.setDock(shown: isShown)
        }
    }

    /// Shows or hides the keyboard without the first responder. Enabled while the app has a text
    /// field in its window (C-091).
    @MainActor static var keyboard: Self {
        Rule(
            "keyboard",
            .oneOf(
                ["show": true, "hide": false],
                available: { machine, isShown in
                    isShown
                        ? machine.simulation.canShowKeyboard : machine.simulation.canHideKeyboard
                }),
            class: .environment, summary: "brings the keyboard up or takes it down",
            sources: ["B-079"], when: { $0.simulation.hasTextFields }
        ) { machine, isShown in
            machine.simulation.setKeyboard(shown: isShown)
        }
    }

    /// The system has ended the app in the background. Nothing that the app knew is left (B-092).
    @MainActor static var relaunch: Self {
        Rule(
            "relaunch", class: .environment,
            summary: "ends the app in the background and starts it again", sources: ["B-092"]
        ) { machine in
            machine = machine.relaunched()
        }.seldom(oneIn: 8)
    }

    /// iOS takes snapshots of an app in the background (B-056).
    @MainActor static var background: Self {
        Rule(
            "background", class: .environment, summary: "goes to the background and returns",
            sources: ["B-056"]
        ) { machine in
            machine.lastAction.rememberScreen(of: machine)
            machine.simulation.enterBackgroundAndReturn()
        }
    }
}
