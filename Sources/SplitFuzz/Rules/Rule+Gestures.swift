internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// User actions: swipes and drags.
extension Rule<SplitMachine> {
    @MainActor static var swipeBack: Self {
        Rule(
            "swipe-back", .name(among: { $0.reachable.swipeable }),
            .oneOf(["finish": GestureEnd.finish, "cancel": .cancel]),
            summary: "swipes a column's navigation controller back", sources: ["B-066"]
        ) { machine, column, end in
            if end == .cancel { machine.lastAction.rememberScreen(of: machine) }
            machine.userActs {
                guard let navigation = machine.reachable.navigation(named: column) else { return }
                machine.finger.swipeBack(navigation, end, in: column)
            }
        }
    }

    /// Full screens and popovers stay where they are. What is modal comes back up (B-080).
    @MainActor static var dragDown: Self {
        Rule(
            "drag-down", .oneOf(["finish": GestureEnd.finish, "cancel": .cancel]),
            summary: "drags the sheet in front down: to its next height, or to its end",
            sources: ["B-080", "B-090", "B-192"],
            when: {
                $0.simulation.isPresenting && $0.simulation.canDragSheet
                    && $0.simulation.acceptsTouches
            }
        ) { machine, end in
            if end == .cancel { machine.lastAction.rememberScreen(of: machine) }
            machine.userActs { machine.finger.dragDown(end) }
        }
    }

    /// Only sheets with several heights can go up.
    @MainActor static var dragUp: Self {
        Rule(
            "drag-up", summary: "drags the sheet in front up to its next height",
            sources: ["B-192"],
            when: {
                $0.simulation.isPresenting && $0.simulation.canRaiseSheet
                    && $0.simulation.acceptsTouches
            }
        ) { machine in
            machine.userActs { machine.finger.raiseSheet() }
        }
    }

    /// On releases whose columns can be resized. The app's bounds limit the width.
    @MainActor static var dragColumn: Self {
        Rule(
            "drag-column",
            .oneOf(
                ["primary": UISplitViewController.Column.primary, "supplementary": .supplementary],
                available: { machine, column in
                    machine.screen.split?.canDragEdge(of: column) == true
                }),
            .integer(100...600, explore: [100, 250, 600]),
            summary: "drags the inner edge of a sidebar to a width in points",
            sources: ["B-194"],
            when: {
                $0.simulation.acceptsTouches && !$0.screen.isCovered
                    && $0.screen.split?.hasEdgeToDrag == true
            }
        ) { machine, column, width in
            machine.userActs { machine.finger.dragEdge(of: column, to: width) }
        }.seldom(oneIn: 4)
    }

    @MainActor static var edgeSwipe: Self {
        columnGesture(
            .edgeSwipe, "edge-swipe", summary: "swipes a hidden sidebar in from its edge",
            sources: ["A-004", "A-005"])
    }

    @MainActor static var drag: Self {
        columnGesture(
            .drag, "drag", summary: "drags the outermost sidebar out", sources: ["A-004", "A-112"])
    }

    @MainActor private static func columnGesture(
        _ gesture: UISplitViewController.ColumnGesture, _ name: String, summary: String,
        sources: [String]
    ) -> Self {
        Rule(
            name,
            .oneOf([
                "finish": UISplitViewController.GestureExtent.finish, "cancel": .cancel,
                "rubber-band": .rubberBand,
            ]),
            summary: summary, sources: sources,
            when: {
                $0.simulation.acceptsTouches && !$0.screen.isCovered
                    && $0.screen.split?.canBegin(gesture) == true
            }
        ) { machine, extent in
            if extent == .cancel { machine.lastAction.rememberScreen(of: machine) }
            machine.userActs { machine.screen.split?.perform(gesture, extent: extent) }
        }
    }
}
