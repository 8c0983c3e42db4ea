internal import SplitFuzz
internal import StatefulTesting

/// The report of a replay.
extension CIReport {
    /// - Parameters:
    ///   - replayed: in the order of the text.
    ///   - complaints: messages about what could not be read, besides the files of `replayed`.
    ///   - command: makes a command about the case of a file.
    @MainActor init(
        _ replayed: [ReplayedCase], complaints: [String], program: String,
        command: (Subcommand, String) -> String
    ) {
        self.init(program: program, subcommand: .replay)
        for result in replayed {
            guard let committed = result.file.committed else {
                problems += [Entry.unreadable(result.file)].compactMap(\.self)
                continue
            }
            let entry = self.replayed(result, committed, command)
            if let index = subjects.firstIndex(where: { $0.name == committed.app }) {
                subjects[index].entries.append(entry)
            } else {
                subjects.append(SubjectSection(name: committed.app, entries: [entry]))
            }
        }
        for complaint in complaints {
            let name = complaint.split(separator: "\n").first?.split(separator: ": ").first
            problems.append(.unreadable(name.map(String.init) ?? "", complaint))
        }
        verdict = String(ReplayText.summary(replayed).dropLast())
    }

    /// The entry of a replayed case.
    @MainActor func replayed(
        _ result: ReplayedCase, _ committed: CorpusCase, _ command: (Subcommand, String) -> String
    ) -> Entry {
        let path = result.file.path
        let expectation = committed.expectation
        let violation = CIReport.violation(of: result)
        let verdict = result.text + (violation.map { ": now \($0.text)" } ?? "")
        var entry = Entry(
            outcome: CIReport.outcome(of: result), kind: result.kind, name: path,
            violation: violation ?? expectation.violation,
            baseline: CIReport.baseline(of: result, expecting: expectation),
            message: "\(path): \(verdict); expected: \(expectation.text)",
            actions: CaseFormat<SplitMachine>.fuzzsplit.lines(of: committed.trace),
            file: (path, CIReport.line(of: result)), identity: Entry.identity(of: committed))
        if case .holds = expectation, !entry.isBad {
            entry.violation = nil
            entry.baseline = nil
        }
        entry.details = CIReport.lines(committed.text(.fuzzsplit)).dropLast()
        entry.steps = [
            "look at it: \(command(.show, path))", "reproduce: \(command(.replay, path))",
        ]
        return entry
    }

    private static func outcome(of result: ReplayedCase) -> Entry.Outcome {
        switch result.verdict {
        case nil where result.leftOut != nil: .skipped
        case .asExpected, .noLongerMinimal: .passed
        case .brokenAgain, .failsDifferently: .failed
        case .fixed, .alsoByFixed, .stale, .undecided, .unreadable, nil: .error
        }
    }

    private static func baseline(
        of result: ReplayedCase, expecting expectation: Expectation
    ) -> Entry.Baseline? {
        switch result.verdict {
        case .asExpected: .unchanged
        case .noLongerMinimal, .failsDifferently, .alsoByFixed: .updated
        case .brokenAgain: .new
        case .fixed, .stale: .absent
        case .undecided, .unreadable, nil: nil
        }
    }

    /// The violation that a case has instead of the expected one; `nil` if it has none.
    private static func violation(of result: ReplayedCase) -> Violation? {
        if case .failsDifferently(_, let violation) = result.verdict { violation } else { nil }
    }

    /// The line that the verdict is about, otherwise the first.
    private static func line(of result: ReplayedCase) -> Int {
        switch result.verdict {
        case .failsDifferently(let line, _), .stale(let line, _), .brokenAgain(let line),
            .alsoByFixed(let line):
            max(1, line)
        case .asExpected, .noLongerMinimal, .fixed, .undecided, .unreadable, nil: 1
        }
    }
}
