internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting

/// The results of a self-test as text in 80 columns.
@MainActor struct SelftestText {
    private static let width = 80
    private static let indent = String(repeating: " ", count: 10)

    let palette: Palette

    // MARK: - One fault

    func text(_ result: FaultResult) -> String {
        let isControl = result.fault.isControl
        let word = word(for: result)
        let name = result.fault.name + sources(result.fault)
        let isBad = word == word.uppercased()
        let head = isBad ? palette.bad(word.padded(to: 8)) : palette.good(word.padded(to: 8))
        let seconds = Self.seconds(result.seconds).aligned(to: Self.width - 10 - name.count - 1)
        var lines = ["  \(head)\(name) \(seconds)"]
        if result.isCaught {
            lines += caught(result)
        } else {
            let what = isControl ? "" : "a user would see: \(result.fault.effect); "
            let place = isControl || result.isReached ? "" : "; no app comes to the place"
            lines += wrapped(
                "\(what)nothing failed in \(result.executed.counting("action"))\(place)")
        }
        return lines.map { "\($0)\n" }.joined()
    }

    /// In capitals if somebody should look at it.
    private func word(for result: FaultResult) -> String {
        if result.fault.isControl { return result.isCaught ? "WRONG" : "silent" }
        return result.isCaught ? "caught" : result.counts ? "MISSED" : "no app"
    }

    private func sources(_ fault: PlantedFault) -> String {
        fault.sources.isEmpty ? "" : " [\(fault.sources.prefix(3).joined(separator: ", "))]"
    }

    private func caught(_ result: FaultResult) -> [String] {
        let sequence =
            result.lines.isEmpty ? "at the start" : result.lines.joined(separator: "; ")
        let actions =
            result.actions.map { $0 == 0 ? "at once" : "after \($0.counting("action"))" }
            ?? "with some of the seeds only"
        return wrapped("by \(result.invariants.joined(separator: ", "))")
            + wrapped("\(actions); shortest, in \(result.place ?? "?"): \(sequence)")
            + (result.remark.map(wrapped) ?? [])
    }

    private func wrapped(_ text: String) -> [String] {
        text.wrapped(to: Self.width - Self.indent.count, longWords: .whole)
            .map { Self.indent + $0 }
    }

    /// With one decimal, as in `0.4 s`.
    private static func seconds(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10) s"
    }

    // MARK: - All faults

    func text(_ summary: SelftestSummary) -> String {
        var lines = table(summary)
        lines += list("Caught by one invariant alone", summary.alone) { entry in
            (entry.invariant, entry.faults.joined(separator: ", "))
        }
        if !summary.silent.isEmpty {
            lines += ["", palette.heading("Invariants that caught nothing")]
            lines += wrapped(summary.silent.joined(separator: ", "))
        }
        lines += list("Missed", summary.missed) { (name($0), $0.fault.effect) }
        lines += list("Not counted, since no app comes to the place", summary.unreached) {
            (name($0), $0.fault.effect)
        }
        lines += list("Not counted, since no user sees anything", summary.equivalent) {
            (name($0), $0.fault.equivalence ?? "")
        }
        lines += [""] + verdicts(summary)
        if !PlantedFault.hasMutations {
            lines.append(
                "This build has no mutations of the model. To plant them too: scripts/selftest")
        }
        return lines.map { "\($0)\n" }.joined()
    }

    private func name(_ result: FaultResult) -> String {
        "\(result.fault.name) (\(result.fault.group))"
    }

    private func table(_ summary: SelftestSummary) -> [String] {
        let score = summary.score
        guard !score.entries.isEmpty else { return [] }
        let fixed = [PlantedFault.defects, PlantedFault.apps]
        let sums = [
            score.sum("all mutations") { !fixed.contains($0.group) },
            score.sum("all") { _ in true },
        ]
        let rows = score.entries + sums.compactMap { $0 }
        let head = row("Score", "caught", "planted", "share", "to reach")
        return ["", palette.heading(head)]
            + rows.map { entry in
                let goal = summary.committed?[entry.group]
                return row(
                    "  " + entry.group, "\(entry.caught)", "\(entry.planted)",
                    entry.percent.map { "\($0) %" } ?? "–",
                    goal.map { "\($0.caught)/\($0.planted)" } ?? "")
            }
    }

    private func row(_ cells: String...) -> String {
        let text = cells[0].padded(to: 24) + cells.dropFirst().map { $0.aligned(to: 10) }.joined()
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    private func list<Element>(
        _ heading: String, _ elements: [Element], _ parts: (Element) -> (String, String)
    ) -> [String] {
        guard !elements.isEmpty else { return [] }
        let lines = elements.flatMap { element in
            let (name, text) = parts(element)
            return ["  \(name)"] + wrapped(text)
        }
        return ["", palette.heading(heading)] + lines
    }

    private func verdicts(_ summary: SelftestSummary) -> [String] {
        var lines: [String] = []
        if summary.isControlWrong {
            lines.append(palette.bad("Nothing was planted, and an invariant failed: it is wrong."))
        }
        for entry in summary.below {
            let goal = summary.committed?[entry.group]
            lines.append(
                palette.bad(
                    "\(entry.group): \(entry.caught) of \(entry.planted) caught; "
                        + "to reach: \(goal?.caught ?? 0) of \(goal?.planted ?? 0)"))
        }
        if summary.committed != nil, lines.isEmpty { lines.append("The score is reached.") }
        return lines
    }
}
