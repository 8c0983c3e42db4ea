internal import SplitFuzz
internal import StatefulTesting

/// The result of a run as text in 80 columns.
@MainActor struct RunText {
    let request: RunRequest
    let known: KnownCases
    let palette: Palette

    private let format = CaseFormat<SplitMachine>.fuzzsplit
    private static let width = 80
    /// Printed for a case without actions.
    static let noActions = "no actions: it fails at the start"

    init(request: RunRequest, known: KnownCases, palette: Palette) {
        self.request = request
        self.known = known
        self.palette = palette
    }

    // MARK: - Before

    /// The settings of the run, defaults included. The seed comes first.
    var plan: String {
        let plan = request.plan
        let amount =
            request.duration.map {
                "at least \(RunPlan.cases(throughIsland: RunPlan.islands - 1).grouped) for each "
                    + "variant, \($0.text) in all"
            } ?? "\(plan.cases.grouped) for each variant"
        let corpus = known.path.map { "\($0), \(known.cases.count.counting("case"))" }
        var entries = [
            ("seed", "\(plan.seed)"),
            (
                "cases",
                "\(amount), of about \(plan.actions.counting("action")) "
                    + "(\(plan.lengths.rawValue)), \(plan.scheme.rawValue)"
            ),
        ]
        if plan.shard != .whole { entries.append(("shard", "\(plan.shard)")) }
        entries.append(
            (
                "limits",
                "\(plan.shrinkLimit.counting("run")) to shrink a case, "
                    + "\(plan.proofLimit.counting("transition")) to prove it minimal"
            ))
        entries += setups.map { ("set-up", $0) }
        if request.subjects.contains(where: { $0.setup.contains { !$0.screened.isEmpty } }) {
            let other = "every other device, direction, orientation and window"
            entries.append(("", "\(other), with up to \(RunPlan.otherSetupDepth) actions"))
        }
        let none = "none: there is no directory ./Corpus, and no --corpus was given"
        entries.append(("corpus", corpus ?? none))
        let lines =
            entries.map { $0.0.padded(to: 9) + $0.1 } + LeftOutText.lines(request.subjects)
        return lines.map { "\($0)\n" }.joined() + "\n"
    }

    /// The set-ups in use. If there are several, the names of the apps precede each.
    private var setups: [String] {
        var setups: [(text: String, apps: [String])] = []
        for subject in request.subjects {
            let app = String(subject.name.prefix { $0 != "/" })
            let values = zip(subject.setup, subject.simplestSetup).map { $0.values[$1] }
            let text = values.joined(separator: ", ")
            if let index = setups.firstIndex(where: { $0.text == text }) {
                if !setups[index].apps.contains(app) { setups[index].apps.append(app) }
            } else {
                setups.append((text, [app]))
            }
        }
        guard setups.count > 1 else { return setups.map(\.text) }
        return setups.map { "\($0.apps.joined(separator: ", ")): \($0.text)" }
    }

    // MARK: - After

    /// The table, the known findings, the new cases, the closing lines and the next steps.
    func result(_ findings: RunFindings) -> String {
        var lines = tableLines(findings)
        lines += inactiveLines(findings)
        let reports = findings.entries.map(\.report)
        lines += UnreadText.lines(reports)
        if request.detail == .verbose { lines += UnreadText.closureLines(reports) }
        lines += knownLines(findings) + staleLines(findings)
        for entry in findings.entries {
            for found in entry.cases where found.replaced != nil {
                lines += [""] + replacementLines(found)
            }
            for found in entry.cases where found.isNew {
                lines += [""] + newLines(found, in: entry)
            }
        }
        lines += [""] + closingLines(findings)
        lines += [""] + NextSteps(request: request, known: known).lines(after: findings)
        return lines.map { "\($0)\n" }.joined()
    }

    private func tableLines(_ findings: RunFindings) -> [String] {
        let names = request.subjects.map(\.name)
        let column = names.map(\.count).reduce(3, max)
        func row(_ name: String, _ cells: [String]) -> String {
            let widths = [9, 11, 9, 7, 5]
            return name.padded(to: column)
                + zip(cells, widths).map { $0.aligned(to: $1) }.joined()
        }
        var lines = [
            palette.heading(row("app", ["cases", "actions", "states", "known", "new"]))
        ]
        for entry in findings.entries {
            let counts = entry.report.counts
            let new = entry.cases.count(where: \.isNew)
            let line = row(
                entry.report.subject,
                [
                    counts.cases.grouped, counts.actions.grouped, counts.states.grouped,
                    (entry.cases.count - new).grouped, new.grouped,
                ])
            lines.append(new > 0 ? palette.bad(line) : line)
        }
        return lines + findings.missed.map { row($0, ["not run"]) }
    }

