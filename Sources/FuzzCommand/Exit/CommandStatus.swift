internal import Platform

/// The exit status of the command. Scripts can rely on these numbers.
///
/// If several apply, the first of these cases counts.
package enum CommandStatus: Int32, CaseIterable, Sendable {
    /// A bug in this package, or a part of a run has no result.
    case ownBug = 70
    /// The system failed: disk full, no permission.
    case systemFailed = 3
    case interrupted = 130
    case terminated = 143
    case hungUp = 129
    /// A mistake in the command line, or a file that cannot be read.
    case badInput = 2
    /// A new failure, an app in which nothing can be done, or a case that does not do what its file
    /// expects.
    case finding = 1
    /// No failure, or known ones only.
    case asExpected = 0

    /// Keeps the status that takes precedence.
    package mutating func combine(_ other: CommandStatus) {
        self = Self.allCases.first { $0 == self || $0 == other } ?? self
    }

    func endProcess() -> Never {
        Trap.isEnding = true
        CurrentProcess.end(status: rawValue)
    }
}
