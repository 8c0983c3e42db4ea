internal import Platform

/// How the command ends: a number that scripts can rely on.
package struct CommandStatus: Hashable, Sendable {
    package let code: Int32

    /// No failure, or known ones only.
    package static let asExpected = CommandStatus(code: 0)
    /// A new failure, or a case that does not do what it says.
    package static let finding = CommandStatus(code: 1)
    /// A mistake in the command line, or a file that cannot be read.
    package static let badInput = CommandStatus(code: 2)
    /// The system failed: disk full, no permission.
    package static let machineFailed = CommandStatus(code: 3)
    /// A bug in this package.
    package static let ownBug = CommandStatus(code: 70)
    package static let interrupted = CommandStatus(code: 130)
    package static let terminated = CommandStatus(code: 143)

    /// If several apply, the first of these counts.
    static let precedence: [CommandStatus] = [
        .ownBug, .machineFailed, .interrupted, .terminated, .badInput, .finding, .asExpected,
    ]

    private init(code: Int32) {
        self.code = code
    }

    /// Keeps the status that takes precedence.
    mutating func combine(_ other: CommandStatus) {
        self = CommandStatus.precedence.first { $0 == self || $0 == other } ?? self
    }

    func endProcess() -> Never {
        CurrentProcess.end(status: code)
    }
}