    /// The variants in which nothing could be done, each with the reason.
    private func inactiveLines(_ findings: RunFindings) -> [String] {
        findings.inactive.flatMap { app, why in
            let text = "\(app): \(InactivityText.text(why))"
            return [""] + text.wrapped(to: Self.width, longWords: .whole).map(palette.bad)
        }
    }

    // MARK: - Known findings

    private func knownLines(_ findings: RunFindings) -> [String] {
        var lines: [String] = []
        for entry in findings.entries {
            let known = entry.cases.filter { !$0.isNew }
            if known.isEmpty { continue }
            lines += ["", palette.heading("known findings in \(entry.report.subject)")]
            let heads = known.map { found in
                let other = found.finding.status == .known ? "" : " (other actions)"
                return "  \(found.finding.signature.text)\(other)"
            }
            let column = heads.map(\.count).reduce(0, max) + 2
            for (head, found) in zip(heads, known) {
                let short = actions(found.finding.trace, room: RunText.width - column)
                lines.append(head.padded(to: column) + short)
                lines += newFormLines(found)
            }
        }
        return lines + (request.detail == .verbose ? sourceLines(findings) : [])
    }

    /// The cases of an earlier run that no longer fail, as `replay` prints them.
    private func staleLines(_ findings: RunFindings) -> [String] {
        if findings.stale.isEmpty { return [] }
        let heading = "unshrunk cases of an earlier run that no longer fail; their files stay"
        return ["", palette.heading(heading)]
            + findings.stale.map { "  " + ReplayText.line($0, palette).dropLast() }
    }

    /// The forms of a known cause that its case does not have yet.
    private func newFormLines(_ found: FoundCase) -> [String] {
        if found.newForms.isEmpty { return [] }
        guard let subject = subject(found.committed.app) else { return [] }
        let forms = CauseText(found.finding, of: subject).forms(found.newForms)
        var lines = "new, by the same cause: \(forms)".wrapped(
            to: Self.width - 4, longWords: .whole)
        switch found.writeResult {
        case .written(let path): lines.append("added to \(path)")
        case .failed(let path, let reason): lines.append("not written: \(path): \(reason)")
        default: break
        }
        return lines.map { "    \($0)" }
    }

    /// The sources of the known findings, for each invariant once.
    private func sourceLines(_ findings: RunFindings) -> [String] {
        var entries: [(invariant: String, sources: String)] = []
        for found in findings.cases where !found.isNew {
            let name = found.finding.signature.invariant
            if entries.contains(where: { $0.invariant == name }) { continue }
            let finding = found.finding
            entries.append((name, BasisText.marked(finding.sources, finding.assumptions)))
        }
        if entries.isEmpty { return [] }
        let column = entries.map(\.invariant.count).reduce(0, max) + 2
        return ["", palette.heading("sources of the known findings")]
            + entries.flatMap { entry in
                entry.sources.wrapped(to: Self.width - 2 - column, longWords: .whole)
                    .enumerated().map {
                        "  " + ($0 == 0 ? entry.invariant : "").padded(to: column) + $1
                    }
            }
    }

    /// The actions in short, on one line. Leaves out the middle if the line is too long.
    private func actions(_ trace: Trace, room: Int) -> String {
        if trace.count == 0 { return Self.noActions }
        let texts = trace.actions.map(format.shortText(of:))
        let whole = texts.joined(separator: ", ")
        guard whole.count > room, let first = texts.first, let last = texts.last, texts.count > 2
        else { return whole }
        let short = "\(first), …, \(last)"
        return short.count < whole.count ? short : whole
    }

    // MARK: - Whole cases

    /// A new finding: what is known about it, its case, what is wrong in a sentence and a drawing, and
    /// two commands.
    private func newLines(_ found: FoundCase, in entry: RunFindings.Entry) -> [String] {
        let subject = subject(entry.report.subject)
        return headingLines(of: found, in: entry).map(palette.bad)
            + claimLines(found) + ["", mainText(of: found)]
            + found.finding.remark.wrapped(to: Self.width, longWords: .whole)
            + (subject.map { drawing(of: found.finding, by: $0) } ?? [])
            + [""] + writeLines(found, entry.report)
    }

