internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// The user's place survives collapsing, expanding, and returning to the first hierarchy
    /// . `PlaceMemory` defines the comparison. An app that takes the user elsewhere while
    /// the system acts, as by a pop in `viewWillTransition`, loses the place; one that does so
    /// later, of its own accord, does not.
    @MainActor static var placeKept: Self {
        Invariant(
            "place-kept",
            summary: "the user's place survives collapsing, expanding and returning",
            sources: [
                "A-044", "A-081", "A-083", "A-101", "B-051", "B-052", "B-053", "B-056", "B-122",
            ]
        ) { machine in
            machine.placeMemory.violation
        }
    }
}
