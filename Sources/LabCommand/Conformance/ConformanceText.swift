internal import ConformanceRows
internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// What results of the conformance suite show, as text.
@MainActor struct ConformanceText {
    let evidence: ConformanceEvidence
    let palette: Palette

    var text: String {
        (runs + disagreements + answers + summary).map { "\($0)\n" }.joined()
    }

    // MARK: - Runs

    /// Such as `iOS 18.2 (simulator), iPad Pro`.
    private func run(of result: ConformanceResult) -> String {
        "\(result.place.text), \(result.device)"
    }

    private var runs: [String] {
        var lines = evidence.results.map(run).unrepeated.map { run in
            let results = evidence.results.filter { self.run(of: $0) == run }
            return "\(run): \(results.count { $0.agrees }) of \(results.count) agree"
        }
        let ofModel = evidence.results.count { $0.host == .model }
        if evidence.leftOut > 0 {
            lines += indented(
                "\(evidence.leftOut.counting("result")) of releases that the row of the doubt is "
                    + "not about: left out", by: 0)
        }
        if ofModel > 0 {
            lines += indented(
                "The results of the model are no evidence: its tests make it agree with the "
                    + "suite. Only those of a simulator or a device are.", by: 0)
        }
        return lines
    }

    // MARK: - Disagreements

    private var disagreements: [String] {
        let doubts = Set(ConformanceEvidence.rows.filter { $0.doubt != nil }.map(\.id))
        let unlike = evidence.results.filter { result in
            !result.agrees && (result.host == .model || !doubts.contains(result.id))
        }
        return unlike.flatMap { result in
            let row = evidence.pinned(meantBy: result.id)
            let ids = row.map { " (\($0.ids.joined(separator: ", ")))" } ?? ""
            return ["", "\(palette.bad("disagrees")): \(result.id) on \(run(of: result))"]
                + indented((row?.behaviour ?? "") + ids)
                + indented("expected: \(result.expected)")
                + indented("observed: \(result.observed)")
        }
    }

    // MARK: - Doubts

    /// Each answer to what no source says.
    private var answers: [String] {
        evidence.answers.flatMap { answer in
            let place = "on \(run(of: answer.result))"
            guard let reading = answer.reading else {
                return ["", "\(palette.bad("settles nothing")): \(answer.doubt.name) \(place)"]
                    + indented("observed: \(answer.result.observed)")
            }
            let head =
                answer.isContradicted
                ? palette.bad("contradicted by another result of the same release")
                : answer.isDefault
                    ? palette.good("settles") : palette.bad("settles otherwise than the default")
            return ["", "\(head): \(answer.doubt.name) is \(reading.name) \(place)"]
                + indented(reading.sentence)
        }
    }

    private var doubts: [String] {
        let answers = evidence.answers
        let settling = answers.filter { $0.reading != nil && !$0.isContradicted }
        let rows = ConformanceEvidence.rows.count { $0.doubt != nil }
        let settled = Set(settling.map(\.doubt.name))
        let other = Set(settling.filter { !$0.isDefault }.map(\.doubt.name)).count
        return [
            "", "doubts: \(Doubt.all.count)", "  \(rows) have a row in the suite",
            "  \(settled.count) have an answer here, \(other) otherwise than the default",
        ]
    }

    // MARK: - Summary

    private var summary: [String] {
        let covered = evidence.pinned.filter { !$0.tests.isEmpty }
        func count(_ mark: ConformanceEvidence.Mark?) -> Int { covered.count { $0.mark == mark } }
        let counts = [
            (count(.observed), "observed: every result agrees"),
            (count(.inPart), "observed in part: results are missing"),
            (count(.disagrees), "in disagreement with a result"),
            (count(nil), "without a result, though the suite has rows for them"),
            (evidence.pinned.count - covered.count, "not covered by the suite"),
        ]
        let width = String(evidence.pinned.count).count
        return ["", "pinned rows of docs/FIDELITY.md: \(evidence.pinned.count)"]
            + counts.map { "  \(String($0.0).aligned(to: width)) \($0.1)" } + doubts
    }

    private func indented(_ text: String, by indent: Int = 2) -> [String] {
        let blanks = String(repeating: " ", count: indent)
        return text.wrapped(to: 80 - indent, longWords: .whole).map { blanks + $0 }
    }
}
