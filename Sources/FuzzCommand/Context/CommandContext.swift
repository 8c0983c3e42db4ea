internal import Foundation
package import Platform
package import StatefulTesting

/// Everything that the command uses of its process: streams, directory, environment, terminal,
/// signals, clock, and a random number for the seed.
///
/// No other type of this target reads the state of the process, except `Backtrace`. A test makes
/// its own context.
@MainActor package struct CommandContext {
    /// The name of the program, for messages.
    package var program = "fuzzsplit"
    /// The program in commands that a user can paste: with its path if the user typed one.
    package var invocation = "fuzzsplit"
    /// The subcommands of the program.
    package var table = CommandTable.fuzzsplit
    package var output: any TextSink
    package var error: any TextSink
    /// The summary page of a job of GitHub Actions; `nil` if there is none.
    package var summary: (any TextSink)?
    /// The changes of names in the cases of the user's apps.
    package var renames = Renames()
    /// Relative paths start here.
    package var currentDirectory = "."
    /// The number of columns that a drawing may use.
    package var width = 80
    /// The number of columns that the line of the progress may use.
    package var progressWidth = 80
    package var usesColor = false
    package var showsProgress = false
    /// The file that worker processes execute; `nil` to do all work in this process.
    package var executable: String?
    /// A hash of this program, which differs from build to build (see `ProgramHash`).
    package var build: () -> String = { "none" }
    /// How many processes can work at once.
    package var cores = 1
    /// The variables of the environment.
    package var environment: [String: String] = [:]
    /// Picks a seed if the user gives none.
    package var pickSeed: () -> Seed = { Seed(0) }
    /// Starts to listen for signals. The result returns the signal that arrived last, or `nil`.
    package var listen: () -> (() -> Interruption?) = { { nil } }
    /// Drops what apps print in this process from now on.
    package var mute: () -> Void = {}
    /// The time since a fixed moment, for `--for` and the progress.
    package var elapsed: () -> Duration = { .zero }

    /// A context without terminal and signals. Its clock always returns zero, and its seed is 0.
    package init(output: any TextSink, error: any TextSink) {
        self.output = output
        self.error = error
    }

    /// The context of this process.
    static func ofProcess(output: Descriptor = .standardOutput) -> CommandContext {
        var context = CommandContext(
            output: StreamSink(output), error: StreamSink(.standardError))
        if let path = CommandLine.arguments.first, let name = path.split(separator: "/").last {
            context.program = String(name)
            context.invocation = path.contains("/") ? path : context.program
        }
        let variables = ProcessInfo.processInfo.environment
        context.environment = variables
        let isDumb = variables["TERM"] == "dumb"
        let isPlain = isDumb || variables["NO_COLOR"]?.isEmpty == false
        context.usesColor = output.isTerminal && !isPlain
        context.showsProgress = Descriptor.standardError.isTerminal && !isDumb
        if let path = variables["GITHUB_STEP_SUMMARY"], !path.isEmpty {
            context.summary = (try? Descriptor.appending(path)).map { StreamSink($0) }
        }
        let columns = variables["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
        // A drawing is a grid of that width, so a mistyped `COLUMNS` must not take all the memory.
        context.width = min(columns ?? output.terminalWidth ?? 80, 1_000)
        context.progressWidth = Descriptor.standardError.terminalWidth ?? 80
        context.pickSeed = {
            // At most nine digits, so that people can read a seed aloud and type it.
            var generator = SystemRandomNumberGenerator()
            return Seed(UInt64.random(in: 0..<1_000_000_000, using: &generator))
        }
        context.mute = Descriptor.muteStandardOutput
        context.listen = {
            Interruption.listen()
            return Interruption.received
        }
        #if os(Linux)
            // The running file itself, even after a newer build has replaced it.
            context.executable = "/proc/self/exe"
        #else
            context.executable = Bundle.main.executablePath
        #endif
        let executable = context.executable
        context.build = { executable.flatMap(ProgramHash.ofFile) ?? "unknown" }
        context.cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
        let start = ContinuousClock.now
        context.elapsed = { ContinuousClock.now - start }
        return context
    }

    /// A path of the command line, relative to the directory of this context.
    package func resolved(_ path: String) -> String {
        currentDirectory == "." || path.hasPrefix("/") ? path : "\(currentDirectory)/\(path)"
    }

    /// The kind of file at a path of the command line; `nil` if there is none, or if the path
    /// cannot be read.
    package func kind(at path: String) -> FileStatus.Kind? {
        try? FileStatus(of: resolved(path)).kind
    }

    /// Says why a file cannot be written, and returns the status.
    func reportUnwritable(_ path: String, _ reason: String) -> CommandStatus {
        error.write("\(program): cannot write \(CorpusText.printable(path)): \(reason)\n")
        return .systemFailed
    }
}
