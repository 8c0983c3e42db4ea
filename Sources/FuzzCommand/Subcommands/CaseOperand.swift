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
        library = CaseLibrary(apps, judging: judging, context: context)
    }

    /// Reads the case, and finds the subject that it names. Writes the reason to standard error and
    /// returns `nil` if it cannot be read.
    func open() -> (file: CorpusFile, committed: CorpusCase, subject: Subject<SplitMachine>)? {
        let file = library.read(path)
        guard let committed = file.committed, let subject = library.table.subject(of: committed)
        else {
            library.context.error.write(file.complaint ?? "")
            return nil
        }
        return (file, committed, subject)
    }
}
