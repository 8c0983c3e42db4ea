internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting

/// What one search for a planted fault has seen.
struct Trial: Equatable, Codable {
    /// A failure in one of the fault's apps.
    struct Failure: Equatable, Codable {
        /// The position of the app among those of the fault.
        var app: Int
        var signature: Signature
        var trace: Trace
        /// The actions that the search had executed at the end of the trace; at least so many where
        /// the search was lost.
        var actions: Int

        /// Whether the trace ends its process, or never ends.
        var endsProcess: Bool { signature.invariant == Violation.keepsRunning }
    }

    /// `nil` if nothing failed.
    var first: Failure?
    /// The invariants that something broke, in order of their names.
    var invariants: [String] = []
    /// All actions that the search executed.
    var actions = 0
    /// Whether it has come to the place of the fault.
    var isReached = false
}

@MainActor extension Trial {
    /// What a search has seen whose processes keep ending: the shortest trace that ended one.
    init(ended job: TrialJob) {
        guard let shortest = job.crashing.min(by: { $0.trace < $1.trace }) else { return }
        var app = shortest.position.island ?? 0
        if case .screening(let screened) = job.part { app = screened }
        let signature = Signature(
            invariant: Violation.keepsRunning, location: shortest.kind,
            rule: shortest.trace.actions.last.map { SplitMachine.rules[$0.rule].name } ?? "")
        first = Failure(
            app: app, signature: signature, trace: shortest.trace, actions: shortest.trace.count)
        invariants = [Violation.keepsRunning]
        actions = shortest.trace.count
    }
}
