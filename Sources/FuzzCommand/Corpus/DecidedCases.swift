internal import SplitFuzz
internal import StatefulTesting

/// The committed cases that doubts decide: those that fail only if one of the default readings is
/// right.
@MainActor struct DecidedCases {
    /// In which readings each open case fails; `nil` without a corpus.
    private var certainties: [Certainty]?
    private(set) var status = CommandStatus.asExpected

    /// Replays the cases of the corpus in the readings of UIKit.
    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        let table = SubjectTable(apps, judging: .all)
        let library = CaseLibrary(table: table, context: context)
        let known = try KnownCases(arguments, library: library)
        guard known.path != nil else { return }
        for remark in known.files.remarks() { context.error.write(remark) }
        if !known.files.complaints.isEmpty { status = .badInput }
        let cases = known.cases.filter(\.isOpen)
        var jobs = cases.compactMap { committed in
            table.subjects.firstIndex { $0.name == committed.app }.map {
                CertaintyJob(subject: $0, text: committed.text(library.format))
            }
        }[...]
        let interruption = context.listen()
        let runner = try library.runner(
            longest: cases.map(\.trace.count).max() ?? 0, interruption: interruption)
        var found: [Certainty] = []
        runner.perform {
            jobs.popFirst()
        } take: { _, outcome in
            if case .done(let certainty) = outcome { found.append(certainty) }
        }
        runner.end()
        certainties = found
        status.combine(LostPart.status(of: runner.lost, context))
        if let interruption = interruption() {
            context.error.write("stopped by \(interruption.rawValue)\n")
            status.combine(interruption.status)
        }
    }

    /// As in `decides 3 of 39 cases`; `nil` without a corpus. A case that several doubts decide
    /// together counts for each of them.
    func text(for doubt: String) -> String? {
        guard let certainties else { return nil }
        return "decides \(count(of: doubt, in: certainties)) of "
            + certainties.count.counting("case")
    }

    func fields(for doubt: String) -> [(key: String, value: JSON)] {
        guard let certainties else { return [("decides", .null), ("cases", .null)] }
        return [
            ("decides", .integer(count(of: doubt, in: certainties))),
            ("cases", .integer(certainties.count)),
        ]
    }

    private func count(of doubt: String, in certainties: [Certainty]) -> Int {
        certainties.count { certainty in
            certainty.onlyIf.contains { $0.questions.contains(doubt) }
        }
    }
}
