internal import SplitFuzz
internal import StatefulTesting

/// The end of a run's summary: suggestions for the next step, each with its command.
@MainActor struct NextSteps {
    let request: RunRequest
    let known: KnownCases

    /// A blank line, a heading and the steps. Empty if the new findings say all.
    func lines(after findings: RunFindings) -> [String] {
        let steps: [Step]
        // A flaky case cannot be written.
        if let first = findings.new.first(where: { !$0.isFlaky }) {
            steps = stepToWrite(first, cases: findings.entries.first?.report.plannedCases)
        } else if !findings.new.isEmpty {
            steps = []
        } else if findings.inactive.isEmpty {
            steps = everyRelease + stepsWithoutFinding
        } else {
            // A longer search finds nothing either where nothing can be done.
            steps = [("read when each action is possible", request.command(["list", "rules"]))]
        }
        if steps.isEmpty { return [] }
        return ["", "what to do next:"] + steps.flatMap { ["  \($0.what)", "    \($0.command)"] }
    }

    private typealias Step = (what: String, command: String)

    private func stepToWrite(_ found: FoundCase, cases: Int?) -> [Step] {
        switch found.writeResult {
        // A run without --no-write needs a directory.
        case .noCorpus,
            .unwritten where known.path == nil:
            [("write new cases to ./Corpus", searchCommand(cases, "--create"))]
        case .unwritten: [("write new cases", searchCommand(cases))]
        case .written, .occupied, .failed: []
        }
    }

    /// The step to all releases, for the first app that supports an older one with columns, which
    /// iOS 14 is the first to have. The newest release is not always where the bug is.
    private var everyRelease: [Step] {
        var choice = request.choice
        guard choice.release == nil, !choice.everyRelease else { return [] }
        let app = request.table.apps.first { app in
            request.subjects.contains { app.owns($0.name) }
                && app.releases(on: choice).contains {
                    $0 != .asDocumented && !$0.isOlder(than: .iOS14)
                        && $0.isOlder(than: app.setup.release)
                }
        }
        guard let app else { return [] }
        let chosen = request.names.filter(app.owns)
        choice.everyRelease = true
        let command = request.command(
            ["run"] + (chosen.isEmpty ? [app.name] : chosen) + request.table.judging.arguments
                + choice.arguments + KnownCases.arguments(naming: known.path))
        return [("search every release that \(app.name) supports", command)]
    }

    private var stepsWithoutFinding: [Step] {
        let name = request.names.first ?? request.subjects.first?.name ?? ""
        let corpus = KnownCases.arguments(naming: known.path)
        let search = ["run"] + request.names + ["--for", "10m"] + request.subjectArguments + corpus
        let exploration =
            ["explore", name, "--depth", "2"] + request.explorationArguments(of: name) + corpus
        var steps: [Step] = [
            ("search for ten minutes", request.command(search)),
            ("try all sequences of 2 actions", request.command(exploration)),
        ]
        let files = request.subjects.lazy.compactMap { subject in
            known.files.first { file in
                file.committed.map { committed in
                    committed.app == subject.name
                        && subject.leftOut(committed.expectation.invariant) == nil
                } == true
            }
        }
        if let file = files.first {
            steps.insert(("see a known case", request.command(.show, file: file.path)), at: 0)
        }
        if request.program == "fuzzsplit" {
            steps.append(("search your own app", "read docs/TUTORIAL.md"))
        }
        return steps
    }

    /// The same search, with files written.
    private func searchCommand(_ cases: Int?, _ more: String...) -> String {
        let arguments = request.arguments(cases: cases, corpus: known.path)
        return request.command(arguments.filter { $0 != Option.noWrite.name } + more)
    }
}
