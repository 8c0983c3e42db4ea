internal import SplitFuzz
internal import StatefulTesting

/// Which workarounds are enough, as text in 80 columns.
@MainActor struct FixesText {
    let app: AppUnderTest
    let request: RunRequest
    let palette: Palette

    private var usualSetup: [Int] { request.subjects.first?.simplestSetup ?? [] }

    /// The settings, before the search.
    var plan: String {
        let sets = 1 << app.workarounds.count
        var lines = RunText(request: request, known: .none, palette: palette).searchLines
        lines.insert(
            "app      \(app.name), \(app.workarounds.count.counting("workaround")), which make "
                + "\(sets.counting("set"))", at: 0)
        let column = 9 + (app.workarounds.map(\.name.count).max() ?? 0) + 2
        for (index, workaround) in app.workarounds.enumerated() {
            let head = (index == 0 ? "with" : "").padded(to: 9) + workaround.name
            lines += workaround.summary.wrapped(behind: head, column: column)
        }
        return lines.map { "\($0)\n" }.joined() + "\n"
    }

    /// The sets that are enough, and what breaks without each workaround of them.
    func result(_ search: FixesSearch, isWhole: Bool) -> String {
        var lines: [String] = []
        if request.isVerbose { lines += search.sets.flatMap(line) + [""] }
        lines += commonLines(search)
        for set in search.enough { lines += self.lines(on: set, in: search) + [""] }
        if search.enough.isEmpty, isWhole {
            lines += noneLines(search) + [""]
        }
        let counts = search.sets.map(\.report.counts)
        let cases = counts.map(\.cases).reduce(0, +).counting("case")
        let isShort = request.plan.cases > FixesSearch.firstCases
        lines.append(
            "\(search.sets.count.counting("set")) searched, \(cases)"
                + (isShort
                    ? ": a set that fails in its first \(FixesSearch.firstCases) is done" : ""))
        let covered = (1 << app.workarounds.count) - search.sets.count
        if isWhole, covered > 0 {
            let each = covered == 1 ? "it" : "each"
            lines.append("\(covered.counting("set")) not searched: \(each) has more than is enough")
        }
        if let first = search.enough.first {
            lines.append("No failure is no proof. To try every sequence of actions:")
            let name = first.report.subject
            let arguments = ["explore", name] + request.explorationArguments(of: name)
            lines.append("  \(request.command(arguments))")
        }
        return lines.map { "\($0)\n" }.joined()
    }

    /// What no workaround helps against.
    private func commonLines(_ search: FixesSearch) -> [String] {
        let texts = search.common.map(\.signature.text).unrepeated
        if texts.isEmpty { return [] }
        return ["not counted, because it fails with none and with all of them:"]
            + texts.flatMap { $0.wrapped(to: 78, longWords: .whole) }.map { "  \($0)" } + [""]
    }

    /// One line for a set that was searched.
    private func line(_ set: SearchedSet) -> [String] {
        let name = app.variantName(with: Set(set.workarounds))
        let finding = set.simplest(usual: usualSetup)
        let text =
            finding.map {
                "\($0.signature.text), after \($0.trace.count.counting("action"))"
            } ?? (set.isEnough ? "nothing failed" : "nothing can be done")
        return "\(name): \(text)".wrapped(to: 80, longWords: .whole)
    }

    private func lines(on set: SearchedSet, in search: FixesSearch) -> [String] {
        let name =
            set.workarounds.isEmpty
            ? (search.common.isEmpty
                ? "no workaround is needed" : "no workaround is needed for the rest")
            : "enough: \(set.workarounds.joined(separator: " + "))"
        var lines = name.wrapped(to: 80, longWords: .whole).map(palette.good)
        for workaround in set.workarounds {
            let rest = set.workarounds.filter { $0 != workaround }
            lines += ["", "  without \(workaround):"]
            guard let without = search.sets.first(where: { $0.workarounds == rest }) else {
                continue
            }
            lines += failureLines(without).map { "    \($0)" }
        }
        return lines
    }

    private func failureLines(_ set: SearchedSet) -> [String] {
        guard let finding = set.simplest(usual: usualSetup) else {
            return ["nothing on screen can be reached"]
        }
        let subject = request.table.subject(named: set.report.subject)
        let only = subject.map { CauseText(finding, of: $0).onlySetup } ?? ""
        let claim = finding.certificate?.claim(program: request.program) ?? "flaky"
        let head =
            "\(finding.signature.text)\(only), \(finding.trace.count.counting("action")), "
            + claim
        let actions = CaseFormat<SplitMachine>.fuzzsplit.lines(of: finding.trace)
        return head.wrapped(to: 76, longWords: .whole)
            + (actions.isEmpty ? [RunText.noActions] : actions).map { "  \($0)" }
    }

    private func noneLines(_ search: FixesSearch) -> [String] {
        let names = app.workarounds.map(\.name)
        var lines = [palette.bad("no set is enough; with all of them:")]
        if let all = search.sets.first(where: { $0.workarounds == names }) {
            lines += failureLines(all).map { "  \($0)" }
        }
        return lines
    }
}
