/// Turns failures into findings: shrinks them, makes one finding of each cause, and proves the
/// minimum of each new cause. A failure that does not repeat becomes a flaky finding, one for each
/// invariant and location.
///
/// What screening has found comes first, up to its proofs. So its findings do not depend on the
/// seed.
struct Triage<Machine: SystemUnderTest> {
    let executor: Executor<Machine>
    let plan: RunPlan
    private let grouping: CauseGrouping<Machine>
    private let experiment: CauseExperiment<Machine>

    /// The most signatures that one run reports. A later run reports the rest.
    private static var signatureLimit: Int { 1_000 }
    /// How often causes are proven and grouped again. A proof may find a simpler failure.
    private static var proofRounds: Int { 8 }
    /// The most actions of one failure that are replaced by simpler ones.
    private static var mostReplacements: Int { 32 }

    /// - Parameter known: the committed cases of the subject.
    init(executor: Executor<Machine>, plan: RunPlan, known: [CorpusCase]) {
        self.executor = executor
        self.plan = plan
        grouping = CauseGrouping(executor, known: known)
        experiment = CauseExperiment(executor)
    }

    /// - Parameter unshrunk: cases that earlier runs have not shrunk. Those that still fail are
    ///   shrunk like failures of this search.
    func findings(
        in searchResult: SearchResult, pending unshrunk: [CorpusCase] = []
    ) -> (findings: [Finding], pending: PendingOutcome) {
        var progress = ShrinkProgress()
        let pending = PendingFailures(of: unshrunk, executor)
        let screened = searchResult.screened
        let elsewhere = searchResult.screenedElsewhere
        let random = Array(searchResult.random.prefix(Self.signatureLimit)) + pending.usual
        progress.expected =
            screened.count + elsewhere.count + random.count + pending.elsewhere.count
        shrinkAll(screened, &progress)
        shrinkAll(elsewhere, isLastResort: true, &progress)
        proveMinima(&progress)
        // What comes from here on depends on the seed.
        progress.origin = .chance
        shrinkAll(random, &progress)
        shrinkAll(pending.elsewhere, isLastResort: true, &progress)
        proveMinima(&progress)

        let causes = grouping.foldingConsequences(grouping.causes(of: progress.failures))
        let findings = causes.map(finding)
        let flaky = progress.flaky.findings(
            in: searchResult, without: Set(progress.results.keys))
        let rest = leftOver(
            screened + elsewhere + random, in: searchResult, besides: findings + flaky)
        let outcome = pending.outcome { signature in
            // What a stopped run has not shrunk stays, so that a later run goes on with it.
            !monitor.mustStop() && progress.isResolved(signature)
        }
        return (findings + rest + flaky, outcome)
    }

    private var monitor: RunMonitor { executor.monitor }

    // MARK: - Shrinking

    /// Shrinks the traces of some failures, and what that finds on the way.
    ///
    /// - Parameter isLastResort: whether those that another set-up has shown need nothing more.
    private func shrinkAll(
        _ failing: [SearchResult.Failing], isLastResort: Bool = false,
        _ progress: inout ShrinkProgress
    ) {
        for entry in failing {
            progress.begun += 1
            // What fails in the usual set-ups needs no others.
            if isLastResort, progress.has(entry.signature) { continue }
            // Their beginnings differ, so they may have different causes.
            for trace in entry.traces where !monitor.mustStop() {
                monitor.notice(
                    .shrinking(
                        failure: progress.begun, of: progress.expected, actions: trace.count))
                shrink(trace, entry.signature, &progress)
            }
        }
        shrinkOthers(&progress)
    }

    /// Shrinking finds other failures, which become findings too. Shrinking them may find more.
    private func shrinkOthers(_ progress: inout ShrinkProgress) {
        for _ in 0..<Self.signatureLimit {
            guard !monitor.mustStop(), let (signature, trace) = progress.takeOther() else { return }
            shrink(trace, signature, &progress)
        }
    }

