internal import StatefulTesting

@MainActor extension Invariant<SplitMachine> {
    /// An app learns of the traits of each controller (B-115, B-141):
    /// - `traitCollectionDidChange(_:)` comes once for each change, with the traits of before. Each
    ///   controller has the traits that it was last told.
    /// - A controller that passes its next traits on, as UIKit's `willTransition(to:with:)` does,
    ///   tells each child on screen of them, once.
    /// - Handlers that the app has registered are called with the traits of before (B-175).
    ///
    /// The first traits of a controller are not judged: from iOS 13 on they are predicted, and from
    /// iOS 17 on they come when its view is in the hierarchy (D-022). Nor is whether presented
    /// controllers are told before: their style may change during the window's change.
    static var traitsTold: Self {
        Invariant(
            "traits-told",
            summary:
                "controllers are told of each change of their traits, and children of the next ones",
            sources: ["B-115", "B-141", "B-175"]
        ) { $0.callbackMemory.faults(in: $0).traits }
    }
}
