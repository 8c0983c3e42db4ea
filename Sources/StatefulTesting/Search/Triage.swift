/// Turns failures into findings: shrinks them, and makes one finding of each cause. A failure that does
/// not repeat becomes a flaky finding, one for each invariant and location.
struct Triage<Machine: SystemUnderTest> {
    let executor: Executor<Machine>
    let plan: RunPlan

    /// The most signatures that one run reports. A later run reports the rest.
    private static var signatureLimit: Int { 1_000 }

    /// - Parameter pending: cases that earlier runs have not shrunk. Those that still fail are shrunk like
    ///   failures of this search.
    func findings(
        in searchResult: SearchResult, known: [CorpusCase], pending: [CorpusCase] = []
    ) -> (findings: [Finding], pending: PendingCases) {
        var progress = Progress()
        let usual = searchResult.failing
        let elsewhere = searchResult.failingElsewhere(than: usual)
        let left = LeftFailures(pending, executor)
        shrink(
            Array(usual.prefix(Self.signatureLimit)) + left.usual, elsewhere + left.elsewhere,
            &progress)
        let failures = progress.results.map { ShrunkFailure(signature: $0.key, result: $0.value) }
        let findings = CauseGrouping(executor: executor).causes(of: failures)
            .map { finding($0, known) }
        let flaky = progress.flaky.findings(
            in: searchResult, without: Set(progress.results.keys))
        let unshrunk = unshrunk(
            usual + elsewhere, in: searchResult, besides: findings + flaky, known)
        let outcome = left.outcome { signature in
            // What a stopped run has not shrunk to the end stays, so that a later run goes on with it.
            monitor.mustStop()
                ? progress.results[signature].map { $0.certificate != .budget } ?? false
                : progress.isResolved(signature)
        }
        return (findings + unshrunk + flaky, outcome)
    }

    /// Shrinks failures in the usual set-ups, then those that only other set-ups have.
    private func shrink(
        _ failing: [SearchResult.Failing], _ elsewhere: [SearchResult.Failing],
        _ progress: inout Progress
    ) {
        let count = failing.count + elsewhere.count
        for (index, entry) in failing.enumerated() {
            shrink(entry, index + 1, of: count, &progress)
        }
        shrinkOthers(&progress)
        // What fails in the usual set-ups needs no others.
        for (index, entry) in elsewhere.enumerated() where !progress.has(entry.signature) {
            shrink(entry, failing.count + index + 1, of: count, &progress)
        }
        shrinkOthers(&progress)
    }

    /// Shrinks the traces of one failure until one of them is proven minimal.
    private func shrink(
        _ failing: SearchResult.Failing, _ number: Int, of count: Int, _ progress: inout Progress
    ) {
        for trace in failing.traces {
            if progress.results[failing.signature]?.isProven == true || monitor.mustStop() {
                return
            }
            monitor.notice(.shrinking(failure: number, of: count, actions: trace.count))
            shrink(trace, failing.signature, &progress)
        }
    }

    /// Shrinking finds other failures, which become findings too. Shrinking them may find more.
    private func shrinkOthers(_ progress: inout Progress) {
        for _ in 0..<Self.signatureLimit {
            guard !monitor.mustStop(), let (signature, trace) = progress.takeOther() else { return }
            shrink(trace, signature, &progress)
        }
    }

    /// The failures of a stopped run that were not shrunk: one for each invariant and location that has
    /// no finding. Leaves out those that may be consequences, which only shrinking tells.
    private func unshrunk(
        _ failing: [SearchResult.Failing], in searchResult: SearchResult,
        besides findings: [Finding], _ known: [CorpusCase]
    ) -> [Finding] {
        guard monitor.mustStop() else { return [] }
        let sightings = searchResult.sightings
        var unshrunk: [Finding] = []
        var found = Set(
            findings.flatMap { finding in
                ([finding.signature] + finding.consequences.map(\.signature)).map(\.withoutRule)
            })
        for failing in failing where searchResult.isIndependent(failing.signature) {
            let signature = failing.signature
            guard let trace = failing.traces.first,
                found.insert(signature.withoutRule).inserted
            else { continue }
            let violation = sightings[signature]?.violation
            unshrunk.append(
                Finding(
                    signature: signature, trace: trace, also: [], certificate: .unshrunk,
                    status: FindingStatus([trace], signature, known: known, rules: executor.table),
                    sources: violation?.sources ?? [], remark: violation?.remark ?? "",
                    executions: 0))
        }
        return unshrunk
    }

    private var monitor: RunMonitor { executor.monitor }

    /// The results so far, and the failures that are still to be shrunk.
    private struct Progress {
        var results: [Signature: ShrinkResult] = [:]
        /// Failures that shrinking found, each with its best trace.
        private var others: [Signature: ShrinkResult.Other] = [:]
        var flaky = FlakyFailures()
        /// Signatures that only repeat an earlier failure.
        var explained: Set<Signature> = []

        /// Whether a failure needs no further trace.
        func has(_ signature: Signature) -> Bool {
            isResolved(signature) || flaky.contains(signature)
        }

