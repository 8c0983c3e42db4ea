internal import Platform

/// The exit status of the command. Scripts can rely on these numbers.
package struct CommandStatus: Hashable, Sendable {
    package let code: Int32

    /// No failure, or known ones only.
    package static let asExpected = CommandStatus(code: 0)
    /// A new failure, an app in which nothing can be done, or a case that does not do what its file
    /// expects.
    package static let finding = CommandStatus(code: 1)
    /// A mistake in the command line, or a file that cannot be read.
    package static let badInput = CommandStatus(code: 2)
    /// The system failed: disk full, no permission.
    package static let systemFailed = CommandStatus(code: 3)
    /// A bug in this package, or a part of a run has no result.
    package static let ownBug = CommandStatus(code: 70)
    package static let interrupted = CommandStatus(code: 130)
    package static let terminated = CommandStatus(code: 143)
    package static let hungUp = CommandStatus(code: 129)

    /// All statuses. If several apply, the first in this list counts.
    static let precedence: [CommandStatus] = [
        .ownBug, .systemFailed, .interrupted, .terminated, .hungUp, .badInput, .finding,
        .asExpected,
    ]

    private init(code: Int32) {
        self.code = code
    }

    /// Keeps the status that takes precedence.
    package mutating func combine(_ other: CommandStatus) {
        self = CommandStatus.precedence.first { $0 == self || $0 == other } ?? self
    }

    func endProcess() -> Never {
        Trap.isEnding = true
        CurrentProcess.end(status: code)
    }
}
