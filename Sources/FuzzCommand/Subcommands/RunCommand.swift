internal import SplitFuzz
internal import StatefulTesting

/// Searches for failures, and writes new cases.
@MainActor struct RunCommand {
    private let request: RunRequest
    private let library: CaseLibrary
    private let known: KnownCases
    private let context: CommandContext

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        request = try RunRequest(arguments, apps: apps, context: context)
        library = CaseLibrary(table: request.table, context: context)
        known = try KnownCases(arguments, library: library)
        self.context = context
    }

    func execute() -> CommandStatus {
        let conclusion = RunConclusion(
            request: request, known: known, library: library, context: context)
        let harvest = HarvestWriter(request, context: context)
        guard harvest.canWrite(), conclusion.begin() else { return .systemFailed }

        let unshrunk = UnshrunkCases(request, known: known, library: library)
        let search = RunSearch(
            request: request, known: known, context: context, unshrunk: unshrunk,
            interruption: context.listen(), harvest: harvest.add)
        let result = search.run()

        var status = harvest.write()
        if request.shrinks {
            status.combine(conclusion.end(result, replacing: unshrunk))
        } else {
            if status == .asExpected { unshrunk.deleteAll(of: harvest.subjects) }
            let text = HarvestText(request: request, palette: context.palette)
            context.output.write(text.result(harvest, result, isWritten: status == .asExpected))
            status.combine(conclusion.status(of: result.lost, result.interruption))
        }
        return status
    }
}