        /// Whether a failure is part of a finding that does not depend on chance.
        func isResolved(_ signature: Signature) -> Bool {
            results[signature] != nil || explained.contains(signature)
        }

        /// Keeps a failure that shrinking found.
        ///
        /// - Parameter isUsual: whether random cases have its set-up. Otherwise it counts only if no
        ///   other trace has the signature.
        mutating func keep(_ other: ShrinkResult.Other, isUsual: Bool = true) {
            guard !explained.contains(other.signature) else { return }
            if !isUsual, has(other.signature) { return }
            if let known = others[other.signature], !other.isPreferable(to: known) { return }
            others[other.signature] = other
        }

        /// Removes and returns the first failure that is new, or better than its result.
        mutating func takeOther() -> (Signature, Trace)? {
            for signature in others.keys.sorted() {
                guard let other = others[signature] else { continue }
                if let result = results[signature] {
                    guard result.isWorse(than: other) else { continue }
                } else if flaky.contains(signature) {
                    continue
                }
                others[signature] = nil
                return (signature, other.trace)
            }
            return nil
        }
    }

    private func shrink(_ trace: Trace, _ signature: Signature, _ progress: inout Progress) {
        let known = progress.results[signature]
        // If the failure is known to repeat, it does not matter whether this trace does.
        guard known != nil || isSteady(trace, signature, &progress) else { return }
        let shrinker = Shrinker(
            executor, limit: plan.shrinkLimit, proofLimit: plan.proofLimit)
        guard let result = shrinker.shrink(trace, keeping: signature) else {
            // It failed in every replay, and did not fail now.
            if known == nil { keepFlaky(trace, signature, &progress) }
            return
        }
        for other in result.others { keep(other, &progress) }
        guard result.trace == known?.trace || isSteady(result.trace, signature, &progress)
        else { return }
        if let earlier = earlierFailure(result, signature),
            !progress.explained.contains(earlier.signature)
        {
            progress.explained.insert(signature)
            progress.keep(earlier)
            return
        }
        progress.results[signature] = known?.merged(with: result) ?? result
    }

    /// Whether every replay of a trace fails alike. Otherwise keeps it as a flaky failure.
    private func isSteady(
        _ trace: Trace, _ signature: Signature, _ progress: inout Progress
    ) -> Bool {
        let repetition = Repetition(of: trace, failing: signature, by: executor)
        for other in repetition.others { keep(other, &progress) }
        if !repetition.isSteady { progress.flaky.add(trace, signature, repetition) }
        return repetition.isSteady
    }

    private func keep(_ other: ShrinkResult.Other, _ progress: inout Progress) {
        progress.keep(other, isUsual: executor.subject.mayDraw(other.trace.setup))
    }

    private func keepFlaky(
        _ trace: Trace, _ signature: Signature, _ progress: inout Progress
    ) {
        let repetition = Repetition(of: trace, failing: signature, by: executor)
        progress.flaky.add(trace, signature, repetition)
    }

    /// The earlier failure that causes this one; `nil` if there is none.
    ///
    /// An action with a timing may break something that is visible only after the next action. That
    /// next action is not the cause if the same invariant breaks at the same location without it, or
    /// with every action at rest. The failure is then reported for the other rule.
    private func earlierFailure(
        _ result: ShrinkResult, _ signature: Signature
    ) -> ShrinkResult.Other? {
        guard result.trace.hasTimings else { return nil }
        let others = [result.trace.endingBeforeLast, result.trace.settled].map { candidate in
            let again = executor.attempt(candidate, for: signature)
            return again.others.filter { other in
                other.signature.withoutRule == signature.withoutRule
            }
        }
        // What the trace breaks before is there without its last action anyway. But an invariant that is
        // judged only at rest seems to hold at a timing, and to be broken anew after it.
        let earlier = result.failure.earlier.map(\.step)
        let isNewAtRest = executor.attempt(result.trace.settled, for: signature).failure != nil
        let news = (others[0] + others[1]).first { !earlier.contains($0.trace.count) }
        return news ?? (isNewAtRest ? nil : others[1].first)
    }

    private func finding(_ cause: Cause, _ known: [CorpusCase]) -> Finding {
        let (signature, result) = (cause.main.signature, cause.main.result)
        let basis = executor.basis(of: result.trace)
        let reasons = result.failure.violation.sources
        var finding = Finding(
            signature: signature, trace: result.trace, also: result.failure.also.map(\.invariant),
            earlier: result.failure.earlier,
            certificate: result.certificate,
            status: FindingStatus(
                [result.trace] + cause.alsoBy, signature, known: known, rules: executor.table),
            sources: basis?.sources(with: reasons) ?? reasons,
            assumptions: basis?.assumptions ?? [], remark: result.failure.violation.remark,
            executions: result.executions, alsoBy: cause.alsoBy,
            mechanisms: cause.main.mechanisms)
        finding.consequences = cause.consequences.map {
            Consequence(signature: $0.signature, trace: $0.result.trace)
        }
        finding.hiddenFields = result.hiddenFields
        finding.comparisons = SetupComparing(executor: executor)
            .comparisons(of: [result.trace] + cause.alsoBy, signature)
        return finding
    }
}
