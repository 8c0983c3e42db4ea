internal import SplitFuzz
internal import StatefulTesting

/// The result of a run as text in 80 columns.
@MainActor struct RunText {
    let request: RunRequest
    let known: KnownCases
    let palette: Palette

    static let width = 80
    /// Printed for a case without actions.
    static let noActions = "no actions: it fails at the start"

    var format: CaseFormat<SplitMachine> { .fuzzsplit }

    func subject(_ name: String) -> Subject<SplitMachine>? {
        request.subjects.first { $0.name == name }
    }

    // MARK: - Before

    /// The settings of the run, defaults included. The seed comes first.
    var plan: String {
        let unshrunk = known.pending.isEmpty ? "" : " and \(known.pending.count) unshrunk"
        let corpus = known.path.map {
            "\($0), \(known.cases.count.counting("case"))\(unshrunk)"
        }
        let none = "none: there is no directory ./Corpus, and no --corpus was given"
        let lines =
            searchLines + ["corpus   " + (corpus ?? none)]
            + LeftOutText.lines(request.subjects)
        return lines.map { "\($0)\n" }.joined() + "\n"
    }

    /// The settings that decide what is searched.
    var searchLines: [String] {
        let plan = request.plan
        let amount =
            request.duration.map {
                "at least \(RunPlan.cases(throughIsland: RunPlan.islands - 1).grouped) for each "
                    + "variant" + ($0.text.map { ", \($0) in all" } ?? "")
            } ?? "\(plan.cases.grouped) for each variant"
        let end = request.endsWithNew ? ", until something new is found" : ""
        var lines = [
            "seed     \(plan.seed)",
            "cases    \(amount)\(end), of about \(plan.actions.counting("action")) "
                + "(\(plan.lengths.rawValue)), \(plan.scheme.rawValue)",
        ]
        if plan.shard != .whole { lines.append("shard    \(plan.shard)") }
        lines.append(
            "limits   \(plan.shrinkLimit.counting("run")) to shrink a case, "
                + Proof.actions(exploring: plan.proofLimit).counting("action")
                + " to prove it minimal")
        lines += setups.flatMap { $0.wrapped(behind: "set-up", column: 9) }
        if request.subjects.contains(where: { $0.setup.contains { !$0.screened.isEmpty } }) {
            let others =
                "every other device, direction, orientation and window, with up to "
                + "\(RunPlan.otherSetupDepth)\(String.bond)actions"
            lines += others.wrapped(behind: "", column: 9)
        }
        return lines
    }

    /// The values that are drawn, as in `every release of iOS 26, iOS 18`.
    private func drawn(_ parameter: SetupParameter) -> String {
        let isWhole = parameter.allowed.count == parameter.values.count
        let values = parameter.allowed.map { parameter.values[$0].unbroken }.joined(separator: ", ")
        return "every \(parameter.name)" + (isWhole ? "" : " of \(values)")
    }

    /// The set-ups in use. If there are several, the names of the apps precede each.
    private var setups: [String] {
        let setups = request.subjects.groupedByText { subject in
            let values = zip(subject.setup, subject.simplestSetup).compactMap { parameter, rank in
                guard parameter.names(rank) else { return String?.none }
                return parameter.isCompared ? drawn(parameter) : parameter.values[rank].unbroken
            }
            return [values.joined(separator: ", ")]
        }
        guard setups.count > 1 else { return setups.map(\.text) }
        return setups.map { "\($0.apps.joined(separator: ", ")): \($0.text)" }
    }

    // MARK: - After

