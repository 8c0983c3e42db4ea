internal import SplitFuzz
package import StatefulTesting

/// Shrinks one case, for `shrink` and `replay --repair`.
struct ShrinkingJob: Job, Equatable {
    /// The most traces to execute: ten times as many as a run executes for one failure.
    static let limit = 50_000

    let subject: Int
    /// The case, as the text of its file.
    let text: String
    /// The most transitions to explore for a proof.
    var proofLimit: Int
    /// Whether the case may break its invariant at another location now.
    var takesOtherLocations = false
    var crashing: [CrashingTrace] = []

    var what: String? { "shrinking" }

    func perform(in workplace: Workplace) -> ShrunkCase? {
        let table = workplace.request.table
        guard let committed = workplace.committed(text), let own = table.subject(of: committed)
        else { return nil }
        var executor = workplace.executor(own, .shrinking, crashing: crashing)
        // An unshrunk case may fail more simply in another set-up of a run. Others keep theirs.
        if committed.minimal == .unshrunk, let wide = table.subject(named: committed.app) {
            let widened = workplace.executor(wide, .shrinking, crashing: crashing)
            if widened.failing(committed) != nil { executor = widened }
        }
        let start =
            takesOtherLocations
            ? executor.failingAnywhere(committed) : executor.failing(committed)
        let shrinker = Shrinker(executor, limit: Self.limit, proofLimit: 0)
        guard let (trace, signature) = start,
            let minimum = shrinker.shrink(trace, keeping: signature)
        else {
            return .failsNoMore(verdict: "\(Verdict(judging: committed, by: executor))")
        }
        return .shrunk(ShrunkTrace(proven(minimum, by: executor) ?? minimum, signature))
    }

    /// A proof of the minimum, or of a simpler trace that it finds. As in a run, `nil` if that
    /// fails by another cause, or if the minimum is not 1-minimal.
    @MainActor private func proven(
        _ minimum: ShrinkResult, by executor: Executor<SplitMachine>
    ) -> ShrinkResult? {
        guard proofLimit > 0, minimum.certificate == .oneStep else { return nil }
        let prover = Shrinker(executor, limit: Self.limit, proofLimit: proofLimit)
        guard let proven = prover.shrink(minimum.trace, keeping: minimum.failure.signature)
        else { return nil }
        let experiment = CauseExperiment(executor)
        return experiment.haveOneCause(experiment.failing(minimum), experiment.failing(proven))
            ? proven.after(minimum) : nil
    }

    /// A proof tries everything, so it would meet many more such traces.
    func remainder(after deaths: Int, last: WorkerProcess.Death) -> ShrinkingJob? {
        guard deaths < Self.deathLimit else { return nil }
        var remainder = self
        if last.recorded?.phase == .proving { remainder.proofLimit = 0 }
        return remainder
    }
}

/// The simplest trace that shrinking one case has found.
package struct ShrunkTrace: Equatable, Codable {
    package let signature: Signature
    package let trace: Trace
    /// The names of the other invariants that the last action breaks.
    package let also: [String]
    let certificate: Certificate
    /// The number of executed traces.
    let executions: Int

    package init(_ result: ShrinkResult, _ signature: Signature) {
        self.signature = signature
        trace = result.trace
        also = result.failure.also.map(\.invariant)
        certificate = result.certificate
        executions = result.executions
    }

    /// The case with this trace. Keeps note, comments and other sequences of the old one.
    ///
    /// - Parameter parameters: those of the subject's set-up.
    func replacing(_ old: CorpusCase, setup parameters: [SetupParameter]) -> CorpusCase {
        var new = CorpusCase(unshrunk: trace, signature, app: old.app, setup: parameters)
        (new.also, new.minimal) = (also, certificate)
        return new.keepingNotes(of: old)
    }
}

/// What has become of a case that was to be shrunk.
enum ShrunkCase: Equatable, Codable {
    case shrunk(ShrunkTrace)
    /// The case no longer fails as it says.
    case failsNoMore(verdict: String)
    /// The shortest case that was found fails only in the process that shrank the case.
    case failsOnlyInItsProcess
}
