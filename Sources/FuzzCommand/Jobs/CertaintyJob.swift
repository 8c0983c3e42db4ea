internal import StatefulTesting

/// Finds out which defects of UIKit a committed case needs, and in which readings and on which
/// devices it fails.
struct CertaintyJob: Job {
    let subject: Int
    /// The position of the case among those of the run.
    let position: Int
    /// The case, as the text of its file.
    let text: String
    /// The most actions to execute on other releases and devices.
    let setupLimit: Int
    var crashing: [CrashingTrace] = []

    struct Answer: Codable {
        /// Whether the case is to fail, and does not.
        let isFixed: Bool
        /// `nil` if the failure is not looked for in other readings.
        let certainty: Certainty?
        let assumptions: [Assumption]
        /// The defects of UIKit without which it does not fail; `nil` if that is not known.
        let defects: [String]?
        /// `nil` if that was not asked, or cannot be answered.
        let setups: SetupMatrix?

        /// Which defects it needs, in words.
        @MainActor var reasons: [String] {
            guard let defects else { return [] }
            return defects.isEmpty
                ? ["needs no defect of UIKit that the model knows"]
                : DefectText.sentences(defects)
        }

        /// In which readings it fails, in words.
        var sentences: [String] { CertaintyText(certainty, assumptions).sentences }
    }

    var what: String? { "a case in the readings of UIKit" }

    func perform(in workplace: Workplace) -> Answer? {
        guard let committed = workplace.committed(text),
            let subject = workplace.request.table.subject(of: committed)
        else { return nil }
        let executor = workplace.executor(subject, .replaying, crashing: crashing)
        let found = executor.certainty(of: committed)
        return Answer(
            isFixed: committed.isOpen && found == nil, certainty: found?.0,
            assumptions: found?.1 ?? [], defects: executor.mechanisms(of: committed),
            setups: setupLimit == 0
                ? nil : SetupMatrix(committed, by: executor, limit: setupLimit))
    }
}

/// What `CertaintyJob` answers for some cases.
@MainActor struct CaseCertainties {
    /// By the positions of the cases.
    private(set) var answers: [Int: CertaintyJob.Answer] = [:]
    /// Of lost jobs, and of a signal that is heard here.
    private(set) var status = CommandStatus.asExpected

    /// Replays the cases in worker processes. A case of an unknown app gets no answer.
    ///
    /// - Parameters:
    ///   - setupLimit: the most actions to execute on other releases and devices, in all.
    ///   - interruption: the signal that has arrived, if any; `nil` to listen for signals here, and
    ///     to say which one arrived.
    init(
        of cases: [CorpusCase?], library: CaseLibrary, setupLimit: Int = 0,
        interruption heard: (() -> Interruption?)? = nil
    ) throws(UsageError) {
        let context = library.context
        let subjects = library.table.subjects
        let interruption = heard ?? context.listen()
        var jobs = cases.enumerated().compactMap { position, committed -> CertaintyJob? in
            guard let committed,
                let subject = subjects.firstIndex(where: { $0.name == committed.app })
            else { return nil }
            return CertaintyJob(
                subject: subject, position: position, text: committed.text(library.format),
                setupLimit: setupLimit / cases.count)
        }[...]
        let runner = try library.runner(
            longest: cases.compactMap { $0?.trace.count }.max() ?? 0, interruption: interruption)
        var answers: [Int: CertaintyJob.Answer] = [:]
        runner.perform {
            jobs.popFirst()
        } take: { job, outcome in
            if case .done(let answer) = outcome { answers[job.position] = answer }
        }
        runner.end()
        self.answers = answers
        status = LostPart.status(of: runner.lost, context)
        if heard == nil { status.combine(context.status(of: interruption())) }
    }
}
