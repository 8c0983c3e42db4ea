internal import SplitFuzz
internal import StatefulTesting

/// Tries every sequence of actions, up to a depth or until no new state is reached.
@MainActor struct ExploreCommand {
    private let request: RunRequest
    private let order: ExplorationOrder
    private let output: CommandOutput
    private let known: KnownCases
    private let context: CommandContext

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
        let depth =
            arguments.has(.depth)
            ? try arguments.number(.depth, in: 0...1_000, default: 0) : nil
        order = ExplorationOrder(depth: depth, includesTimings: arguments.has(.timings))
        output = CommandOutput(format: try arguments.format(), context: context)
        known = try KnownCases(
            arguments, library: CaseLibrary(table: table, context: context))
        request = try RunRequest(
            supervising: subjects, longest: depth ?? 0,
            with: judging.arguments + choice.arguments, apps: apps, context: context)
        self.context = context
    }

    /// The command that explores one subject again.
    private func command(_ subject: Subject<SplitMachine>) -> String {
        var arguments = ["explore", subject.name]
        if let depth = order.depth { arguments += ["--depth", "\(depth)"] }
        if order.includesTimings { arguments.append(Option.timings.name) }
        arguments += request.subjectArguments
        if let corpus = known.path, corpus != KnownCases.standardPath {
            arguments += [Option.corpus.name, corpus]
        }
        return CommandLineText(program: context.invocation, arguments: arguments).text
    }

    func execute() -> CommandStatus {
        let progress = Progress(context)
        let text = ExploreText(palette: context.palette)
        for complaint in known.complaints { context.error.write(complaint) }
        var explored: [ExploredSubject] = []
        let interruption = context.listen()
        let supervisor = Supervisor(
            request, known: known, context: context, interruption: interruption,
            clear: progress.clear)
        for (index, subject) in request.subjects.enumerated()
        where !context.output.isClosed && interruption() == nil {
            progress.show("\(subject.name): exploring")
            let report = explore(index, supervisor)
            progress.clear()
            guard let report else { continue }
            let result = ExploredSubject(subject, report, known: known)
            output.say((explored.isEmpty ? "" : "\n") + text.text(result, again: command(subject)))
            explored.append(result)
        }
        let done = Set(explored.map(\.subject.name))
        output.end(
            json: ExploreJSON.value(explored),
            report: CIReport(
                explored, known: known, program: context.program,
                missed: request.subjects.map(\.name).filter { !done.contains($0) },
                interruption: interruption(), command: command))

        var status = CommandStatus.asExpected
        let isInVain = explored.contains { $0.report.inactivity != nil }
        if isInVain || explored.contains(where: { !$0.newViolations.isEmpty }) {
            status.combine(.finding)
        }
        status.combine(LostPart.status(of: supervisor.lost, context))
        if !known.complaints.isEmpty { status.combine(.badInput) }
        if let interruption = interruption() {
            context.error.write("stopped by \(interruption.rawValue)\n")
            status.combine(interruption.status)
        }
        return status
    }

    /// The exploration of the subject with an index; `nil` if it has no result.
    private func explore(_ index: Int, _ supervisor: Supervisor) -> ExplorationReport? {
        let task = WorkerTask(
            verb: .explore, subject: index, cases: 0, payload: order.encoded)
        let subject = request.subjects[index]
        let trap = TrapText(program: context.invocation, subject: subject)
        let again = command(subject)
        let result = supervisor.perform(task) {
            trap.text($0) + "  to explore again: \(again)\n"
        }
        guard case .explored(let report) = result else { return nil }
        return report
    }
}

/// The exploration of one variant, and the known cases that its violations have.
struct ExploredSubject {
    let subject: Subject<SplitMachine>
    let report: ExplorationReport
    private let known: KnownCases

    @MainActor init(
        _ subject: Subject<SplitMachine>, _ report: ExplorationReport, known: KnownCases
    ) {
        self.subject = subject
        self.report = report
        self.known = known
    }

    /// The case that has the cause of a violation; `nil` if the violation is new.
    @MainActor func knownFile(_ violation: ExploredViolation) -> CorpusFile? {
        known.file(of: violation.status, app: report.subject)
    }

    var newViolations: [ExploredViolation] { report.violations.filter { $0.status == .new } }
}
