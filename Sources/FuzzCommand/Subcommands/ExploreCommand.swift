internal import SplitFuzz
internal import StatefulTesting

/// Tries every sequence of actions, up to a depth or until no new state is reached.
@MainActor struct ExploreCommand {
    private let request: RunRequest
    private let depth: Int?
    private let includesTimings: Bool
    private let format: ListCommand.Format
    /// Where the page of the graphs goes; `nil` for none.
    private let page: String?
    private let library: CaseLibrary
    private let known: KnownCases
    private var context: CommandContext { library.context }

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        guard !arguments.operands.isEmpty else {
            throw arguments.missingOperand("the name of an app")
        }
        let judging = try arguments.judging(of: SplitMachine.judgedNames)
        let choice = try arguments.setup()
        if choice.everyRelease {
            throw arguments.badValue(.release, "one release, since an exploration has one set-up")
        }
        let table = SubjectTable(apps, choosing: choice, judging: judging)
        let subjects = try table.select(arguments.operands)
        depth =
            arguments.has(.depth)
            ? try arguments.number(.depth, in: 0...1_000, default: 0) : nil
        includesTimings = arguments.has(.timings)
        format = try arguments.choice(.format) ?? .text
        page = try arguments.page()
        library = CaseLibrary(table: table, context: context)
        known = try KnownCases(arguments, library: library)
        request = try RunRequest(
            supervising: subjects, longest: depth ?? 0,
            with: judging.arguments + choice.arguments, apps: apps, context: context)
    }

    /// The command that explores one subject again.
    private func command(_ subject: Subject<SplitMachine>) -> String {
        var arguments = ["explore", subject.name]
        if let depth { arguments += ["--depth", "\(depth)"] }
        if includesTimings { arguments.append(Option.timings.name) }
        arguments += request.subjectArguments + KnownCases.arguments(naming: known.path)
        return request.command(arguments)
    }

    func execute() -> CommandStatus {
        if let page, let refusal = PageFile(path: page, library: library).refusal() {
            return refusal
        }
        let progress = Progress(context)
        let text = ExploreText(palette: context.palette)
        for remark in known.files.remarks() { context.error.write(remark) }
        var explored: [ExploredSubject] = []
        let interruption = context.listen()
        let runner = JobRunner(
            request, context: context, interruption: interruption, say: progress.say)
        for (index, subject) in request.subjects.enumerated()
        where !context.output.isClosed && interruption() == nil {
            progress.show("\(subject.name): exploring")
            let report = explore(index, runner)
            progress.clear()
            guard let report else { continue }
            let result = ExploredSubject(subject: subject, report: report)
            if format == .text {
                let space = explored.isEmpty ? "" : "\n"
                context.output.write(space + text.text(result, again: command(subject)))
            }
            explored.append(result)
        }
        runner.end()
        if format == .json { context.output.write(ExploreJSON.value(explored).text) }

        var status = CommandStatus.asExpected
        if let page, interruption() == nil, !context.output.isClosed {
            status = PageFile(path: page, library: library).write(
                Page(of: explored, library, interruption: interruption).html
            ) { if format == .text { context.output.write("\n\($0)") } }
        }
        let isInVain = explored.contains { $0.report.inactivity != nil }
        if isInVain || explored.contains(where: { !$0.newViolations.isEmpty }) {
            status.combine(.finding)
        }
        status.combine(LostPart.status(of: runner.lost, context))
        if !known.files.complaints.isEmpty { status.combine(.badInput) }
        status.combine(context.status(of: interruption(), page == nil ? "" : "; no page written"))
        return status
    }

    /// The exploration of the subject with an index, after its violations were executed in fresh
    /// processes; `nil` if it has no result.
    private func explore(_ index: Int, _ runner: JobRunner) -> ExplorationReport? {
        while true {
            let job = ExplorationJob(
                subject: index, depth: depth, includesTimings: includesTimings,
                drawsGraph: page != nil, known: known.cases.texts(of: request.subjects[index].name),
                crashing: runner.crashing(index))
            guard var report = runner.perform(one: job) else { return nil }
            let rerun = runner.rerun(
                report.violations, of: index, where: { $0.flakiness == nil },
                passed: {
                    $0.flakiness = .onlyInItsProcess
                    ($0.consequences, $0.mechanisms) = ([], [])
                })
            // A hang that was none makes the exploration begin again.
            if let rerun {
                report.violations = rerun.inReportOrder(\.self)
                return report
            }
        }
    }
}

/// The exploration of one variant.
struct ExploredSubject {
    let subject: Subject<SplitMachine>
    let report: ExplorationReport

    var newViolations: [Finding] { report.violations.filter { $0.status == .new } }
}
