#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// How the command ends, in a number that scripts can rely on.
public struct ExitStatus: Hashable, Sendable {
    public let code: Int32

    /// All is as expected, known findings included.
    public static let asExpected = ExitStatus(code: 0)
    /// A new finding, or a case that does other than what it says.
    public static let finding = ExitStatus(code: 1)
    /// Bad usage, or input that cannot be read.
    public static let badInput = ExitStatus(code: 2)
    /// The machine failed us: disk full, no permission.
    public static let machineFailed = ExitStatus(code: 3)
    /// A bug of ours.
    public static let ownBug = ExitStatus(code: 70)
    public static let interrupted = ExitStatus(code: 130)
    public static let terminated = ExitStatus(code: 143)

    /// Where several apply, the first of these counts.
    static let precedence: [ExitStatus] = [
        .ownBug, .machineFailed, .interrupted, .terminated, .badInput, .finding, .asExpected,
    ]

    private init(code: Int32) {
        self.code = code
    }

    /// Keeps the status that takes precedence.
    mutating func combine(_ other: ExitStatus) {
        self = ExitStatus.precedence.first { $0 == self || $0 == other } ?? self
    }

    func endProcess() -> Never {
        exit(code)
    }
}
