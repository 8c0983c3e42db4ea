internal import SplitFuzz
internal import StatefulTesting

/// The report of a run.
extension CIReport {
    /// - Parameters:
    ///   - known: the cases that the run compared its findings with.
    ///   - subcommand: the one that makes the report.
    @MainActor init(
        _ findings: RunFindings, of request: RunRequest, known: KnownCases,
        subcommand: Subcommand = .run
    ) {
        let text = RunText(request: request, known: known, palette: Palette(isOn: false))
        self.init(program: request.program, subcommand: subcommand)
        problems = text.known.files.compactMap(Entry.unreadable)
        if let interruption = findings.interruption {
            problems.append(
                .problem("stopped", "stopped", "stopped by \(interruption.rawValue)"))
        }
        subjects = findings.entries.map { section($0, of: findings, text: text) }
        // Only a signal is a good reason not to search a variant.
        let outcome = findings.interruption == nil ? Entry.Outcome.error : .skipped
        let notRun = Entry(outcome: outcome, kind: "not run", name: "search", message: "not run")
        subjects += findings.missed.map { SubjectSection(name: $0, entries: [notRun]) }
        for part in findings.lost {
            let message = "\(part.what): not done: \(part.why)"
            add(.problem("not done", "search: \(part.what)", message), to: part.subject)
        }
        problems += findings.missing.map {
            .problem("not searched", "search", "not searched: \($0.text)")
        }
        let leftOut = text.leftOutLines(findings)
        problems += leftOut.map {
            Entry(outcome: .skipped, kind: "left out", name: Option.certain.name, message: $0)
        }
        for stale in findings.stale {
            guard let committed = stale.file.committed else { continue }
            add(replayed(stale, committed, request.command), to: committed.app)
        }
        verdict = ([text.verdict(findings)] + leftOut).joined(separator: "; ")
    }

    /// Adds an entry to the section of a subject, or to the problems if there is no such section.
    private mutating func add(_ entry: Entry, to subject: String) {
        if let index = subjects.firstIndex(where: { $0.name == subject }) {
            subjects[index].entries.append(entry)
        } else {
            var entry = entry
            entry.name = "\(subject): \(entry.name)"
            problems.append(entry)
        }
    }

    @MainActor private func section(
        _ entry: RunFindings.Entry, of findings: RunFindings, text: RunText
    ) -> SubjectSection {
        let counts = entry.report.counts
        var section = SubjectSection(name: entry.report.subject)
        section.entries = entry.cases.map { self.entry($0, in: entry, text: text) }
        section.nameApart()
        if let inactivity = entry.report.inactivity {
            section.entries.append(
                .problem("inactive", "search", InactivityText.text(inactivity)))
        }
        if findings.interruption == nil, counts.cases < entry.casesAsked {
            let asked = entry.casesAsked.counting("case")
            section.entries.append(
                .problem("not done", "search", "\(counts.cases.grouped) of \(asked) were run"))
        }
        for found in entry.cases {
            guard case .failed(let path, let reason) = found.writeResult else { continue }
            section.entries.append(
                .problem("not written", "file \(path)", "cannot write \(path): \(reason)"))
        }
        return section
    }

    @MainActor private func entry(
        _ found: FoundCase, in entry: RunFindings.Entry, text: RunText
    ) -> Entry {
        let finding = found.finding
        let signature = finding.signature
        let lead = finding.flakiness?.sentences.first ?? finding.remark
        let count = finding.trace.count
        let place = count == 0 ? "at the start" : "after \(count.counting("action"))"
        var result = Entry(
            outcome: found.isNew ? .failed : .passed,
            kind: found.isFlaky ? "flaky" : found.statusText, name: signature.text,
            finding: finding,
            violation: Violation(
                invariant: signature.invariant, location: signature.location,
                sources: finding.sources),
            baseline: found.isFlaky || found.isNew
                ? .new : found.replaced == nil ? .unchanged : .updated,
            message: lead.isEmpty ? "\(signature.text) is broken \(place)" : lead)
        if found.isNew {
            result.details = text.newLines(found, in: entry).flatMap(CIReport.lines)
            result.steps = text.writeLines(found, entry.report)
        } else {
            result.details = knownDetails(found, text)
        }
        // Of a known cause, the case in the corpus is the one that stays the same from run to run.
        let committed = found.knownCase?.committed ?? found.committed
        if !found.isFlaky, committed.minimal != .unshrunk {
            result.identity = Entry.identity(of: committed)
        }
        result.actions = text.format.lines(of: finding.trace)
        result.file = (found.writtenPath ?? found.knownCase?.path).map { ($0, 1) }
        return result
    }

    /// The text about a known finding: the case that has it, its actions, and what is new about it.
    @MainActor private func knownDetails(_ found: FoundCase, _ text: RunText) -> [String] {
        let actions = text.format.lines(of: found.finding.trace)
        let path = found.knownCase.map { ["known: \($0.path)"] } ?? []
        return path + (actions.isEmpty ? [RunText.noActions] : actions)
            + text.newWayLines(found) + text.replacementLines(found)
            + CertaintyText(found.finding).sentences
    }

    /// The lines of a text. A part of a text may have several.
    static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
