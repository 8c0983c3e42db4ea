internal import Platform

/// How the command ends, in a number that scripts can rely on.
package struct CommandStatus: Hashable, Sendable {
    package let code: Int32

    /// All is as expected, known findings included.
    package static let asExpected = CommandStatus(code: 0)
    /// A new finding, or a case that does other than what it says.
    package static let finding = CommandStatus(code: 1)
    /// Bad usage, or input that cannot be read.
    package static let badInput = CommandStatus(code: 2)
    /// The machine failed us: disk full, no permission.
    package static let machineFailed = CommandStatus(code: 3)
    /// A bug of ours.
    package static let ownBug = CommandStatus(code: 70)
    package static let interrupted = CommandStatus(code: 130)
    package static let terminated = CommandStatus(code: 143)

    /// Where several apply, the first of these counts.
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
