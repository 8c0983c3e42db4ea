internal import SplitFuzz
internal import StatefulTesting

/// The committed cases that doubts decide: those that fail only if one of the default readings is
/// right.
@MainActor struct DecidedCases {
    /// In which readings each open case fails; `nil` without a corpus.
    private var answers: [CertaintyJob.Answer]?
    private(set) var status = CommandStatus.asExpected

    /// Replays the cases of the corpus in the readings of UIKit.
    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        let library = CaseLibrary(apps, context: context)
        let known = try KnownCases(arguments, library: library)
        guard known.path != nil else { return }
        for remark in known.files.remarks() { context.error.write(remark) }
        if !known.files.complaints.isEmpty { status = .badInput }
        let found = try CaseCertainties(of: known.cases.filter(\.isOpen), library: library)
        answers = Array(found.answers.values)
        status.combine(found.status)
    }

    /// As in `decides 3 of 39 cases`; `nil` without a corpus. A case that several doubts decide
    /// together counts for each of them.
    func text(for doubt: String) -> String? {
        guard let answers else { return nil }
        return "decides \(count(of: doubt, in: answers)) of \(answers.count.counting("case"))"
    }

    func fields(for doubt: String) -> [(key: String, value: JSON)] {
        guard let answers else { return [("decides", .null), ("cases", .null)] }
        return [
            ("decides", .integer(count(of: doubt, in: answers))),
            ("cases", .integer(answers.count)),
        ]
    }

    private func count(of doubt: String, in answers: [CertaintyJob.Answer]) -> Int {
        answers.count { answer in
            answer.certainty?.onlyIf.contains { $0.questions.contains(doubt) } == true
        }
    }
}
