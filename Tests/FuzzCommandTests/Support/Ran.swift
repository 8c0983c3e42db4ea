import FuzzCommand
import SplitFuzz
import StatefulTesting

/// What a command printed, and how it ended.
struct Ran: Equatable {
    let status: CommandStatus
    let output: String
    let error: String

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// Runs the command in this process.
@MainActor func fuzzsplit(
    _ arguments: String..., on apps: [AppUnderTest] = [.sidebar], in folder: Folder? = nil,
    surroundings change: (inout Surroundings) -> Void = { _ in }
) -> Ran {
    fuzzsplit(arguments, on: apps, in: folder, surroundings: change)
}

@MainActor func fuzzsplit(
    _ arguments: [String], on apps: [AppUnderTest] = [.sidebar], in folder: Folder? = nil,
    surroundings change: (inout Surroundings) -> Void = { _ in }
) -> Ran {
    let output = MemorySink()
    let error = MemorySink()
    var surroundings = Surroundings(output: output, error: error)
    surroundings.currentDirectory = folder?.path ?? "/nonexistent"
    change(&surroundings)
    let status = FuzzCommand.run(
        arguments: arguments, apps: apps, surroundings: surroundings)
    return Ran(status: status, output: output.text, error: error.text)
}
