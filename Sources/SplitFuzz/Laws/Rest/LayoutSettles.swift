internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// Layout, safe areas and transitions come to rest within their limits.
    static var layoutSettles: Self {
        Invariant(
            "layout-settles",
            summary: "layout, safe areas and transitions come to rest within their limits",
            sources: ["A-040"]
        ) { machine in
            switch machine.simulation.unsettled {
            case nil: nil
            case .safeArea(let limit):
                Mismatch(
                    "safe-area",
                    "each change of a safe area makes an observer change it again: it did not "
                        + "settle within \(limit) updates")
            case .layout(let limit):
                Mismatch(
                    "layout",
                    "each layout pass asks for another one: layout did not settle within \(limit) "
                        + "passes")
            case .time(let limit):
                Mismatch(
                    "time",
                    "animations and transitions begin new ones: they did not end within \(limit) "
                        + "events")
            }
        }
    }
}
