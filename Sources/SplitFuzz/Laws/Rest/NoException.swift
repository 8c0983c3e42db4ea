internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// UIKit raised no exception.
    static var noException: Self {
        Invariant(
            "no-exception",
            summary: "UIKit raised no exception",
            sources: ["A-085", "A-086", "A-105", "B-002", "B-060", "B-061"]
        ) { machine in
            machine.simulation.exception.map {
                Mismatch(
                    $0.name, object: "\($0.object): \($0.reason)",
                    explanation: "UIKit raised \($0.name): \($0.reason)".naming($0.object))
            }
        }
    }
}