    private func shrink(_ trace: Trace, _ signature: Signature, _ progress: inout ShrinkProgress) {
        let isKnown = progress.results[signature] != nil
        // If the failure is known to repeat, it does not matter whether this trace does.
        guard isKnown || repeatsSteadily(trace, signature, &progress) else { return }
        let shrinker = Shrinker(executor, limit: plan.shrinkLimit, proofLimit: 0)
        guard let result = shrinker.shrink(trace, keeping: signature) else {
            // It failed in every replay, and did not fail now.
            if !isKnown {
                let repetition = Repetition(of: trace, failing: signature, by: executor)
                progress.flaky.add(trace, signature, repetition)
            }
            return
        }
        for other in result.others { keep(other, &progress) }
        guard repeatsSteadily(result.trace, signature, &progress) else { return }
        if let repeated = repeatedFailure(result, signature) {
            progress.noteRepetition(of: signature)
            return keep(repeated, &progress)
        }
        if let earlier = earlierFailure(result, signature),
            !progress.explained.contains(earlier.signature)
        {
            return progress.explain(signature, by: earlier)
        }
        progress.add(
            ShrunkFailure(
                result: result, mechanisms: experiment.measuring(result).mechanisms,
                origin: progress.origin))
    }

    /// Whether every replay of a trace fails alike. Otherwise keeps it as a flaky failure.
    private func repeatsSteadily(
        _ trace: Trace, _ signature: Signature, _ progress: inout ShrinkProgress
    ) -> Bool {
        let repetition = Repetition(of: trace, failing: signature, by: executor)
        for other in repetition.others { keep(other, &progress) }
        if !repetition.isSteady { progress.flaky.add(trace, signature, repetition) }
        return repetition.isSteady
    }

    private func keep(_ other: ShrinkResult.Other, _ progress: inout ShrinkProgress) {
        progress.keep(other, isUsual: executor.subject.mayDraw(other.trace.setup))
    }

    /// The failure that a trace repeats: the same invariant and object at the same location, broken
    /// by an earlier action. Shrinking could not take it out, so the last action only breaks again
    /// what was broken. `nil` if there is none.
    private func repeatedFailure(
        _ result: ShrinkResult, _ signature: Signature
    ) -> ShrinkResult.Other? {
        let mayRepeat = result.failure.earlier.contains {
            $0.invariant == signature.invariant && $0.location == signature.location
        }
        guard mayRepeat, !result.trace.hasTimings else { return nil }
        return executor.attempt(result.trace, for: signature).others.first {
            $0.signature.withoutRule == signature.withoutRule
        }
    }

    /// The failure that explains this one; `nil` if there is none.
    ///
    /// An action with a timing is judged at the next rest only, so a later action may seem to break
    /// what it broke. Then a variant of the trace breaks the same invariant at the same location:
    ///
    /// 1. the trace without its last action, at a step at which the trace itself reports nothing;
    /// 2. the trace with every action at rest, at such a step;
    /// 3. the trace with every action at rest, at any step, if its last action breaks nothing.
    private func earlierFailure(
        _ result: ShrinkResult, _ signature: Signature
    ) -> ShrinkResult.Other? {
        guard result.trace.hasTimings else { return nil }
        let settled = result.trace.settled
        let steps = result.failure.earlier.map(\.step)
        func isAlike(_ other: ShrinkResult.Other) -> Bool {
            other.signature.withoutRule == signature.withoutRule
        }
        func isUnreported(_ other: ShrinkResult.Other) -> Bool {
            // A replay that leaves out an action has other steps.
            !steps.contains(other.trace.count)
                && settled.actions.starts(with: other.trace.settled.actions)
        }
        let withoutLast = executor.attempt(result.trace.endingBeforeLast, for: signature)
            .others.filter(isAlike)
        let attemptAtRest = executor.attempt(settled, for: signature)
        let atRest = attemptAtRest.others.filter(isAlike)
        return withoutLast.first(where: isUnreported) ?? atRest.first(where: isUnreported)
            ?? (attemptAtRest.failure == nil ? atRest.first : nil)
    }

    // MARK: - Proving

    /// Groups the failures, and proves the main one of each cause that the corpus does not have.
    ///
    /// Proofs find simpler failures, which may change the groups.
    private func proveMinima(_ progress: inout ShrinkProgress) {
        for _ in 0..<Self.proofRounds where plan.proofLimit > 0 && !monitor.mustStop() {
            let unproven = grouping.causes(of: progress.failures).map(\.main).filter(\.needsProof)
            if unproven.isEmpty { break }
            for failure in unproven where !monitor.mustStop() {
                prove(replacingActions(of: failure, &progress), &progress)
            }
            shrinkOthers(&progress)
        }
    }

