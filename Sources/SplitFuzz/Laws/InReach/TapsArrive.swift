internal import StatefulTesting

@MainActor extension Invariant<SplitMachine> {
    /// A tap on an enabled control that lies on screen, uncovered, arrives at that control and runs
    /// its actions (B-081). A text field becomes first responder (B-079). No control lies under the
    /// navigation bar above its page (B-112). No tap arrives in a secondary that a sidebar covers
    /// (B-T1).
    ///
    /// Which controls are uncovered follows from frames, flags and the order of views; the tap
    /// itself goes where hit testing says. Views whose hit testing the app overrides are exempt.
    static var tapsArrive: Self {
        Invariant(
            "taps-arrive",
            summary: "a tap on a control that nothing covers arrives, and runs its actions",
            sources: ["B-079", "B-081", "B-112", "B-T1"]
        ) { $0.isOver ? nil : $0.lastTouch.fault }
    }
}
