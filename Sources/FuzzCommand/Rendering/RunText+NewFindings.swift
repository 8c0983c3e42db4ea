internal import SplitFuzz
internal import StatefulTesting

/// The findings that are new, each with its whole case, or simpler than their case.
extension RunText {
    /// A new finding: what is known about it, its case, what is wrong in a sentence and a drawing,
    /// and two commands.
    func newLines(_ found: FoundCase, in entry: RunFindings.Entry) -> [String] {
        let subject = subject(entry.report.subject)
        return headingLines(of: found, in: entry).map(palette.bad)
            + claimLines(found, unreadFields: entry.report.opaqueFields)
            + ["", mainText(of: found)]
            + found.finding.remark.wrapped(to: Self.width, longWords: .whole)
            + (subject.map { drawing(of: found.finding, by: $0) } ?? [])
            + [""] + writeLines(found, entry.report)
    }

    /// The app, the invariant and the location. If another new finding has the same heading, and
    /// ends with another action, the last action follows.
    private func headingLines(of found: FoundCase, in entry: RunFindings.Entry) -> [String] {
        let heading = heading(of: found)
        let alike = entry.cases.filter { $0.isNew && self.heading(of: $0) == heading }
        let ends = alike.map { $0.finding.trace.actions.last.map(format.shortText(of:)) }
        let own = found.finding.trace.actions.last.map(format.shortText(of:))
        var lines = heading.wrapped(to: Self.width, longWords: .whole)
        guard let own, alike.count > 1, ends.count(where: { $0 == own }) == 1 else { return lines }
        let last = lines.removeLast() + ","
        let whole = "\(last) by \(own)"
        return lines + (whole.count <= Self.width ? [whole] : [last, "by \(own)"])
    }

    private func heading(of found: FoundCase) -> String {
        let app = found.committed.app
        let only = subject(app).map { CauseText(found.finding, of: $0).onlySetup } ?? ""
        return "\(found.isFlaky ? "flaky" : "new") finding in \(app)"
            + "\(only): \(found.finding.signature.text)"
    }

    /// The text of the case without its other ways in, which are listed above it.
    private func mainText(of found: FoundCase) -> String {
        var committed = found.committed
        committed.alsoBy = []
        return committed.text(format)
    }

    /// The screen after the last action. If that ends the process, the screen before it.
    private func drawing(of finding: Finding, by subject: Subject<SplitMachine>) -> [String] {
        let trace = finding.trace
        let endsProcess = finding.signature.invariant == Violation.keepsRunning
        if endsProcess, trace.actions.isEmpty { return [] }
        guard var execution = try? Executor(subject).begin(setup: trace.setup) else { return [] }
        for action in trace.actions.dropLast(endsProcess ? 1 : 0) { _ = execution.apply(action) }
        return execution.machine.drawing(width: Self.width)
    }

    /// Where the case is, and the commands that show and replay it.
    func writeLines(_ found: FoundCase, _ report: SubjectReport) -> [String] {
        let again = request.command(
            for: report.subject, cases: report.plannedCases, corpus: known.path)
        if found.isFlaky {
            return ["not written: a replay of a flaky case may pass", "search again: \(again)"]
        }
        switch found.writeResult {
        case .written(let path):
            return [
                "written to \(path)",
                "look at it: \(request.command(.show, file: path))",
                "reproduce: \(request.command(.replay, file: path))",
            ]
        case .unwritten:
            return ["not written, because of --no-write", "reproduce: \(again)"]
        case .noCorpus:
            return ["not written: there is no corpus directory", "reproduce: \(again)"]
        case .occupied(let path):
            return [
                "not written: another file has the path \(path).",
                "It has another failure, expects this one to be fixed, or cannot be read.",
                "to see it: \(request.command(.replay, file: path))", "reproduce: \(again)",
            ]
        case .failed(let path, let reason):
            return ["not written: \(path): \(reason)", "reproduce: \(again)"]
        }
    }

    /// Proposes to replace the known case of a simpler finding, unless that was done.
    func replacementLines(_ found: FoundCase) -> [String] {
        guard let old = found.replaced, found.writtenPath == nil else { return [] }
        return "simpler than the known case \(old); `\(Option.update.name)` writes it"
            .wrapped(to: Self.width, longWords: .whole)
    }

    /// The number of actions, the certainty that it is minimal, the cause and the readings.
    private func claimLines(_ found: FoundCase, unreadFields: [String]) -> [String] {
        let finding = found.finding
        let minimal =
            finding.certificate?.claim(program: request.program, unreadFields: unreadFields)
            ?? "not minimal"
        let cause = subject(found.committed.app).map { CauseText(finding, of: $0) }
        let after = earlierLines(finding)
        let texts =
            ["\(finding.trace.count.counting("action")), \(minimal)"]
            + (finding.flakiness?.sentences ?? []) + [found.fault.sentence]
            + [cause?.alsoBy ?? "", cause?.consequences ?? ""]
            + DefectText.sentences(finding.mechanisms)
            + [cause?.comparisons ?? ""] + after + CertaintyText(finding).sentences
            + (request.isVerbose ? CertaintyText(finding).unvariedTexts : [])
        return texts.flatMap { $0.wrapped(to: Self.width, longWords: .whole) }
    }

    /// What the trace breaks before its last action, one line for each step.
    private func earlierLines(_ finding: Finding) -> [String] {
        var lines: [String] = []
        for step in Set(finding.earlier.map(\.step)).sorted() {
            let names = finding.earlier.filter { $0.step == step }.map { earlier in
                Violation(invariant: earlier.invariant, location: earlier.location).text
            }
            lines.append("before, action \(step) breaks \(names.joined(separator: ", "))")
        }
        return lines
    }
}

extension Certificate {
    /// How sure it is that a trace is minimal.
    ///
    /// - Parameter unreadFields: the fields of the app that cannot be read.
    func claim(program: String, unreadFields: [String] = []) -> String {
        let condition = Certificate.condition(unreadFields: unreadFields)
        return switch self {
        case .proven: "proven minimal in the model"
        case .provenIfAlike: "proven minimal in the model, \(condition)"
        case .provenOverSamples: "proven minimal in the model over sampled values, \(condition)"
        case .oneStep: "minimal: no single simplification fails in the same way"
        case .budget: "perhaps not minimal: `\(program) shrink FILE` searches further"
        case .unshrunk: "not shrunk: `\(program) shrink FILE` makes it shorter"
        }
    }
}
