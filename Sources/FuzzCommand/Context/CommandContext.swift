internal import Foundation
public import StatefulTesting

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// All that the command knows of the world: streams, folder, terminal, signals, clock and chance.
///
/// A test makes its own; nothing else in this target asks the process.
@MainActor public struct CommandContext {
    /// The name by which the user calls the command.
    public var program = "fuzzsplit"
    public var output: any TextSink
    public var error: any TextSink
    /// Where relative paths begin.
    public var currentDirectory = "."
    /// How many columns a drawing may take.
    public var width = 80
    public var usesColor = false
    public var showsProgress = false
    /// What a worker process executes; `nil` where all work is done in this process.
    public var executable: String?
    /// How many processes can work at once.
    public var cores = 1
    /// Picks a seed where none is given.
    public var pickSeed: () -> Seed
    /// Begins to listen for signals that would end the process, and tells what has come.
    public var listen: () -> (() -> Interruption?)
    /// Time since some moment; only `--for` asks.
    public var elapsed: () -> Duration

    /// Quiet context that keep what is written: no terminal, no signals, time stands still.
    public init(output: any TextSink, error: any TextSink) {
        self.output = output
        self.error = error
        pickSeed = { Seed(0) }
        listen = { { nil } }
        elapsed = { .zero }
    }

    /// Those of this process.
    static func ofProcess() -> CommandContext {
        var context = CommandContext(
            output: StreamSink(STDOUT_FILENO), error: StreamSink(STDERR_FILENO))
        if let path = CommandLine.arguments.first, let name = path.split(separator: "/").last {
            context.program = String(name)
        }
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let isPlain = variable("NO_COLOR")?.isEmpty == false || variable("TERM") == "dumb"
        context.usesColor = isTerminal && !isPlain
        context.showsProgress = isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb"
        context.width = width(isTerminal: isTerminal)
        context.pickSeed = {
            // Nine digits at most: a seed is read aloud and typed again.
            var chance = SystemRandomNumberGenerator()
            return Seed(UInt64.random(in: 0..<1_000_000_000, using: &chance))
        }
        context.listen = {
            Interruption.listen()
            return Interruption.received
        }
        #if os(Linux)
            // The very file, also after a newer build has taken its location.
            context.executable = "/proc/self/exe"
        #else
            context.executable = Bundle.main.executablePath
        #endif
        context.cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
        let start = ContinuousClock.now
        context.elapsed = { ContinuousClock.now - start }
        return context
    }

    /// A path as the system is to see it.
    func resolved(_ path: String) -> String {
        currentDirectory == "." || path.hasPrefix("/") ? path : "\(currentDirectory)/\(path)"
    }

    // MARK: - The process

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    private static func width(isTerminal: Bool) -> Int {
        if let columns = variable("COLUMNS").flatMap(Int.init), columns > 0 { return columns }
        var size = winsize()
        guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
        else { return 80 }
        return Int(size.ws_col)
    }
}
