internal import SplitFuzz
internal import StatefulTesting

/// The only operand of `show` and `shrink`: the path of a case, and the apps that the case may
/// name.
@MainActor struct CaseOperand {
    /// The path as the user typed it.
    let path: String
    let library: CaseLibrary

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        path = try arguments.onlyOperand("the path of one case").text
        let judging = try arguments.judging(of: SplitMachine.judgedNames)
        library = CaseLibrary(
            table: SubjectTable(apps, judging: judging), context: context)
    }

    /// A file with its case, and the subject that the case names.
    typealias Opened = (
        file: CorpusFile, committed: CorpusCase, subject: Subject<SplitMachine>
    )

    /// Reads the case. Writes the reason to standard error and returns `nil` if it cannot be read.
    func open() -> Opened? {
        let file = library.read(path)
        guard let committed = file.committed, let subject = library.subject(of: committed) else {
            library.context.error.write(file.complaint ?? "")
            return nil
        }
        return (file, committed, subject)
    }

    /// A log for replaying the case. After a trap, the message names the line of the file.
    func log(_ subject: Subject<SplitMachine>, _ committed: CorpusCase) -> ActionLog {
        library.log(subject, committed, at: path)
    }

    /// A command about this case, with the same choice of invariants.
    func command(_ subcommand: Subcommand) -> String {
        let arguments = [subcommand.name, path] + library.table.judging.arguments
        return CommandLineText(program: library.context.invocation, arguments: arguments).text
    }
}
