package import SplitFuzz
package import StatefulTesting

/// The checked arguments of a run, with all defaults.
@MainActor package struct RunRequest {
    /// Cases for each variant if neither `--cases` nor `--for` is given.
    static let standardCases = 2_048
    static let standardActions = 50
    nonisolated static let mostCases = 1_000_000_000

    let program: String
    /// The program in commands that the user can paste.
    let invocation: String
    let table: SubjectTable
    let subjects: [Subject<SplitMachine>]
    let choice: LaunchSetup.Choice
    let plan: RunPlan
    /// How long to search, and the text that the user typed; `nil` for a search without an end of
    /// its own. With a duration, the plan's number of cases is ignored.
    let duration: (time: Duration, text: String?)?
    /// Whether the search ends when it has found something new.
    let endsWithNew: Bool
    /// Whether new cases are written to files.
    let writes: Bool
    /// Whether the files of known cases get what is new about them.
    let updates: Bool
    /// Whether progress is printed, one line every ten seconds.
    let reportsProgress: Bool
    /// Whether the text ends with a hash of all that was executed.
    let printsFingerprint: Bool
    let format: OutputFormat
    /// Whether new findings that hang on a reading are left out.
    let isCertain: Bool
    /// Whether a summary lists known findings, and all that new ones rest on.
    let isVerbose: Bool
    /// The file for what the search finds, before shrinking; `nil` for none.
    let harvest: String?
    /// Where the page of the result goes; `nil` for none.
    let page: String?

    /// - Parameters:
    ///   - search: the arguments that decide what is searched; `nil` for all arguments.
    ///   - arguments: those that decide what is done with the result.
    init(
        searching search: ParsedArguments? = nil, _ arguments: ParsedArguments,
        apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        let search = search ?? arguments
        program = context.program
        invocation = context.invocation
        choice = try search.setup()
        let judging = try search.judging(of: SplitMachine.judgedNames)
        table = SubjectTable(apps, choosing: choice, judging: judging)
        subjects = try table.select(search.operands)
        try arguments.reject(.create, with: .noWrite)
        try search.reject(.duration, with: .cases)
        let cases = try search.number(
            .cases, in: 0...RunRequest.mostCases, default: RunRequest.standardCases)
        let time = try search.duration()
        endsWithNew = search.has(.untilNew)
        try search.reject(.untilNew, with: .shard)
        let isEndless = endsWithNew && time == nil && !search.has(.cases)
        duration =
            isEndless
            ? (.seconds(1 << 40), nil) : time.map { ($0, search.value(.duration)?.text) }
        var plan = RunPlan(
            seed: try search.seed() ?? context.pickSeed(),
            actions: try search.number(
                .actions, in: 1...10_000, default: RunRequest.standardActions),
            scheme: try search.choice(.scheme) ?? .guided,
            shard: try search.shard(),
            jobs: try arguments.number(.jobs, in: 1...256, default: context.cores))
        plan.cases = cases
        plan.shrinkLimit = try arguments.number(
            .budget, in: 0...100_000_000, default: RunPlan.standardShrinkLimit)
        plan.proofLimit = plan.shrinkLimit * RunPlan.proofShare
        self.plan = plan
        writes = !arguments.has(.noWrite)
        updates = arguments.has(.update)
        reportsProgress = arguments.has(.progress)
        printsFingerprint = arguments.has(.fingerprint)
        format = try arguments.format()
        isCertain = arguments.has(.certain)
        isVerbose = arguments.has(.verbose)
        page = try arguments.page()
        if let page = arguments.value(.html), page.text == arguments.value(.harvest)?.text {
            throw UsageError(.conflict(.harvest, .html), at: page.index)
        }
        harvest = (arguments.value(.harvest) ?? arguments.value(.resume))?.text
        if shrinks { return }
        // A shard of a harvest only searches. Its findings are those of the merge.
        let other = arguments.has(.resume) ? Option.resume : .harvest
        try arguments.reject(.certain, with: other)
        if let page = arguments.value(.html) {
            throw UsageError(.conflict(other, .html), at: page.index)
        }
    }

    /// Whether a finding is left out because it hangs on a reading.
    func leavesOut(_ finding: Finding) -> Bool {
        isCertain && finding.status == .new && finding.hangsOnReading
    }

    /// Whether the search itself decides how many cases it runs.
    var isOpenEnded: Bool { duration != nil || endsWithNew }

    /// A request for the jobs of other subcommands.
    ///
    /// - Parameters:
    ///   - subjects: those of the jobs; their order is that of the table.
    ///   - longest: the most actions that a case may have.
    ///   - choices: the arguments that choose what is judged, and the set-up.
    package init(
        supervising subjects: [Subject<SplitMachine>], longest: Int, with choices: [String],
        apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        let actions = min(10_000, max(RunRequest.standardActions, longest))
        let arguments =
            ["run"] + subjects.map(\.name)
            + ["--seed", "0", "--cases", "0", "--actions", "\(actions)", "--no-write"] + choices
        try self.init(try ParsedArguments(arguments), apps: apps, context: context)
    }

    /// Whether failures are shrunk. Those of a shard with a harvest are shrunk by `merge`, together
    /// with those of the other shards.
    var shrinks: Bool { harvest == nil || plan.shard == .whole }

    /// The shortest names of the subjects, in the order of the table; empty if all are selected.
    var names: [String] {
        let listed = table.subjects.map(\.name)
        let names = subjects.map(\.name)
        if names == listed { return [] }
        let chosen = Set(names)
        let shortest = table.apps.flatMap { app in
            let variants = app.variants.map { "\(app.name)/\($0.name)" }
            return variants.allSatisfy(chosen.contains)
                ? [app.name] : variants.filter(chosen.contains)
        }
        return shortest + names.filter { !listed.contains($0) }
    }

    /// The subject of a job; `nil` if there is none.
    func subject(at index: Int) -> Subject<SplitMachine>? {
        subjects.indices.contains(index) ? subjects[index] : nil
    }

    /// The arguments that choose what is judged, and the set-up.
    var subjectArguments: [String] {
        table.judging.arguments + choice.arguments
    }

    /// The same for an exploration of an app or one of its variants, which has one release: the
    /// app's own, or the newest that its device runs, if the search has all.
    func explorationArguments(of name: String) -> [String] {
        guard choice.everyRelease else { return subjectArguments }
        let subject = subjects.first { $0.name == name || $0.name.hasPrefix("\(name)/") }
        let release = subject?.setup.first { $0.name == "release" }
        let first = release.flatMap { LaunchSetup.Release(rawValue: $0.values[$0.allowed[0]]) }
        return table.judging.arguments + choice.on(first).arguments
    }

    /// A command of this program, quoted for a shell.
    func command(_ arguments: [String]) -> String {
        CommandLineText(program: invocation, arguments: arguments).text
    }

    /// A command about the case of a file, with the same choice of invariants.
    func command(_ subcommand: Subcommand, file: String) -> String {
        command([subcommand.name, file] + table.judging.arguments)
    }

    /// The command that repeats the run for one subject, without writing files.
    func command(for subject: String, cases: Int, corpus: String?) -> String {
        command(arguments(of: [subject], cases: cases, corpus: corpus))
    }

    /// The arguments that repeat the run, without writing files.
    ///
    /// - Parameter subjects: the names; by default those of the run, in the same order.
    func arguments(
        of subjects: [String]? = nil, cases: Int? = nil, corpus: String?
    ) -> [String] {
        var arguments = ["run"] + (subjects ?? names)
        arguments += ["--seed", "\(plan.seed)", "--cases", "\(cases ?? plan.cases)"]
        if plan.actions != RunRequest.standardActions {
            arguments += ["--actions", "\(plan.actions)"]
        }
        if plan.shrinkLimit != RunPlan.standardShrinkLimit {
            arguments += ["--budget", "\(plan.shrinkLimit)"]
        }
        if plan.scheme != .guided { arguments += ["--scheme", plan.scheme.rawValue] }
        if plan.shard != .whole { arguments += ["--shard", "\(plan.shard)"] }
        arguments += subjectArguments
        arguments += KnownCases.arguments(naming: corpus)
        if isCertain { arguments.append(Option.certain.name) }
        arguments.append("--no-write")
        return arguments
    }
}
