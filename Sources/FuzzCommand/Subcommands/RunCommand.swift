internal import SplitFuzz
internal import StatefulTesting

/// Searches for failures, and writes new cases.
@MainActor struct RunCommand {
    /// The options that decide what is searched. A run that goes on takes them from its harvest.
    private static let searchOptions: [Option] =
        HarvestPlan.options + [.duration, .untilNew, .shard, .harvest]

    private let request: RunRequest
    private let library: CaseLibrary
    private let known: KnownCases
    private let harvest: HarvestWriter

    private var context: CommandContext { library.context }

    func execute() -> CommandStatus {
        let conclusion = RunConclusion(request: request, known: known, library: library)
        if let path = request.page,
            let refusal = PageFile(path: path, library: library).refusal()
        {
            return refusal
        }
        if let status = harvest.open() { return status }
        guard conclusion.begin() else { return .systemFailed }

        let run = Run(
            request: request, known: known, library: library, harvest: harvest,
            interruption: context.listen())
        keepPage(of: run)
        run.search()
        if request.shrinks { run.report() }
        let result = run.finish()

        let isOver =
            result.isWhole && result.interruption == nil && !context.output.isClosed
            && result.lost.allSatisfy(\.isFoundInApp)
        var status: CommandStatus
        if request.shrinks {
            status = conclusion.end(result, replacing: run.announcedCases)
            status.combine(harvest.close(isOver: isOver, cases: result.cases))
        } else {
            status = harvest.close(isOver: isOver, cases: result.cases)
            if status == .asExpected, isOver { run.announcedCases.deleteAll() }
            let text = HarvestText(request: request, palette: context.palette)
            context.output.write(
                text.result(
                    harvest.harvest, result.interruption, isWritten: status == .asExpected))
            if run.announcedCases.hasAnnounced { status.combine(.finding) }
            status.combine(conclusion.status(of: result.lost, result.interruption))
        }
        if !isOver { conclusion.sayHowToResume() }
        return status
    }
}

extension RunCommand {
    /// The least time between two pages of a run that goes on.
    private static let pagePause = Duration.seconds(10)

    /// Writes a page of what is found so far, now and then.
    private func keepPage(of run: Run) {
        guard let path = request.page else { return }
        let (file, context) = (PageFile(path: path, library: library), context)
        var last = context.elapsed()
        run.afterEachJob = { [request, harvest] in
            let now = context.elapsed()
            guard now - last >= Self.pagePause else { return }
            last = now
            file.writeInterim(RunPage.unfinished(harvest.state.found, of: request).html)
        }
    }

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        let request = try RunRequest(arguments, apps: apps, context: context)
        let library = CaseLibrary(table: request.table, context: context)
        self.init(
            request: request, library: library,
            known: try KnownCases(arguments, library: library),
            harvest: HarvestWriter(request, context: context))
    }

    /// Goes on with a run that ended early.
    ///
    /// - Parameter path: that of its harvest.
    static func resume(
        _ path: String, _ arguments: ParsedArguments, apps: [AppUnderTest],
        context: CommandContext
    ) throws(UsageError) -> CommandStatus {
        for option in searchOptions { try arguments.reject(.resume, with: option) }
        try arguments.rejectOperands("no apps; those of the harvest are searched")
        let resumed: ResumedHarvest
        let search: ParsedArguments
        do throws(HarvestProblem) {
            resumed = try ResumedHarvest(path, context: context)
            let header = resumed.content.header
            search = try header.plan.searchArguments(
                for: header.subjects, adding: header.options, of: path, apps: apps,
                context: context)
        } catch {
            context.error.write(error.text(invocation: context.invocation))
            // A scheduler may start a task again that is done.
            return error.kind == .finished ? .asExpected : .badInput
        }
        let request = try RunRequest(searching: search, arguments, apps: apps, context: context)
        let library = CaseLibrary(table: request.table, context: context)
        var known = try KnownCases(arguments, library: library)
        known.leaveOut(resumed.state.written.map(\.name))
        do throws(HarvestProblem) {
            try resumed.check(request, known)
        } catch {
            context.error.write(error.text(invocation: context.invocation))
            return .badInput
        }
        if let complaint = resumed.complaint { context.error.write(complaint) }
        return RunCommand(
            request: request, library: library, known: known,
            harvest: HarvestWriter(
                request, state: resumed.state, resuming: resumed.content, context: context)
        ).execute()
    }
}
