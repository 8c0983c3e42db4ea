internal import SplitFuzz
internal import StatefulTesting

/// A run as people read it, in 80 columns.
@MainActor struct RunText {
    let request: RunRequest
    let known: KnownCases
    let palette: Palette

    private let format = CaseFormat<SplitMachine>.fuzzsplit
    private static let width = 80
    /// In place of the actions of a case that has none.
    static let startAlone = "the start alone"

    init(request: RunRequest, known: KnownCases, palette: Palette) {
        self.request = request
        self.known = known
        self.palette = palette
    }

    // MARK: - Before

    /// What was asked, in full; the seed first.
    var plan: String {
        let plan = request.plan
        let round = RunPlan.islands * RunPlan.casesPerRound
        let amount =
            request.duration.map { "rounds of \(round.grouped) a variant, for \($0.text) in all" }
            ?? "\(plan.cases.grouped) a variant"
        let corpus = known.path.map { "\($0), \(known.cases.count.counting("case"))" }
        var entries = [
            ("seed", "\(plan.seed)"),
            (
                "cases",
                "\(amount), about \(plan.actions) actions each "
                    + "(\(plan.lengths.rawValue)), \(plan.scheme.rawValue)"
            ),
        ]
        if plan.shard != .whole { entries.append(("shard", "\(plan.shard)")) }
        entries.append(
            (
                "limits",
                "\(plan.shrinkLimit.grouped) runs to shrink a case, "
                    + "\(plan.proofLimit.grouped) transitions to prove it minimal"
            ))
        entries += setups.map { ("set-up", $0) }
        let none = "none: there is no ./Corpus, and no --corpus was given"
        entries.append(("corpus", corpus ?? none))
        return entries.map { "\($0.0.padded(to: 9))\($0.1)\n" }.joined() + "\n"
    }

    /// The set-up, or each of several with its apps.
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

    /// The table, the known findings, the new cases and a closing line.
    func result(_ findings: RunFindings) -> String {
        var lines = tableLines(findings)
        lines += knownLines(findings)
        for entry in findings.entries {
            for found in entry.cases where found.replaced != nil {
                lines += [""] + replacementLines(found)
            }
            for found in entry.cases where found.isNew {
                lines += [""] + newLines(found, entry.report)
            }
        }
        lines += [""] + closingLines(findings)
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

    // MARK: - Known findings

    private func knownLines(_ findings: RunFindings) -> [String] {
        var lines: [String] = []
        for entry in findings.entries {
            let known = entry.cases.filter { !$0.isNew }
            if known.isEmpty { continue }
            lines += ["", palette.heading("known in \(entry.report.subject)")]
            let heads = known.map { found in
                let other = found.finding.status == .known ? "" : " (other form)"
                return "  \(found.finding.signature.words)\(other)"
            }
            let column = heads.map(\.count).reduce(0, max) + 2
            for (head, found) in zip(heads, known) {
                let short = actions(found.finding.trace, room: RunText.width - column)
                lines.append(head.padded(to: column) + short)
            }
        }
        return lines.isEmpty ? [] : lines + basisLines(findings)
    }

    /// What the known findings rest on, one line an invariant.
    private func basisLines(_ findings: RunFindings) -> [String] {
        let lines = ["", palette.heading("they rest on")]
        var bases: [(invariant: String, sources: String)] = []
        for found in findings.cases where !found.isNew {
            let name = found.finding.signature.invariant
            if bases.contains(where: { $0.invariant == name }) { continue }
            bases.append((name, Self.basis(found.finding)))
        }
        let column = bases.map(\.invariant.count).reduce(0, max) + 2
        return lines
            + bases.flatMap { basis in
                basis.sources.wrapped(to: Self.width - 2 - column, longWords: .whole).enumerated()
                    .map {
                        "  " + ($0 == 0 ? basis.invariant : "").padded(to: column) + $1
                    }
            }
    }

    /// The actions in short; the middle left out where they need more room.
    private func actions(_ trace: Trace, room: Int) -> String {
        if trace.count == 0 { return Self.startAlone }
        let texts = trace.actions.map(format.shortText(of:))
        let whole = texts.joined(separator: ", ")
        guard whole.count > room, let first = texts.first, let last = texts.last, texts.count > 2
        else { return whole }
        let short = "\(first), …, \(last)"
        return short.count < whole.count ? short : whole
    }

    // MARK: - Whole cases

    private func newLines(_ found: FoundCase, _ report: SubjectReport) -> [String] {
        var lines = [palette.bad("new in \(report.subject): \(found.finding.signature.words)")]
        lines += claimLines(found) + ["", found.text]
        let again = request.command(
            for: report.subject, cases: report.plan.cases, corpus: known.path)
        switch found.fate {
        case .written(let path):
            let replay = CommandLineText(program: request.program, arguments: ["replay", path])
            lines += ["written to \(path)", "reproduce: \(replay.text)"]
        case .kept: lines += ["not written, as asked", "reproduce: \(again)"]
        case .noCorpus:
            lines += ["not written: name a corpus with --corpus DIR", "reproduce: \(again)"]
        case .occupied(let path):
            let replay = CommandLineText(program: request.program, arguments: ["replay", path])
            lines += [
                "not written: another file stands at \(path),",
                "a guard that is broken again or one that could not be read",
                "see which: \(replay.text)", "reproduce: \(again)",
            ]
        case .lost(let path, let reason):
            lines += ["not written: \(path): \(reason)", "reproduce: \(again)"]
        }
        return lines
    }

    private func replacementLines(_ found: FoundCase) -> [String] {
        let name = found.committed.fileName(format)
        let old = found.replaced ?? ""
        return [palette.heading("simpler than \(old):")]
            + claimLines(found) + ["", found.text]
            + ["to replace it: save this as \(name) beside it, and delete it"]
    }

    private func claimLines(_ found: FoundCase) -> [String] {
        let finding = found.finding
        let minimal =
            switch finding.certificate {
            case .proven: "proven minimal in the model"
            case .oneStep: "no simpler neighbour fails alike"
            case .budget: "perhaps not minimal: `\(request.program) shrink` goes on"
            }
        let remark = finding.remark.isEmpty ? [] : finding.remark.wrapped(to: 80, longWords: .whole)
        return ["\(finding.trace.count.counting("action")), \(minimal)"] + remark
            + "rests on \(Self.basis(finding))".wrapped(to: 80, longWords: .whole)
    }

    // MARK: - Closing line

    private func closingLines(_ findings: RunFindings) -> [String] {
        let new = findings.new.count
        let reports = findings.entries.map(\.report)
        let cases = reports.map(\.counts.cases).reduce(0, +)
        let actions = reports.map(\.counts.actions).reduce(0, +)
        let rest = findings.cases.count - new
        let verdict = "\(new.grouped) new and \(rest.grouped) known findings"
        var lines: [String] = []
        if let interruption = findings.interruption {
            lines.append(palette.bad("stopped by \(interruption.rawValue)"))
        }
        if request.duration != nil, let report = reports.first {
            let again = request.command(for: nil, cases: report.plan.cases, corpus: known.path)
            lines.append("equal to --cases \(report.plan.cases): \(again)")
        }
        lines.append(
            (new > 0 ? palette.bad(verdict) : palette.good(verdict))
                + " in \(cases.grouped) cases, \(actions.grouped) actions")
        return lines
    }

    // MARK: - Words

    private static func basis(_ finding: Finding) -> String {
        finding.sources.isEmpty ? "no source" : Fidelity.words(for: finding.sources)
    }
}
