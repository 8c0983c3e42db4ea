internal import StatefulTesting

/// The part of a run that `merge` shares: what is printed before and after, and the files of new
/// cases.
@MainActor struct RunConclusion {
    let request: RunRequest
    let known: KnownCases
    let library: CaseLibrary
    /// The one that reports: `run` or `merge`.
    var subcommand = Subcommand.run

    private var context: CommandContext { library.context }

    private var text: RunText {
        RunText(request: request, known: known, palette: context.palette)
    }

    private var output: CommandOutput {
        CommandOutput(format: request.format, context: context)
    }

    /// Makes the corpus directory of the run, if it is not there, and prints the settings. Returns
    /// false if the system refuses.
    func begin() -> Bool {
        if let path = known.path {
            let corpus = CorpusDirectory(context.resolved(path))
            do throws(CorpusFileError) {
                try corpus.make()
            } catch {
                context.error.write(
                    "\(context.program): cannot make the directory \(path): \(error.reason)\n")
                return false
            }
            if request.writes { corpus.removeAbandoned() }
        }
        output.say(text.plan)
        for remark in known.files.remarks() { context.error.write(remark) }
        return true
    }

    /// Writes new cases, and prints the findings.
    ///
    /// - Parameter missing: what of the run was not searched.
    func end(
        _ result: Run.Result, replacing announced: AnnouncedCases,
        missing: [MissingShards] = []
    ) -> CommandStatus {
        var findings = RunFindings(result, of: request, known: known, library: library)
        findings.missing = missing
        if request.writes {
            findings.write(
                to: known.path, library: library, by: announced, updates: request.updates)
        }
        // After the files are written: their names do not depend on readings.
        findings.putInReportOrder()
        announced.deleteReplaced(by: findings, among: result.failures)
        findings.stale = announced.stale(after: findings)
        output.say(text.result(findings))
        var report = CIReport(findings, of: request, known: known, subcommand: subcommand)
        var status = CommandStatus.asExpected
        // Nobody knows what of the cases is there where the output is closed.
        if let path = request.page, !context.output.isClosed {
            let page = RunPage(findings: findings, library: library, text: text).page
            status = PageFile(path: path, library: library).write(page.html) { output.say($0) }
            if status == .asExpected { report.page = path }
        }
        output.end(json: RunJSON(request: request).value(findings), report: report)
        status.combine(self.status(of: findings))
        return status
    }

    /// Says how to go on with a run that ended early, if it has a harvest.
    func sayHowToResume() {
        guard let path = request.harvest else { return }
        var arguments = ["run", Option.resume.name, path]
        arguments += KnownCases.arguments(naming: known.path)
        if request.plan.shrinkLimit != RunPlan.standardShrinkLimit {
            arguments += [Option.budget.name, "\(request.plan.shrinkLimit)"]
        }
        if request.isCertain { arguments.append(Option.certain.name) }
        if !request.writes { arguments.append(Option.noWrite.name) }
        if let page = request.page { arguments += [Option.html.name, page] }
        context.error.write("\(context.program): to go on: \(request.command(arguments))\n")
    }

    /// Says which parts are lost, and returns the status of a run without findings.
    func status(of lost: [LostPart], _ interruption: Interruption?) -> CommandStatus {
        var status = CommandStatus.asExpected
        if !known.files.complaints.isEmpty { status.combine(.badInput) }
        status.combine(LostPart.status(of: lost, context))
        if let interruption { status.combine(interruption.status) }
        return status
    }

    // MARK: - Parts

    private func status(of findings: RunFindings) -> CommandStatus {
        var status = status(of: findings.lost, findings.interruption)
        if !findings.new.isEmpty || !findings.inactive.isEmpty || !findings.stale.isEmpty {
            status.combine(.finding)
        }
        if findings.new.contains(where: { $0.fault == .model }) { status.combine(.ownBug) }
        let isWhole = findings.interruption == nil && findings.missing.isEmpty
        if context.output.isClosed {
            // The program that read the output has ended, so nobody has read the rest.
            status.combine(.systemFailed)
        } else if isWhole {
            status.combine(statusOfShortfall(findings))
        }
        for found in findings.cases {
            guard case .failed(let path, let reason) = found.writeResult else { continue }
            status.combine(context.reportUnwritable(path, reason))
        }
        return status
    }

    /// Says what an undisturbed run has not done although it was asked to.
    private func statusOfShortfall(_ findings: RunFindings) -> CommandStatus {
        var status = CommandStatus.asExpected
        for subject in findings.missed {
            context.error.write("\(context.program): \(subject): not run\n")
            status.combine(.ownBug)
        }
        for entry in findings.entries {
            let (asked, done) = (entry.casesAsked, entry.report.counts.cases)
            guard done < asked else { continue }
            context.error.write(
                "\(context.program): \(entry.report.subject): \(done.grouped) of "
                    + "\(asked.counting("case")) were run\n")
            status.combine(entry.endsProcess ? .finding : .ownBug)
        }
        return status
    }
}
