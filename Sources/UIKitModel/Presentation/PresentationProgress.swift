/// How far a presentation is, from its preparation to its end.
@MainActor struct PresentationProgress {
    enum Phase: Int { case prepared, presenting, presented, dismissing, over }

    private(set) var phase = Phase.prepared
    /// The number of transitions and ends so far. The scheduled end of an earlier transition does
    /// nothing.
    private var transitionCount = 0
    /// The completion handler of the transition under way.
    private(set) var completion: (() -> Void)?

    mutating func enter(_ phase: Phase) { self.phase = phase }

    /// Keeps the completion handler until the transition ends.
    mutating func keep(_ completion: (() -> Void)?) { self.completion = completion }

    /// Returns the number of a transition that begins now.
    mutating func numberTransition() -> Int {
        transitionCount += 1
        return transitionCount
    }

    /// Whether no transition has begun or ended since the one with a number.
    func isCurrent(_ number: Int) -> Bool { transitionCount == number }

    mutating func endTransition() { transitionCount += 1 }

    /// Returns the completion of the transition that has ended, once.
    mutating func takeCompletion() -> (() -> Void)? {
        defer { completion = nil }
        return completion
    }
}
