internal import Platform
internal import SplitFuzz
internal import StatefulTesting

/// Replays cases, and prints for each whether it still does what its file expects.
@MainActor struct ReplayCommand {
    private let paths: [Operand]
    private let format: OutputFormat
    private let library: CaseLibrary
    private let context: CommandContext

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        guard !arguments.operands.isEmpty else {
            throw arguments.missingOperand("the path of a case or of a directory")
        }
        paths = arguments.operands
        format = try arguments.format()
        library = CaseLibrary(table: SubjectTable(apps), context: context)
        self.context = context
    }

    func execute() -> CommandStatus {
        var replayed: [ReplayedCase] = []
        var complaints: [String] = []
        for path in paths {
            for file in files(at: path, &complaints) {
                let result = ReplayedCase(file, library: library)
                if let complaint = file.complaint { complaints.append(complaint) }
                if format == .text {
                    context.output.write(ReplayText.line(result, context.palette))
                }
                replayed.append(result)
            }
        }
        switch format {
        case .text: context.output.write(ReplayText.summary(replayed))
        case .json: context.output.write(ReplayJSON.value(replayed).text)
        }
        for complaint in complaints { context.error.write(complaint) }
        var status = CommandStatus.asExpected
        for result in replayed { status.combine(result.status) }
        if !complaints.isEmpty { status.combine(.badInput) }
        return status
    }

    /// The cases at a path. If there is none, a message is added to `complaints`.
    private func files(at path: Operand, _ complaints: inout [String]) -> [CorpusFile] {
        guard context.kind(at: path.text) == .directory else {
            return [library.read(path.text)]
        }
        do throws(CorpusFileError) {
            let files = try library.readAll(in: path.text)
            if files.isEmpty {
                complaints.append(
                    "\(path.text): this directory has no files that end in .case; "
                        + "name another directory\n")
            }
            return files
        } catch {
            complaints.append("\(path.text): \(error.reason)\n")
            return []
        }
    }
}

/// A file, and the verdict of its replay.
struct ReplayedCase {
    let file: CorpusFile
    /// `nil` if the file cannot be opened.
    let verdict: Verdict?

    @MainActor init(_ file: CorpusFile, library: CaseLibrary) {
        self.file = file
        switch file.content {
        case .malformed(let error, _): verdict = .unreadable(error)
        case .inaccessible: verdict = nil
        case .readable(let committed):
            verdict = library.subject(of: committed).map { subject in
                Verdict(judging: committed, by: Executor(subject))
            }
        }
    }

    var status: CommandStatus {
        switch verdict {
        case nil, .unreadable: .badInput
        case .asExpected, .noLongerMinimal: .asExpected
        case .fixed, .formFixed, .brokenAgain, .failsDifferently, .stale, .undecided: .finding
        }
    }

    /// The verdict, with line and reason.
    var text: String {
        verdict.map(\.description) ?? "unreadable (the file cannot be opened)"
    }

    /// The verdict without line and reason, for a summary.
    var kind: String {
        switch verdict {
        case .asExpected: "as expected"
        case .noLongerMinimal: "as expected, no longer minimal"
        case .fixed: "fixed"
        case .formFixed: "fixed in another form"
        case .brokenAgain: "broken again"
        case .failsDifferently: "fails differently"
        case .stale: "stale"
        case .undecided: "undecided"
        case .unreadable, nil: "unreadable"
        }
    }

    /// All verdicts, in the order of a summary.
    static let kinds = [
        "as expected", "as expected, no longer minimal", "fixed", "broken again",
        "fails differently", "stale", "undecided", "unreadable",
    ]
}
