internal import SplitFuzz
internal import StatefulTesting

/// Replays cases, and prints for each whether it still does what its file expects.
@MainActor struct ReplayCommand {
    private let paths: [Operand]
    private let output: CommandOutput
    private let repairs: Bool
    private let proves: Bool
    private let library: CaseLibrary
    private var context: CommandContext { library.context }

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        guard !arguments.operands.isEmpty else {
            throw arguments.missingOperand("the path of a case or of a directory")
        }
        paths = arguments.operands
        proves = arguments.has(.prove)
        repairs = arguments.has(.repair) || proves
        output = CommandOutput(format: try arguments.format(), context: context)
        let judging = try arguments.judging(of: SplitMachine.judgedNames)
        library = CaseLibrary(apps, judging: judging, context: context)
    }

    func execute() -> CommandStatus {
        output.say(ReplayText.head(library.table.judging))
        let interruption = context.listen()
        var repair = CaseRepair(library: library, proves: proves, interruption: interruption)
        var replayed: [ReplayedCase] = []
        var found = FoundCases()
        // The path that a signal has kept from being read whole.
        var unread: String?
        for path in paths {
            let known = found.files.count
            found.add(path, in: library, until: { interruption() != nil })
            let files = Array(found.files[known...])
            if interruption() != nil {
                unread = path.text
                break
            }
            // A repair starts workers of its own, so it waits until those of this search are gone.
            var unrepaired: [ReplayedCase] = []
            CaseJudging(library: library, interruption: interruption).judge(files) { file, judged in
                let result = ReplayedCase(file, library: library, judged: judged)
                if repairs { return unrepaired.append(result) }
                output.say(ReplayText.line(result, context.palette))
                replayed.append(result)
            }
            for result in unrepaired where interruption() == nil {
                output.say(ReplayText.line(result, context.palette))
                replayed.append(repaired(result, by: &repair))
            }
        }
        output.say(ReplayText.summary(replayed))
        output.end(
            json: ReplayJSON.value(replayed),
            report: CIReport(
                replayed, complaints: found.empty, program: context.program,
                command: library.command))
        for complaint in found.complaints { context.error.write(complaint) }
        for remark in found.foreign.remarks() { context.error.write(remark) }
        var status = CommandStatus.asExpected
        for result in replayed { status.combine(result.status) }
        status.combine(LostPart.status(of: repair.lost, context))
        if !found.complaints.isEmpty { status.combine(.badInput) }
        let (cases, all) = (replayed.count, found.files.count)
        let rest =
            unread.map { " while reading \($0); \(cases.counting("case"))" }
            ?? "; \(cases.grouped) of \(all.counting("case"))"
        status.combine(context.status(of: interruption(), "\(rest) replayed"))
        return status
    }

    /// The case after its repair, if it needs one. Says what was done.
    private func repaired(
        _ result: ReplayedCase, by repair: inout CaseRepair
    ) -> ReplayedCase {
        let outcome = repair.repair(result)
        output.say(ReplayText.lines(outcome))
        var after = result
        if case .repaired = outcome {
            let file = library.read(result.file.path)
            after = ReplayedCase(
                file, library: library, judged: CaseJudging(library: library).result(of: file))
        }
        after.repair = outcome
        return after
    }
}

/// A file, and the verdict of its replay.
struct ReplayedCase {
    let file: CorpusFile
    /// `nil` if the file cannot be opened, or if the case is not judged.
    let verdict: Verdict?
    /// The invariant of the case if it is left out. The case is then skipped.
    let leftOut: LeftOut?
    /// Why no process can judge the case; `nil` if one can.
    let lost: LostPart?
    /// What `--repair` did before this replay; `nil` without that option.
    var repair: CaseRepair.Outcome?

    /// - Parameter judged: what is known of the case; `nil` if nothing is.
    @MainActor init(_ file: CorpusFile, library: CaseLibrary, judged: CaseJudging.Result? = nil) {
        self.file = file
        lost = judged?.lost
        let subject = file.committed.flatMap(library.table.subject(of:))
        let leftOut = subject?.leftOut(file.committed?.expectation.invariant ?? "")
        self.leftOut = leftOut
        switch file.content {
        case .malformed(let error, _): verdict = .unreadable(error)
        case .inaccessible, .unlisted: verdict = nil
        case .readable where leftOut != nil || lost != nil: verdict = nil
        case .readable(let committed):
            verdict = subject.map { subject in
                var executor = Executor(subject)
                executor.crashing = judged?.crashing ?? []
                return Verdict(judging: committed, by: executor)
            }
        }
    }

    var status: CommandStatus {
        if case .failed = repair { return .systemFailed }
        return switch verdict {
        case nil where leftOut != nil: .asExpected
        case nil where lost != nil: lost?.isFoundInApp == true ? .finding : .ownBug
        case nil, .unreadable: .badInput
        case .asExpected, .noLongerMinimal: .asExpected
        case .fixed, .alsoByFixed, .brokenAgain, .failsDifferently, .stale, .undecided: .finding
        }
    }

    /// The verdict, with line and reason.
    var text: String {
        if let leftOut { return "not judged: \(leftOut.name) (\(leftOut.reason))" }
        if let lost { return "not judged: \(lost.why)" }
        return verdict.map(\.description) ?? "unreadable (the file cannot be opened)"
    }

    /// The same, for people who do not know cases: whether the failure is there.
    var reproduced: String {
        guard case .asExpected = verdict, let expected = file.committed?.expectation else {
            return text
        }
        if case .fails = expected { return "reproduced: it fails as its file says" }
        return "repaired: it fails no longer, as its file says"
    }

    /// The verdict without line and reason, for a summary.
    var kind: String {
        switch verdict {
        case .asExpected: "as expected"
        case .noLongerMinimal: "as expected, no longer minimal"
        case .fixed: "fixed"
        case .alsoByFixed: "also-by fixed"
        case .brokenAgain: "broken again"
        case .failsDifferently: "fails differently"
        case .stale: "stale"
        case .undecided: "undecided"
        case nil where leftOut != nil || lost != nil: "not judged"
        case .unreadable, nil: "unreadable"
        }
    }

    /// All verdicts, in the order of a summary.
    static let kinds = [
        "as expected", "as expected, no longer minimal", "fixed", "also-by fixed",
        "broken again", "fails differently", "stale", "undecided", "unreadable", "not judged",
    ]
}