    /// The table, the known findings, the new cases, the closing lines and the next steps, if any.
    func result(_ findings: RunFindings) -> String {
        var lines = tableLines(findings)
        lines += inactiveLines(findings) + unappliedLines(findings)
        let reports = findings.entries.map(\.report)
        lines += UnreadText.lines(reports)
        if request.isVerbose { lines += UnreadText.closureLines(reports) }
        lines += knownLines(findings) + staleLines(findings)
        let replacements = findings.cases.flatMap(replacementLines)
        lines += replacements.isEmpty ? [] : [""] + replacements
        let new = findings.entries.flatMap { entry in
            entry.cases.filter(\.isNew).map { (entry: entry, found: $0) }
        }
        for (entry, found) in new.inReportOrder(\.found.finding) {
            lines += [""] + newLines(found, in: entry)
        }
        if request.printsFingerprint { lines += [""] + FingerprintText.lines(reports) }
        lines += [""] + closingLines(findings)
        lines += NextSteps(request: request, known: known).lines(after: findings)
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
        let head = row("app", ["cases", "actions", "states", "known", "new"])
        var lines = [palette.heading(head)]
        for entry in findings.entries {
            let line = row(entry.report.subject, entry.numbers)
            lines.append(entry.cases.contains(where: \.isNew) ? palette.bad(line) : line)
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

    /// The rules that were applied in no variant.
    func unapplied(_ findings: RunFindings) -> [String] {
        let reports = findings.entries.map(\.report).filter { $0.inactivity == nil }
        guard let rules = reports.first?.rules else { return [] }
        return rules.indices.filter { rule in
            reports.allSatisfy { $0.rules[rule].applied == 0 }
        }.map { rules[$0].rule }.filter { name in
            request.subjects.contains { !$0.impossibleRules.contains(name) }
        }
    }

    private func unappliedLines(_ findings: RunFindings) -> [String] {
        let names = unapplied(findings)
        if names.isEmpty { return [] }
        let text = "never applied: \(names.joined(separator: ", "))"
        return [""] + text.wrapped(to: Self.width, longWords: .whole)
    }

    // MARK: - Closing lines

    /// The last line.
    func verdict(_ findings: RunFindings, paint: (String) -> String = { $0 }) -> String {
        let reports = findings.entries.map(\.report)
        let actions = reports.map(\.counts.actions).reduce(0, +)
        let new = findings.new.count
        let known = (findings.cases.count - new).counting("known finding")
        let flaky = findings.cases.count(where: \.isFlaky)
        return paint(
            "\(new.grouped) new and \(known)"
                + (flaky > 0 ? ", \(flaky.grouped) of them flaky," : ""))
            + " in \(amount(reports)), \(actions.counting("action"))"
    }

    private func closingLines(_ findings: RunFindings) -> [String] {
        let reports = findings.entries.map(\.report)
        let isBad = !findings.new.isEmpty || !findings.inactive.isEmpty
        var lines: [String] = []
        if let interruption = findings.interruption {
            lines.append(palette.bad("stopped by \(interruption.rawValue)"))
        }
        for missing in findings.missing {
            lines += "not searched: \(missing.text)".wrapped(to: Self.width, longWords: .whole)
                .map(palette.bad)
        }
        if request.isOpenEnded, findings.interruption == nil, let report = reports.first {
            let again = request.command(
                request.arguments(cases: report.plannedCases, corpus: self.known.path))
            lines.append("equal to --cases \(report.plannedCases): \(again)")
        }
        return lines + leftOutLines(findings)
            + [verdict(findings, paint: isBad ? palette.bad : palette.good)]
    }

    /// How many new findings are left out, and how to see them. Empty if none is.
    func leftOutLines(_ findings: RunFindings) -> [String] {
        let count = findings.leftOut
        if count == 0 { return [] }
        let (verb, object) = count == 1 ? ("hangs", "it") : ("hang", "them")
        return [
            "\(count.counting("new finding")) \(verb) on a reading of UIKit: "
                + "leave out \(Option.certain.name) to see \(object)"
        ]
    }

    /// The number of cases that ran. The number that the user asked for follows if it differs.
    private func amount(_ reports: [SubjectReport]) -> String {
        let done = reports.map(\.counts.cases).reduce(0, +)
        let asked = request.plan.ownCases * request.subjects.count
        return request.isOpenEnded || done == asked
            ? done.counting("case") : "\(done.grouped) of \(asked.counting("case"))"
    }
}

extension RunFindings.Entry {
    /// The numbers of cases, actions and states, and of known and new findings.
    var numbers: [String] {
        let (counts, new) = (report.counts, cases.count(where: \.isNew))
        return [counts.cases, counts.actions, counts.states, cases.count - new, new]
            .map(\.grouped)
    }
}
