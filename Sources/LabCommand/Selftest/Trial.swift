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
        /// The actions that the search had executed at the end of the trace.
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
