/// What became of the cases that earlier runs have not shrunk. Each is given by its trace.
package struct PendingOutcome: Hashable, Sendable, Codable {
    /// The cases whose failures are part of a finding that was shrunk.
    package var shrunk: [Trace] = []
    /// The cases that no longer fail.
    package var passed: [Trace] = []
}