    /// The failure, or a simpler one of the same cause with other actions in the place of some.
    ///
    /// A proof would find it, too. But it may be too large, or find a failure of another cause.
    private func replacingActions(
        of failure: ShrunkFailure, _ progress: inout ShrinkProgress
    ) -> ShrunkFailure {
        var best = failure
        for _ in 0..<Self.mostReplacements {
            let simpler = executor.replacingOneAction(of: best.trace, for: best.signature) {
                experiment.haveOneCause(best.failing, experiment.measuring($0, $1))
                    && $1.earlier.isEmpty == best.isClean
            }
            guard let simpler else { break }
            if simpler.signature != best.signature {
                // Both are ways into the cause.
                shrink(simpler.trace, simpler.signature, &progress)
                let shrunk = progress.results[simpler.signature]?.first {
                    $0.trace < best.trace && experiment.haveOneCause(best.failing, $0.failing)
                }
                guard let shrunk else { break }
                best = shrunk
                continue
            }
            let shrinker = Shrinker(executor, limit: plan.shrinkLimit, proofLimit: 0)
            guard let result = shrinker.shrink(simpler.trace, keeping: best.signature) else {
                break
            }
            for other in result.others { keep(other, &progress) }
            let next = ShrunkFailure(
                result: result.after(best.result),
                mechanisms: experiment.measuring(result).mechanisms, origin: best.origin)
            guard experiment.haveOneCause(best.failing, next.failing) else { break }
            progress.replace(best, by: next)
            best = next
        }
        return best
    }

    private func prove(_ failure: ShrunkFailure, _ progress: inout ShrinkProgress) {
        let shrinker = Shrinker(executor, limit: plan.shrinkLimit, proofLimit: plan.proofLimit)
        guard let again = shrinker.shrink(failure.trace, keeping: failure.signature) else { return }
        for other in again.others { keep(other, &progress) }
        let result = again.after(failure.result)
        let proven = ShrunkFailure(
            result: result,
            mechanisms: result.trace == failure.trace
                ? failure.mechanisms : experiment.measuring(result).mechanisms,
            origin: failure.origin, isTried: true)
        if experiment.haveOneCause(failure.failing, proven.failing) {
            progress.replace(failure, by: proven)
        } else {
            // A shorter failure of another cause leaves this one without a proof.
            var unproven = failure
            unproven.isTried = true
            progress.replace(failure, by: unproven)
            progress.add(proven)
        }
    }

    // MARK: - Findings

    private func finding(_ cause: Cause) -> Finding {
        let (signature, result) = (cause.main.signature, cause.main.result)
        let basis = executor.basis(of: result.trace)
        let reasons = result.failure.violation.sources
        let alsoBy = cause.otherTraces(byChance: false)
        var finding = Finding(
            signature: signature, trace: result.trace, also: result.failure.also.map(\.invariant),
            earlier: result.failure.earlier, certificate: result.certificate,
            status: cause.committed.map { .known(as: $0.trace) } ?? .new,
            sources: basis.map { ($0.sources + reasons).unrepeated } ?? reasons,
            assumptions: basis?.assumptions ?? [], remark: result.failure.violation.remark,
            executions: result.executions, alsoBy: alsoBy,
            mechanisms: cause.main.mechanisms)
        finding.alsoByChance = cause.otherTraces(byChance: true).filter { !alsoBy.contains($0) }
        finding.consequences = cause.consequences
        finding.isScreened = cause.isScreened
        finding.certainty = ReadingExperiment.certainty(
            of: [result.trace] + alsoBy, signature, basis, by: executor)
        finding.comparisons = executor.comparisons(
            of: [result.trace] + alsoBy + finding.alsoByChance, signature)
        return finding
    }

    /// The failures of a stopped run that were not shrunk: one for each invariant, location and
    /// object that has no finding. Leaves out those that may be consequences, or have the cause of
    /// a committed case, which only shrinking tells.
    private func leftOver(
        _ failing: [SearchResult.Failing], in searchResult: SearchResult,
        besides findings: [Finding]
    ) -> [Finding] {
        guard monitor.mustStop() else { return [] }
        let sightings = searchResult.sightings
        var leftOver: [Finding] = []
        var found = Set(
            findings.flatMap { finding in
                ([finding.signature] + finding.consequences.map(\.signature)).map(\.withoutRule)
            })
        for failing in failing.sorted(by: { $0.signature < $1.signature })
        where searchResult.isIndependent(failing.signature) {
            let signature = failing.signature
            guard let trace = failing.traces.first, !grouping.mayBeKnown(signature),
                found.insert(signature.withoutRule).inserted
            else { continue }
            let violation = sightings[signature]?.violation
            leftOver.append(
                Finding(
                    signature: signature, trace: trace, also: [], certificate: .unshrunk,
                    status: .new, sources: violation?.sources ?? [],
                    remark: violation?.remark ?? "", executions: 0))
        }
        return leftOver
    }
}
