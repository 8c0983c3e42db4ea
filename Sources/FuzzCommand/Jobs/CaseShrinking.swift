internal import SplitFuzz
internal import StatefulTesting

/// Shrinks one committed case in worker processes, with a line of progress.
@MainActor struct CaseShrinking {
    private let committed: CorpusCase
    private let library: CaseLibrary
    private let progress: Progress
    private let runner: JobRunner

    /// What has no result.
    var lost: [LostPart] { runner.lost }

    init(
        _ committed: CorpusCase, in library: CaseLibrary,
        interruption: @escaping () -> Interruption?
    ) throws(UsageError) {
        self.committed = committed
        self.library = library
        let progress = Progress(library.context)
        self.progress = progress
        // The rest of the set-up may become simpler.
        let own = LaunchSetup.Choice(committed.setup)
        let kept = LaunchSetup.Choice(release: own.release, reading: own.reading)
        runner = try library.runner(
            for: committed.app, longest: committed.trace.count, choosing: kept,
            interruption: interruption, say: progress.say)
    }

    /// Shrinks the case. `nil` if there is no result.
    ///
    /// - Parameters:
    ///   - proofLimit: the most transitions to explore for a proof.
    ///   - takesOtherLocations: whether it may break its invariant at another location now.
    func perform(proofLimit: Int, takesOtherLocations: Bool = false) -> ShrunkCase? {
        defer {
            progress.clear()
            runner.end()
        }
        while true {
            let job = ShrinkingJob(
                subject: 0, text: committed.text(library.format), proofLimit: proofLimit,
                takesOtherLocations: takesOtherLocations, crashing: runner.crashing(0))
            let notice = Self.notice(progress, committed)
            guard let shrunk = runner.perform(one: job, notice: notice) else { return nil }
            guard case .shrunk(let trace) = shrunk else { return shrunk }
            let failure = RerunJob(
                subject: 0, signature: trace.signature, trace: trace.trace, wantsBacktrace: false)
            switch runner.rerun([failure])[0] {
            case .fails: return shrunk
            case .passes: return .failsOnlyInItsProcess
            case .unanswered, .ownBug: return nil
            case .endsInTime: continue
            }
        }
    }

    private static func notice(_ progress: Progress, _ old: CorpusCase) -> (RunEvent) -> Void {
        var best = old.trace.count
        return { event in
            switch event {
            case .shrunk(let actions):
                best = actions
                progress.show("shrinking: \(old.trace.count) → \(best.counting("action"))")
            case .explored(let percent):
                progress.show("proving \(best.counting("action")): \(percent) %")
            default: break
            }
        }
    }
}
