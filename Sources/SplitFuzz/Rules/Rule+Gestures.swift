internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Rule<SplitMachine> {
    /// The swipe from a column's edge that pops its navigation controller (B-066).
    @MainActor static var swipeBack: Self {
        Rule(
            "swipe-back", .name(among: { $0.screen.swipeable }), .choice(["finish", "cancel"])
        ) { machine, column, end in
            machine.userActs {
                machine.screen.navigation(named: column)?.swipeBack(end == 0 ? .finish : .cancel)
            }
        }
    }

    /// The swipe from the split view's edge that brings a sidebar in.
    @MainActor static var edgeSwipe: Self { columnGesture("edge-swipe", .edgeSwipe) }

    /// The drag that pushes the outermost sidebar out.
    @MainActor static var drag: Self { columnGesture("drag", .drag) }

    @MainActor private static func columnGesture(
        _ name: String, _ gesture: UISplitViewController.ColumnGesture
    ) -> Self {
        let extents: [UISplitViewController.GestureExtent] = [.finish, .cancel, .rubberBand]
        return Rule(
            name, .choice(["finish", "cancel", "rubber-band"]),
            when: {
                $0.simulation.acceptsTouches && !$0.simulation.isPresenting
                    && $0.screen.split?.canBegin(gesture) == true
            }
        ) { machine, extent in
            machine.userActs {
                machine.screen.split?.perform(gesture, extent: extents[extent])
            }
        }
    }
}
