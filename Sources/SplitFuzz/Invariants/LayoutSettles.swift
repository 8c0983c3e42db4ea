internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// Layout, safe areas and transitions come to rest within their limits.
    @MainActor static var layoutSettles: Self {
        Invariant(
            "layout-settles",
            summary: "layout, safe areas and transitions come to rest within their limits",
            sources: ["A-040"]
        ) { machine in
            switch machine.simulation.unsettled {
            case nil: nil
            case .safeArea: "safe-area"
            case .layout: "layout"
            case .time: "time"
            }
        }
    }
}
