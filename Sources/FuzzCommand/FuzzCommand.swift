public import SplitFuzz

/// The `fuzzsplit` command as a library: a tool of your own has every subcommand for its own apps.
///
/// ```swift
/// import FuzzCommand
///
/// FuzzCommand.main(apps: [.shop, .settings])
/// ```
public enum FuzzCommand {
    /// What `--version` prints behind the program's name.
    public static let version = "0.1.0"

    /// Runs the process's arguments and ends the process.
    @MainActor public static func main(apps: [AppUnderTest]) -> Never {
        Trap.catchAll()
        if CommandLine.arguments.dropFirst().first == Worker.name {
            work(Array(CommandLine.arguments.dropFirst(2)), apps: apps)
        }
        let status = run(
            arguments: Array(CommandLine.arguments.dropFirst()), apps: apps,
            surroundings: .ofProcess())
        status.endProcess()
    }

    /// Serves another process of this executable (see `Worker`).
    @MainActor private static func work(_ arguments: [String], apps: [AppUnderTest]) -> Never {
        guard var worker = try? Worker(arguments, apps: apps, surroundings: .ofProcess()) else {
            CommandStatus.badInput.endProcess()
        }
        worker.work()
        CommandStatus.asExpected.endProcess()
    }

    /// Parses, calls, renders: the whole command but for the process around it.
    @MainActor public static func run(
        arguments: [String], apps: [AppUnderTest], surroundings: Surroundings
    ) -> CommandStatus {
        let line = CommandLineText(program: surroundings.program, arguments: arguments)
        var status = CommandStatus.asExpected
        do throws(UsageError) {
            let parsed = try ParsedArguments(arguments)
            status = try execute(parsed, apps: apps, surroundings: surroundings)
        } catch {
            surroundings.error.write(error.message(in: line))
            status = .badInput
        }
        if surroundings.output.hasFailed {
            surroundings.error.write(
                "\(surroundings.program): cannot write standard output; is the disk full?\n")
            status.combine(.machineFailed)
        }
        return status
    }

    @MainActor private static func execute(
        _ arguments: ParsedArguments, apps: [AppUnderTest], surroundings: Surroundings
    ) throws(UsageError) -> CommandStatus {
        let program = surroundings.program
        if arguments.has(.help) {
            surroundings.output.write(HelpText(program: program).text(for: arguments.subcommand))
            return .asExpected
        }
        if arguments.has(.version) {
            surroundings.output.write("\(program) \(version)\n")
            return .asExpected
        }
        switch arguments.subcommand ?? .run {
        case .run:
            return try RunCommand(arguments, apps: apps, surroundings: surroundings).execute()
        case .replay:
            return try ReplayCommand(arguments, apps: apps, surroundings: surroundings).execute()
        case .explore:
            return try ExploreCommand(arguments, apps: apps, surroundings: surroundings).execute()
        case .shrink:
            return try ShrinkCommand(arguments, apps: apps, surroundings: surroundings).execute()
        case .show:
            return try ShowCommand(arguments, apps: apps, surroundings: surroundings).execute()
        case .list:
            return try ListCommand(arguments, apps: apps, surroundings: surroundings).execute()
        }
    }
}
