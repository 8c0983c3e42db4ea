internal import StatefulTesting

@MainActor extension Invariant<SplitMachine> {
    /// The calls of delegates fit what is seen to change in an action that begins and ends at rest:
    /// - a split view tells each change of the mode once and before it, and each column that comes
    ///   or goes (B-013, B-050); since iOS 26 a column that was about to come or go has done so
    ///   (B-171), and what the app asks for itself need not be told (B-170); it tells when a
    ///   gesture begins and ends (B-032);
    /// - each collapse and each expand asks its questions and tells its end, once each and in order
    ///   (B-005, B-051 to B-054);
    /// - a page that a navigation controller was about to show is shown, and no other (B-140);
    /// - a presentation asks and tells of a dismissal by the user, and of no other (B-080).
    ///
    /// Says nothing of modes that an app changes during a change, of modes and stacks in a collapse
    /// or an expand, and of stacks in a gesture that turns back.
    static var delegatesTold: Self {
        Invariant(
            "delegates-told",
            summary:
                "delegates are told of each change of modes, columns, stacks and presentations",
            sources: [
                "B-005", "B-013", "B-032", "B-050", "B-051", "B-052", "B-053", "B-054", "B-080",
                "B-140", "B-170", "B-171",
            ]
        ) { $0.callbackMemory.faults(in: $0).delegates }
    }
}
