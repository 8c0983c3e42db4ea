internal import SplitFuzz
internal import StatefulTesting

/// The report of explorations.
extension CIReport {
    /// - Parameters:
    ///   - known: the cases that the violations were compared with.
    ///   - command: makes the command that explores a subject again.
    ///   - missed: the names of the subjects that were not explored because of an interruption.
    @MainActor init(
        _ explored: [ExploredSubject], known: KnownCases, program: String, missed: [String],
        interruption: Interruption?, command: (Subject<SplitMachine>) -> String
    ) {
        self.init(program: program, subcommand: .explore)
        problems = known.files.compactMap(Entry.unreadable)
        if let interruption {
            problems.append(
                .problem("stopped", "stopped", "stopped by \(interruption.rawValue)"))
        }
        subjects = explored.map { section($0, again: command($0.subject)) }
        subjects += missed.map { name in
            var section = SubjectSection(name: name)
            section.entries = [
                Entry(outcome: .skipped, kind: "not run", name: "exploration", message: "not run")
            ]
            return section
        }
        let new = explored.map(\.newViolations.count).reduce(0, +)
        let all = explored.map(\.report.violations.count).reduce(0, +)
        verdict = "\(new.grouped) new and \((all - new).counting("known finding"))"
    }

    @MainActor private func section(
        _ explored: ExploredSubject, again: String
    ) -> SubjectSection {
        let report = explored.report
        var section = SubjectSection(name: report.subject)
        section.facts = [
            ("exploration", "\(report)"), ("states", "\(report.states)"),
            ("transitions", "\(report.transitions)"),
        ]
        section.entries = report.violations.map { entry($0, in: explored, again: again) }
        section.nameApart(by: report.violations.map { Entry.lastAction(of: $0.trace) })
        section.addOthers(of: explored.subject, wereJudged: report.inactivity == nil)
        if let inactivity = report.inactivity {
            section.entries.append(
                .problem("inactive", "exploration", InactivityText.text(inactivity)))
        }
        return section
    }

    @MainActor private func entry(
        _ violation: Finding, in explored: ExploredSubject, again: String
    ) -> Entry {
        let signature = violation.signature
        let file = explored.knownFile(violation)
        let isFlaky = violation.flakiness != nil
        let lead = violation.flakiness?.sentences.first ?? violation.remark
        var entry = Entry(
            outcome: file == nil ? .failed : .passed,
            kind: isFlaky ? "flaky" : file == nil ? "new" : "known", name: signature.text,
            violation: signature.violation(violation.sources),
            baseline: file == nil ? .new : .unchanged,
            message: lead.isEmpty ? CIReport.sentence(signature, after: violation.trace) : lead)
        let text = ExploreText(palette: Palette(isOn: false))
        entry.details = text.violationLines(violation, in: explored, again: again)
        entry.actions = CaseFormat<SplitMachine>.fuzzsplit.lines(of: violation.trace)
        entry.steps = ["\(isFlaky ? "explore again" : "reproduce"): \(again)"]
        if let file {
            entry.file = (file.path, 1)
            entry.identity = file.committed.map { Entry.identity(of: $0) }
        } else if !isFlaky {
            let subject = explored.subject
            entry.identity = Entry.identity(
                of: CorpusCase(
                    unshrunk: violation.trace, signature, app: subject.name, setup: subject.setup))
        }
        return entry
    }
}
