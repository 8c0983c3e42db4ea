/// The failures of one cause.
struct Cause {
    /// The case of the corpus that has the cause, and still fails; `nil` for a new cause.
    let committed: CorpusCase?
    /// The main failure first. All are equal in invariant, location and object.
    var failures: [ShrunkFailure]
    /// What the main failure leads to, in order of signature.
    var consequences: [Consequence] = []

    var main: ShrunkFailure { failures[0] }

    /// Whether something else than the corpus has a failure of the cause.
    var isFound: Bool { failures.contains { $0.origin != .corpus } }
    /// Whether every run finds a failure of the cause, whatever its seed.
    var isScreened: Bool { failures.contains { $0.origin == .screening } }

    /// The failures whose traces the file of the cause holds: the main one, and those that not only
    /// random search has found.
    var lastingFailures: [ShrunkFailure] {
        failures.prefix(1) + failures.dropFirst().filter { $0.origin != .chance }
    }

    /// The traces of the failures besides the main one that random search alone has found, or of
    /// the others; simplest first, each once.
    ///
    /// A trace of the corpus counts in the set-up of its file alone.
    func otherTraces(byChance: Bool) -> [Trace] {
        let own = failures.dropFirst().filter { failure in
            (failure.origin == .chance) == byChance
                && (failure.origin != .corpus || committed?.traces.contains(failure.trace) == true)
        }
        return Set(own.map(\.trace)).subtracting([main.trace]).sorted()
    }
}
