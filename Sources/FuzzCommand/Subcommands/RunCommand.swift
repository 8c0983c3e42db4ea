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
        if known.isMissing, let failure = makeCorpus() {
            context.error.write(failure)
            return .systemFailed
        }
        let text = RunText(request: request, known: known, palette: context.palette)
        if request.format == .text { context.output.write(text.plan) }
        for complaint in known.complaints { context.error.write(complaint) }

        let unshrunk = UnshrunkCases(request, known: known, library: library)
        let search = RunSearch(
            request: request, known: known, context: context, unshrunk: unshrunk,
            interruption: context.listen())
        var findings = RunFindings(search.run(), of: request, known: known, library: library)
        if request.writes { findings.write(to: known.path, library: library) }
        unshrunk.deleteReplaced(by: findings)
        findings.stale = unshrunk.stale(after: findings)

        switch request.format {
        case .text: context.output.write(text.result(findings))
        case .json: context.output.write(RunJSON(request: request).value(findings).text)
        }
        return status(of: findings)
    }

    /// Makes the corpus directory. Returns a message if that fails, otherwise `nil`.
    private func makeCorpus() -> String? {
        guard let path = known.path else { return nil }
        do throws(CorpusFileError) {
            try CorpusDirectory(context.resolved(path)).make()
            return nil
        } catch {
            return "\(context.program): cannot make the directory \(path): \(error.reason)\n"
        }
    }

    private func status(of findings: RunFindings) -> CommandStatus {
        var status = CommandStatus.asExpected
        if !findings.new.isEmpty || !findings.inactive.isEmpty || !findings.stale.isEmpty {
            status.combine(.finding)
        }
        if !known.complaints.isEmpty { status.combine(.badInput) }
        for missing in findings.missing {
            context.error.write(
                "\(context.program): \(missing.subject): \(missing.what): not done: "
                    + "\(missing.why)\n")
            status.combine(missing.isFoundInApp ? .finding : .ownBug)
        }
        if findings.interruption == nil, !context.output.isClosed {
            for subject in findings.missed {
                context.error.write("\(context.program): \(subject): not run\n")
                status.combine(.ownBug)
            }
        }
        for entry in findings.entries where findings.interruption == nil {
            let (asked, done) = (entry.casesAsked, entry.report.counts.cases)
            guard done < asked else { continue }
            context.error.write(
                "\(context.program): \(entry.report.subject): \(done.grouped) of "
                    + "\(asked.counting("case")) were run\n")
            status.combine(entry.endsProcess ? .finding : .ownBug)
        }
        if let interruption = findings.interruption { status.combine(interruption.status) }
        for found in findings.cases {
            guard case .failed(let path, let reason) = found.writeResult else { continue }
            context.error.write("\(context.program): cannot write \(path): \(reason)\n")
            status.combine(.systemFailed)
        }
        return status
    }
}
