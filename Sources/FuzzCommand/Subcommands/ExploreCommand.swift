internal import SplitFuzz
internal import StatefulTesting

/// Tries every sequence of actions, up to a depth or until no new state is reached.
@MainActor struct ExploreCommand {
    private let subjects: [Subject<SplitMachine>]
    private let plan: ExplorationPlan
    private let output: CommandOutput
    private let known: KnownCases
    private let choices: [String]
    private let context: CommandContext

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        guard !arguments.operands.isEmpty else {
            throw arguments.missingOperand("the name of an app")
        }
        let judging = try arguments.judging(of: SplitMachine.judgedNames)
        let choice = try arguments.setup()
        let table = SubjectTable(apps, choosing: choice, judging: judging)
        choices = judging.arguments + choice.arguments
        subjects = try table.select(arguments.operands)
        let depth =
            arguments.has(.depth)
            ? try arguments.number(.depth, in: 0...1_000, default: 0) : nil
        var plan = ExplorationPlan(depth: depth, includesTimings: arguments.has(.timings))
        plan.repeatsViolations = true
        self.plan = plan
        output = CommandOutput(format: try arguments.format(), context: context)
        known = try KnownCases(
            arguments, library: CaseLibrary(table: table, context: context))
        self.context = context
    }

    /// The command that explores one subject again.
    private func command(_ subject: Subject<SplitMachine>) -> String {
        var arguments = ["explore", subject.name]
        if let depth = plan.depth { arguments += ["--depth", "\(depth)"] }
        if plan.includesTimings { arguments.append(Option.timings.name) }
        arguments += choices
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
        for subject in subjects where !context.output.isClosed && interruption() == nil {
            progress.show("\(subject.name): exploring")
            let command = command(subject)
            let trap = TrapText(program: context.invocation, subject: subject)
            let log = Trap.log(.exploring) {
                trap.text($0) + "  to explore again: \(command)\n"
            }
            var executor = Executor(subject, log: log)
            let sink = context.output
            executor.monitor = RunMonitor(
                mustStop: { interruption() != nil || sink.isClosed })
            var explorer = Explorer(executor, plan: plan)
            let report = explorer.explore()
            progress.clear()
            let result = ExploredSubject(subject, report, known: known)
            output.say((explored.isEmpty ? "" : "\n") + text.text(result, again: command))
            explored.append(result)
        }
        let done = Set(explored.map(\.subject.name))
        output.end(
            json: ExploreJSON.value(explored),
            report: CIReport(
                explored, known: known, program: context.program,
                missed: subjects.map(\.name).filter { !done.contains($0) },
                interruption: interruption(), command: command))

        var status = CommandStatus.asExpected
        let isInVain = explored.contains { $0.report.inactivity != nil }
        if isInVain || explored.contains(where: { !$0.newViolations.isEmpty }) {
            status.combine(.finding)
        }
        if !known.complaints.isEmpty { status.combine(.badInput) }
        if let interruption = interruption() {
            context.error.write("stopped by \(interruption.rawValue)\n")
            status.combine(interruption.status)
        }
        return status
    }
}

/// The exploration of one variant, and the known cases that its violations have.
struct ExploredSubject {
    let subject: Subject<SplitMachine>
    let report: ExplorationReport
    let knownFiles: [Signature: CorpusFile]

    @MainActor init(
        _ subject: Subject<SplitMachine>, _ report: ExplorationReport, known cases: KnownCases
    ) {
        self.subject = subject
        self.report = report
        let rules = SplitMachine.rules.map(\.name)
        var files: [Signature: CorpusFile] = [:]
        // A flaky failure is no known one, as in a run.
        for violation in report.violations where violation.flakiness == nil {
            files[violation.signature] = cases.simplest(
                like: violation.signature, traces: [violation.trace], app: report.subject,
                rules: rules)
        }
        knownFiles = files
    }

    var newViolations: [ExploredViolation] {
        report.violations.filter { knownFiles[$0.signature] == nil }
    }
}
