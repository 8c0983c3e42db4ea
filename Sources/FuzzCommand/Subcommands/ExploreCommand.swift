internal import SplitFuzz
internal import StatefulTesting

/// Tries every sequence of actions, to a depth or until nothing new is reached.
@MainActor struct ExploreCommand {
    private let subjects: [Subject<SplitMachine>]
    private let plan: ExplorationPlan
    private let format: OutputFormat
    private let known: KnownCases
    private let surroundings: Surroundings

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], surroundings: Surroundings
    ) throws(UsageError) {
        guard !arguments.operands.isEmpty else {
            throw arguments.missingOperand("the name of an app")
        }
        let table = SubjectTable(apps, choosing: try arguments.setup())
        subjects = try table.select(arguments.operands)
        let depth =
            arguments.has(.depth)
            ? try arguments.number(.depth, in: 0...1_000, default: 0) : nil
        plan = ExplorationPlan(depth: depth, includesMarks: arguments.has(.marks))
        format = try arguments.format()
        known = try KnownCases(
            arguments, library: CaseLibrary(table: table, surroundings: surroundings))
        self.surroundings = surroundings
    }

    func execute() -> CommandStatus {
        let progress = Progress(surroundings)
        let text = ExploreText(palette: surroundings.palette)
        for complaint in known.complaints { surroundings.error.write(complaint) }
        var explored: [ExploredSubject] = []
        for subject in subjects where !surroundings.output.isClosed {
            progress.show("\(subject.name): exploring")
            let report = Explorer.explore(subject, plan: plan)
            progress.clear()
            let result = ExploredSubject(report, known: known)
            if format == .text {
                if !explored.isEmpty { surroundings.output.write("\n") }
                surroundings.output.write(text.text(result))
            }
            explored.append(result)
        }
        if format == .json { surroundings.output.write(ExploreJSON.value(explored).text) }

        var status = CommandStatus.asExpected
        if explored.contains(where: { !$0.newViolations.isEmpty }) { status.combine(.finding) }
        if !known.complaints.isEmpty { status.combine(.badInput) }
        return status
    }
}

/// The exploration of one variant, and which of its violations the corpus knows.
struct ExploredSubject {
    let report: ExplorationReport
    let known: Set<Signature>

    @MainActor init(_ report: ExplorationReport, known cases: KnownCases) {
        self.report = report
        let rules = SplitMachine.rules.map(\.name)
        known = Set(
            report.violations.map(\.signature).filter { signature in
                cases.likeness(of: signature, app: report.subject, rules: rules) != nil
            })
    }

    var newViolations: [ExploredViolation] {
        report.violations.filter { !known.contains($0.signature) }
    }
}
