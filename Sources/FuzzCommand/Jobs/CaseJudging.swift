internal import StatefulTesting

/// Judges cases in worker processes before this process does. If a trace of a case, or one near it,
/// ends its process, that of a worker ends, and this process knows the trace.
@MainActor struct CaseJudging {
    /// What is known of one case.
    struct Result {
        /// The traces that end the process when the case is judged.
        var crashing: [CrashingTrace] = []
        /// Why this process must not judge the case; `nil` if it may.
        var lost: LostPart?
    }

    let library: CaseLibrary
    var interruption: () -> Interruption? = { nil }

    /// Hands over each file, in order, and what is known of its case, as soon as that and those
    /// before it are known. After an interruption, the rest is not handed over.
    func judge(_ files: [CorpusFile], take: @escaping (CorpusFile, Result?) -> Void) {
        var rest = files[...]
        /// Hands over the files before the next one that has a job, or all.
        func skip(all: Bool = false) {
            while let file = rest.first, interruption() == nil, all || job(file) == nil {
                rest.removeFirst()
                take(file, nil)
            }
        }
        var waiting = files.compactMap(job)[...]
        let longest = files.compactMap { $0.committed?.trace.count }.max() ?? 0
        guard let runner = try? library.runner(longest: longest, interruption: interruption),
            runner.hasProcesses
        else { return skip(all: true) }
        skip()
        runner.perform {
            waiting.popFirst()
        } take: { _, outcome in
            guard let file = rest.popFirst() else { return }
            switch outcome {
            case .done(let crashing): take(file, Result(crashing: crashing))
            case .lost(let part): take(file, Result(lost: part))
            case .refused: take(file, nil)
            }
            // What the app prints has been shown.
            library.context.mute()
            skip()
        }
        runner.end()
    }

    /// What is known of one case; `nil` if nothing is.
    func result(of file: CorpusFile) -> Result? {
        var found: Result?
        judge([file]) { found = $1 }
        return found
    }

    private func job(_ file: CorpusFile) -> JudgingJob? {
        guard let committed = file.committed,
            let subject = library.table.subjects.firstIndex(where: { $0.name == committed.app })
        else { return nil }
        return JudgingJob(subject: subject, text: committed.text(library.format))
    }
}
