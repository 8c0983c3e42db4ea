internal import SplitFuzz
internal import StatefulTesting

/// What a run was asked to do, judged and complete.
@MainActor struct RunRequest {
    /// Cases for each variant where neither `--cases` nor `--for` is given.
    static let standardCases = 2_048
    static let standardActions = 50

    let program: String
    let table: SubjectTable
    let subjects: [Subject<SplitMachine>]
    let choice: LaunchSetup.Choice
    let plan: RunPlan
    /// How long to go on, and as it was typed; the plan's cases do not count then.
    let duration: (time: Duration, text: String)?
    let writes: Bool
    let format: OutputFormat

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        program = context.program
        choice = try arguments.setup()
        table = SubjectTable(apps, choosing: choice)
        subjects = try table.select(arguments.operands)
        if let duration = arguments.value(.duration), arguments.has(.cases) {
            throw UsageError(.conflict(.duration, .cases), at: duration.index)
        }
        let cases = try arguments.number(
            .cases, in: 0...1_000_000_000, default: RunRequest.standardCases)
        let time = try arguments.duration()
        duration = time.map { ($0, arguments.value(.duration)?.text ?? "") }
        plan = RunPlan(
            seed: try arguments.seed() ?? context.pickSeed(),
            rounds: RunPlan.rounds(forCases: cases),
            actions: try arguments.number(
                .actions, in: 1...10_000, default: RunRequest.standardActions),
            scheme: try arguments.scheme(),
            shard: try arguments.shard(),
            jobs: try arguments.number(.jobs, in: 1...256, default: context.cores))
        writes = !arguments.has(.noWrite)
        format = try arguments.format()
    }

    /// The command that does the same again for one subject, or all; it writes nothing.
    func command(for subject: String?, cases: Int, corpus: String?) -> String {
        let words = arguments(for: subject, cases: cases, corpus: corpus)
        return CommandLineText(program: program, arguments: words).text
    }

    /// The arguments of `run` that do the same for one subject, or all.
    func arguments(
        for subject: String? = nil, cases: Int? = nil, corpus: String?
    ) -> [String] {
        var words = ["run"]
        if let subject { words.append(subject) }
        words += ["--seed", "\(plan.seed)", "--cases", "\(cases ?? plan.cases)"]
        if plan.actions != RunRequest.standardActions { words += ["--actions", "\(plan.actions)"] }
        if plan.scheme != .guided { words += ["--scheme", plan.scheme.rawValue] }
        if plan.shard != .whole { words += ["--shard", "\(plan.shard)"] }
        for (parameter, value) in choice.words { words += ["--\(parameter)", value] }
        if let corpus, corpus != KnownCases.standardPath { words += ["--corpus", corpus] }
        words.append("--no-write")
        return words
    }
}
