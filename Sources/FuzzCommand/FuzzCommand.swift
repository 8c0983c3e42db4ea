internal import Platform
public import SplitFuzz
public import StatefulTesting

/// The `fuzzsplit` command as a library. Your own tool gets every subcommand for its apps.
///
/// ```swift
/// import FuzzCommand
///
/// FuzzCommand.main(apps: [.shop, .settings])
/// ```
public enum FuzzCommand {
    /// The version that `--version` prints after the name of the program.
    package static let version = "0.1.0"

    /// Runs the command that the arguments of this process name, then ends the process.
    ///
    /// The exit status is:
    ///
    /// - 0: everything is as expected
    /// - 1: a new failure, or a case that does not do what its file expects
    /// - 2: a mistake in the command line or in a file
    /// - 3: the system failed, as when the disk is full
    /// - 70: a bug in this package, or a part of a run is missing
    /// - 130, 143 or 129: SIGINT, SIGTERM or SIGHUP ended the command
    ///
    /// - Parameters:
    ///   - apps: the apps to search, in the order of all lists; their names must differ.
    ///   - renames: the names in saved cases that have changed, such as those of apps and controls.
    @MainActor public static func main(
        apps: [AppUnderTest], renames: Renames = Renames()
    ) -> Never {
        main(.fuzzsplit, apps: apps, renames: renames)
    }

    /// Runs a command of a table.
    @MainActor package static func main(
        _ table: CommandTable, apps: [AppUnderTest], renames: Renames = Renames()
    ) -> Never {
        Descriptor.reserveStandardStreams()
        CurrentProcess.printAtOnce()
        Signal.fileTooLarge.ignore()
        // Where /proc is missing, Linux tells no process its arguments. Nobody has asked for a run.
        guard !CommandLine.arguments.isEmpty else {
            CommandContext.ofProcess().error.write(
                "the system does not tell this program its arguments; on Linux it needs /proc\n")
            CommandStatus.systemFailed.endProcess()
        }
        let isWorker = CommandLine.arguments.dropFirst().first == Worker.name
        // The parent of a worker sees the signal of a trap, and says what happened.
        if isWorker {
            work(table, Array(CommandLine.arguments.dropFirst(2)), apps: apps, renames: renames)
        }
        Trap.catchAll()
        var context = CommandContext.ofProcess(output: .takeStandardOutput())
        context.table = table
        context.renames = renames
        // An argument that is not UTF-8 has U+FFFD for such bytes. It does not name the file meant.
        let status = run(
            arguments: Array(CommandLine.arguments.dropFirst()), apps: apps, context: context)
        status.endProcess()
    }

    /// Runs this process as a worker of another one (see `Worker`).
    @MainActor private static func work(
        _ table: CommandTable, _ arguments: [String], apps: [AppUnderTest], renames: Renames
    ) -> Never {
        var context = CommandContext.ofProcess()
        context.renames = renames
        table.prepare(context.environment)
        let jobs: [any Job.Type] =
            [
                SearchJob.self, ReportJob.self, ExplorationJob.self, ShrinkingJob.self,
                JudgingJob.self, CertaintyJob.self, ComparisonJob.self, ReplayJob.self,
                RerunJob.self,
            ] + table.jobs
        guard var worker = try? Worker(arguments, apps: apps, jobs: jobs, context: context) else {
            CommandStatus.badInput.endProcess()
        }
        worker.work()
        CommandStatus.asExpected.endProcess()
    }

    /// Runs the command that the arguments name. Uses the process only through the context.
    @MainActor package static func run(
        arguments: [String], apps: [AppUnderTest], context: CommandContext
    ) -> CommandStatus {
        var context = context
        let line = CommandLineText(program: context.program, arguments: arguments)
        var status = CommandStatus.asExpected
        do throws(UsageError) {
            let parsed = try ParsedArguments(arguments, of: context.table)
            if parsed.value(.format)?.text == OutputFormat.github.rawValue {
                context.error = LogSink(context.error)
            }
            status = try execute(parsed, apps: apps, context: context)
        } catch {
            context.error.write(error.message(in: line, of: context.table))
            status = .badInput
        }
        if context.output.hasFailed {
            context.error.write(
                "\(context.program): cannot write standard output; is the disk full?\n")
            status.combine(.systemFailed)
        }
        if context.summary?.hasFailed == true {
            context.error.write(
                "\(context.program): cannot write the job summary that GITHUB_STEP_SUMMARY names\n")
            status.combine(.systemFailed)
        }
        return status
    }

    @MainActor private static func execute(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) -> CommandStatus {
        let program = context.program
        if arguments.has(.help) {
            context.output.write(
                HelpText(program: program, table: context.table).text(for: arguments.subcommand))
            return .asExpected
        }
        if arguments.has(.version) {
            context.output.write("\(program) \(version)\n")
            return .asExpected
        }
        return try arguments.command.perform(arguments, apps, context)
    }
}
