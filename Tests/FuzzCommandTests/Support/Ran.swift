import FuzzCommand
import LabCommand
import SplitFuzz
import StatefulTesting

/// What a command printed, and how it ended.
struct Ran: Equatable {
    let status: CommandStatus
    let output: String
    var error: String

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// Runs the command in this process.
@MainActor func fuzzsplit(
    _ arguments: String..., on apps: [AppUnderTest] = [.sidebar], in folder: Folder? = nil,
    context change: (inout CommandContext) -> Void = { _ in }
) -> Ran {
    fuzzsplit(arguments, on: apps, in: folder, context: change)
}

@MainActor func fuzzsplit(
    _ arguments: [String], on apps: [AppUnderTest] = [.sidebar], in folder: Folder? = nil,
    context change: (inout CommandContext) -> Void = { _ in }
) -> Ran {
    let output = MemorySink()
    let error = MemorySink()
    var context = CommandContext(output: output, error: error)
    context.currentDirectory = folder?.path ?? "/nonexistent"
    change(&context)
    let status = FuzzCommand.run(
        arguments: arguments, apps: apps, context: context)
    return Ran(status: status, output: output.text, error: error.text)
}

/// Runs the command of maintainers in this process.
@MainActor func fuzzlab(_ arguments: [String], in folder: Folder? = nil) -> Ran {
    fuzzsplit(arguments, on: .bundled, in: folder) { context in
        context.program = "fuzzlab"
        context.table = .fuzzlab
    }
}

/// Options that leave one window. Screening tries every set-up that the options leave, which takes
/// half of the time of a short run.
let oneWindow = ["--direction", "left-to-right", "--orientation", "landscape", "--window", "full"]

/// Options that leave one set-up.
let oneSetup = oneWindow + ["--device", "iPad Pro 11-inch", "--release", "iOS 14"]
