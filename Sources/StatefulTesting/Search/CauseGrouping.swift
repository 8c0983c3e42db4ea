/// Groups the failures of a run by their causes. A cause is that of a committed case, or has the
/// simplest failure that every run finds as its main one.
///
/// A failure that comes after another one is a consequence of it if it needs all of its mechanisms,
/// and there are some. What screening has found is no consequence of what only a seed has found.
struct CauseGrouping<Machine: SystemUnderTest> {
    private let executor: Executor<Machine>
    private let experiment: CauseExperiment<Machine>
    /// One for each case of the corpus that still fails, the simplest case first.
    private let committed: [Cause]
    private let cases: [CorpusCase]

    /// - Parameter cases: the committed cases of the subject.
    init(_ executor: Executor<Machine>, known cases: [CorpusCase]) {
        let experiment = CauseExperiment(executor)
        self.executor = executor
        self.experiment = experiment
        self.cases = cases
        // A run that was stopped executes nothing more.
        let replayed = executor.monitor.mustStop() ? [] : cases
        committed = replayed.sorted { $0.trace < $1.trace }.compactMap { committed in
            let failures = experiment.measuring(committed).map { failing in
                let isMain = failing.trace == committed.trace
                return ShrunkFailure(
                    failing, (isMain ? committed.minimal : nil) ?? .budget, origin: .corpus)
            }
            return failures.isEmpty ? nil : Cause(committed: committed, failures: failures)
        }
    }

    /// Whether a case of the corpus names the invariant and the location of a failure. It may have
    /// the same cause.
    func mayBeKnown(_ signature: Signature) -> Bool {
        cases.contains { $0.isOpen && $0.expectation.names(signature) }
    }

    /// The causes of some failures, in order of their main failures.
    func causes(of failures: [ShrunkFailure]) -> [Cause] {
        var causes = committed
        for failure in failures.sorted(by: isBefore) {
            if let index = index(of: failure, in: causes) {
                causes[index].failures.append(failure)
            } else {
                causes.append(Cause(committed: nil, failures: [failure]))
            }
        }
        for index in causes.indices { causes[index].failures.sort(by: isBefore) }
        return causes.filter(\.isFound).sorted {
            ($0.main.signature, $0.main.trace) < ($1.main.signature, $1.main.trace)
        }
    }

    /// The cause that a failure has: one with its trace, else the first by experiment.
    private func index(of failure: ShrunkFailure, in causes: [Cause]) -> Int? {
        func has(_ cause: Cause) -> Bool {
            cause.failures.contains {
                $0.trace == failure.trace
                    && $0.signature.withoutRule == failure.signature.withoutRule
            }
        }
        return causes.firstIndex(where: has)
            ?? causes.firstIndex { cause in
                cause.lastingFailures.contains {
                    experiment.haveOneCause($0.failing, failure.failing)
                }
            }
    }

    /// Moves each cause that is a consequence of another into that cause.
    func foldingConsequences(_ causes: [Cause]) -> [Cause] {
        var kept = causes
        for cause in causes {
            guard let own = kept.firstIndex(where: { $0.main.failing == cause.main.failing }),
                let index = kept.firstIndex(where: { leads($0, to: cause) })
            else { continue }
            let main = Consequence(signature: cause.main.signature, trace: cause.main.trace)
            kept[index].consequences += [main] + kept[own].consequences
            kept[index].consequences.sort { $0.signature < $1.signature }
            kept.remove(at: own)
        }
        return kept
    }

    /// Whether the main failure of a cause comes after that of another one, and needs all of its
    /// mechanisms.
    private func leads(_ cause: Cause, to other: Cause) -> Bool {
        if other.isScreened, !cause.isScreened { return false }
        let (signature, needed) = (cause.main.signature, cause.main.mechanisms)
        let comesAfter = other.main.result.failure.earlier.contains { earlier in
            earlier.invariant == signature.invariant && earlier.location == signature.location
        }
        return comesAfter && signature != other.main.signature && !needed.isEmpty
            && Set(needed).isSubset(of: other.main.mechanisms)
    }

    /// Orders by traces. First come those that do not depend on the seed, among them those of
    /// set-ups that random cases have, and among these those that break nothing else before.
    private func isBefore(_ one: ShrunkFailure, _ other: ShrunkFailure) -> Bool {
        let byChance = (one.origin == .chance, other.origin == .chance)
        if byChance.0 != byChance.1 { return byChance.1 }
        let isDrawn = executor.subject.mayDraw(one.trace.setup)
        if isDrawn != executor.subject.mayDraw(other.trace.setup) { return isDrawn }
        if one.isClean != other.isClean { return one.isClean }
        if one.trace != other.trace { return one.trace < other.trace }
        return one.origin.rawValue < other.origin.rawValue
    }
}

extension ExplorationReport {
    /// The report with one violation for each cause that follows from no other. Flaky violations
    /// have none.
    ///
    /// - Parameter cases: the committed cases of the subject.
    package func grouped<Machine>(
        by executor: Executor<Machine>, known cases: [CorpusCase]
    ) -> ExplorationReport {
        let experiment = CauseExperiment(executor)
        let failures = violations.filter { $0.flakiness == nil }.compactMap { violation in
            executor.attemptJudgingGoals(for: violation.signature)(violation.trace).failure.map {
                failure in
                ShrunkFailure(
                    experiment.measuring(violation.trace, failure), .unshrunk, origin: .screening)
            }
        }
        var report = self
        let grouping = CauseGrouping(executor, known: cases)
        let all = grouping.causes(of: failures)
        let found = grouping.foldingConsequences(all).compactMap { cause in
            cause.failures.first { $0.origin != .corpus }.map { (cause: cause, shown: $0) }
        }
        report.violations = violations.compactMap { violation in
            func shows(_ failure: ShrunkFailure) -> Bool {
                failure.trace == violation.trace && failure.signature == violation.signature
            }
            guard all.contains(where: { $0.failures.contains(where: shows) }) else {
                return violation
            }
            guard let (cause, shown) = found.first(where: { shows($0.shown) }) else { return nil }
            var main = violation
            main.mechanisms = shown.mechanisms
            main.consequences = cause.consequences
            main.status = cause.committed.map { .known(as: $0.trace) } ?? .new
            main.alsoBy = cause.failures.filter { $0.origin != .corpus }.map(\.trace)
                .filter { $0 != violation.trace }
            return main
        }
        return report
    }
}
