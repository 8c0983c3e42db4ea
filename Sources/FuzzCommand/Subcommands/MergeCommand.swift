internal import SplitFuzz
internal import StatefulTesting

/// Merges cases into the corpus. Merges the harvests of shards, shrinks once, and reports as `run`
/// does.
@MainActor struct MergeCommand {
    private let arguments: ParsedArguments
    private let apps: [AppUnderTest]
    private let context: CommandContext

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        guard !arguments.operands.isEmpty else {
            throw arguments.missingOperand("harvests, or directories of harvests or cases")
        }
        try arguments.reject(.create, with: .noWrite)
        self.arguments = arguments
        self.apps = apps
        self.context = context
    }

    func execute() throws(UsageError) -> CommandStatus {
        let operands = MergeOperands(arguments.operands.map(\.text), context: context)
        guard operands.complaints.isEmpty else {
            for complaint in operands.complaints { context.error.write(complaint) }
            return .badInput
        }
        if operands.cases.isEmpty, operands.harvests.isEmpty {
            context.error.write(
                "\(context.program): there are no files that end in \(HarvestFile.fileExtension) or "
                    + "\(CorpusDirectory.fileExtension); name a file with another ending itself\n")
            return .badInput
        }
        let format = try arguments.format()
        let others = [Option.harvest, .certain]
        if operands.harvests.isEmpty,
            others.contains(where: arguments.has) || ![.text, .json].contains(format)
        {
            let names = others.map(\.name).joined(separator: " and ")
            context.error.write(
                "\(context.program): these are cases; they are merged without \(names), "
                    + "and with the formats text and json\n")
            return .badInput
        }
        var status = CommandStatus.asExpected
        let interruption = context.listen()
        if !operands.cases.isEmpty {
            status.combine(
                try mergeCases(
                    operands.cases, isAll: operands.harvests.isEmpty, until: interruption))
        }
        if !operands.harvests.isEmpty {
            status.combine(try mergeHarvests(operands.harvests, until: interruption))
        }
        return status
    }

    // MARK: - Cases

    /// - Parameter isAll: whether there are no harvests.
    private func mergeCases(
        _ paths: [String], isAll: Bool, until interruption: @escaping () -> Interruption?
    ) throws(UsageError) -> CommandStatus {
        let library = CaseLibrary(apps, context: context)
        let known = try KnownCases(arguments, library: library)
        guard let folder = known.path else {
            throw UsageError(.missingCorpus(KnownCases.standardPath, .merge))
        }
        var lost: [LostPart] = []
        // Without an answer, each case stays by itself.
        func haveOneCause(_ one: CorpusCase, _ other: CorpusCase) -> Bool {
            let runner = try? library.runner(
                for: one.app, longest: max(one.trace.count, other.trace.count),
                interruption: interruption)
            guard let runner else { return false }
            let job = ComparisonJob(
                subject: 0, one: one.text(library.format), other: other.text(library.format))
            let answer = runner.perform(one: job)
            runner.end()
            lost += runner.lost
            return answer ?? false
        }
        var merge = CorpusMerge(
            folder: folder, library: library, writes: !arguments.has(.noWrite),
            known: known.files.compactMap { file in file.committed.map { (file.path, $0) } },
            haveOneCause: haveOneCause, isStopped: { interruption() != nil })
        merge.add(paths.map { library.read($0) })
        let text = CorpusMergeText(merge, writes: !arguments.has(.noWrite))
        for complaint in known.files.remarks() + text.complaints { context.error.write(complaint) }
        // With a format for machines the standard output has the report on harvests alone.
        let format = try arguments.format()
        let isReport = format != .text
        (isReport ? context.error : context.output).write(text.summary)
        if format == .json, isAll { context.output.write(text.json.text) }
        var status = merge.status
        status.combine(LostPart.status(of: lost, context))
        let rest = (paths.count - merge.outcomes.count).counting("case")
        status.combine(context.status(of: interruption(), "; \(rest) not merged"))
        return status
    }

    // MARK: - Harvests

    private func mergeHarvests(
        _ paths: [String], until interruption: @escaping () -> Interruption?
    ) throws(UsageError) -> CommandStatus {
        var merge = HarvestMerge(context: context)
        let harvest: Harvest
        let search: ParsedArguments
        do throws(HarvestProblem) {
            harvest = try merge.merge(paths)
            guard !harvest.found.isEmpty || !merge.unfinished.isEmpty else {
                throw HarvestProblem(path: paths[0], kind: .empty)
            }
            search = try harvest.plan.searchArguments(
                for: harvest.subjects, of: paths[0], apps: apps, context: context)
        } catch {
            context.error.write(error.text(invocation: context.invocation))
            return .badInput
        }
        let request = try RunRequest(searching: search, arguments, apps: apps, context: context)
        do throws(HarvestProblem) {
            try merge.check(request.subjects, request.plan)
        } catch {
            context.error.write(error.text(invocation: context.invocation))
            return .badInput
        }
        let library = CaseLibrary(table: request.table, context: context)
        let known = try KnownCases(arguments, library: library)
        if let warning = merge.warning { context.error.write(warning) }
        let missing = MissingShards.missing(in: harvest, of: request)
        let isEnough = missing.isEmpty || arguments.has(.partial)
        let status =
            request.harvest.map { HarvestWriter.write(harvest, toNew: $0, context) } ?? .asExpected
        guard isEnough else {
            say(missing, request, corpus: known.path, unfinished: merge.unfinished)
            return .ownBug
        }
        guard status == .asExpected else { return status }
        let conclusion = RunConclusion(
            request: request, known: known, library: library, subcommand: .merge)
        guard conclusion.begin() else { return .systemFailed }
        let state = HarvestWriter(request, state: SearchState(harvest), context: context)
        let run = Run(
            request: request, known: known, library: library, harvest: state,
            interruption: interruption)
        run.endSearch()
        run.report()
        return conclusion.end(run.finish(), replacing: run.announcedCases, missing: missing)
    }

    /// Says which shards are missing, and how to get them.
    private func say(
        _ missing: [MissingShards], _ request: RunRequest, corpus: String?,
        unfinished: [String]
    ) {
        var lines: [String] = []
        for missing in missing {
            lines.append("\(context.program): not searched: \(missing.text)")
            lines += missing.commands(of: request, corpus: corpus).map { "  to search it: \($0)" }
        }
        let place = KnownCases.arguments(naming: corpus)
        lines += unfinished.map {
            "  to go on with a run that ended early: "
                + request.command(["run", Option.resume.name, $0] + place)
        }
        lines.append("  to go on without: add \(Option.partial.name)")
        context.error.write(lines.map { "\($0)\n" }.joined())
    }
}