    /// The app, the invariant and the location. If another new finding has the same heading, and ends
    /// with another action, the last action follows.
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
            + "\(only.isEmpty ? "" : ", \(only)"): \(found.finding.signature.text)"
    }

    /// The text of the case without its other forms, which are listed above it.
    private func mainText(of found: FoundCase) -> String {
        var committed = found.committed
        committed.alsoBy = []
        return committed.text(format)
    }

    private func subject(_ name: String) -> Subject<SplitMachine>? {
        request.subjects.first { $0.name == name }
    }

    /// The screen after the last action. If that ends the process, the screen before it.
    private func drawing(of finding: Finding, by subject: Subject<SplitMachine>) -> [String] {
        let trace = finding.trace
        let isLethal = finding.signature.invariant == Violation.keepsRunning
        if isLethal, trace.actions.isEmpty { return [] }
        guard var execution = try? Executor(subject).begin(setup: trace.setup) else { return [] }
        for action in trace.actions.dropLast(isLethal ? 1 : 0) { _ = execution.apply(action) }
        return execution.machine.drawing(width: Self.width)
    }

    /// Where the case is, and the commands that show and replay it.
    private func writeLines(_ found: FoundCase, _ report: SubjectReport) -> [String] {
        let again = request.command(
            for: report.subject, cases: report.plan.cases, corpus: known.path)
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
                "It cannot be read, or it expects this failure to be fixed.",
                "to see it: \(request.command(.replay, file: path))", "reproduce: \(again)",
            ]
        case .failed(let path, let reason):
            return ["not written: \(path): \(reason)", "reproduce: \(again)"]
        }
    }

    private func replacementLines(_ found: FoundCase) -> [String] {
        let name = found.committed.fileName(format)
        let old = found.replaced ?? ""
        return [palette.heading("simpler than the known case \(old):")]
            + claimLines(found) + ["", found.text]
            + [
                "to replace that case: save this as \(name) in the same",
                "directory, and delete \(old)",
            ]
    }

    /// The number of actions, the certainty that it is minimal, the cause and the sources.
    private func claimLines(_ found: FoundCase) -> [String] {
        let finding = found.finding
        let minimal =
            switch finding.certificate {
            case .proven: "proven minimal in the model"
            case .provenOverSamples: "proven minimal in the model over sampled values"
            case .oneStep: "minimal: no single simplification fails in the same way"
            case .budget: "perhaps not minimal: `\(request.program) shrink FILE` searches further"
            case .unshrunk:
                "not shrunk: `\(request.program) shrink FILE` makes it shorter"
            case nil: "not minimal"
            }
        let cause = subject(found.committed.app).map { CauseText(finding, of: $0) }
        let after = earlierLines(finding)
        let texts =
            ["\(finding.trace.count.counting("action")), \(minimal)"]
            + (finding.flakiness?.sentences ?? []) + [finding.omission ?? ""]
            + [cause?.alsoBy ?? "", cause?.consequences ?? "", cause?.mechanisms ?? ""] + after
            + BasisText.paragraphs(
                finding.assumptions, sources: finding.sources,
                more: request.detail == .verbose
                    ? nil
                    : request.command(
                        for: found.committed.app, cases: request.plan.cases, corpus: known.path)
                        + " --format json")
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

    // MARK: - Closing lines

    private func closingLines(_ findings: RunFindings) -> [String] {
        let new = findings.new.count
        let reports = findings.entries.map(\.report)
        let actions = reports.map(\.counts.actions).reduce(0, +)
        let known = findings.cases.count - new
        let flaky = findings.cases.count(where: \.isFlaky)
        let verdict =
            "\(new.grouped) new and \(known.counting("known finding"))"
            + (flaky > 0 ? ", \(flaky.grouped) of them flaky," : "")
        let isBad = new > 0 || !findings.inactive.isEmpty
        var lines: [String] = []
        if let interruption = findings.interruption {
            lines.append(palette.bad("stopped by \(interruption.rawValue)"))
        }
        if request.duration != nil, let report = reports.first {
            let again = request.command(
                for: nil, cases: report.plan.cases, corpus: self.known.path)
            lines.append("equal to --cases \(report.plan.cases): \(again)")
        }
        lines.append(
            (isBad ? palette.bad(verdict) : palette.good(verdict))
                + " in \(amount(reports)), \(actions.counting("action"))")
        return lines
    }

    /// The number of cases that ran. The number that the user asked for follows if it differs.
    private func amount(_ reports: [SubjectReport]) -> String {
        let done = reports.map(\.counts.cases).reduce(0, +)
        let asked = request.plan.ownCases * request.subjects.count
        return request.duration != nil || done == asked
            ? done.counting("case") : "\(done.grouped) of \(asked.counting("case"))"
    }
}
