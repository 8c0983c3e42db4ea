/// The flaky failures of a run: one for each invariant and location.
struct FlakyFailures {
    /// By signatures without their rules.
    private var known: [Signature: Failing] = [:]

    /// A trace that failed, and the replays that did not all fail alike.
    private struct Failing {
        let signature: Signature
        let trace: Trace
        let repetition: Repetition
    }

    func contains(_ signature: Signature) -> Bool {
        known[signature.withoutRule] != nil
    }

    /// Adds a trace. Of several, keeps one that failed again; among those, the simplest.
    mutating func add(_ trace: Trace, _ signature: Signature, _ repetition: Repetition) {
        let new = Failing(signature: signature, trace: trace.canonical, repetition: repetition)
        if let old = known[signature.withoutRule] {
            let failsAgain = (old: old.repetition.failed > 0, new: repetition.failed > 0)
            let isBetter =
                failsAgain.old == failsAgain.new ? new.trace < old.trace : failsAgain.new
            guard isBetter else { return }
        }
        known[signature.withoutRule] = new
    }

    /// What the replays of a trace showed; `nil` if the failure has another trace, or is not flaky.
    func flakiness(of trace: Trace, _ signature: Signature) -> Flakiness? {
        guard let failing = known[signature.withoutRule], failing.signature == signature,
            failing.trace == trace.canonical
        else { return nil }
        let repetition = failing.repetition
        return Flakiness(
            cases: 0, allCases: nil, failed: repetition.failed, replays: repetition.replays,
            difference: repetition.difference)
    }

    /// The findings, except those whose signature has a failure that repeats.
    func findings(in searchResult: SearchResult, without repeatable: Set<Signature>) -> [Finding] {
        let sightings = searchResult.sightings
        let allCases = searchResult.islands.reduce(0) { $0 + $1.cases }
        var findings: [Finding] = []
        for (key, failing) in known where !repeatable.contains(failing.signature) {
            let cases = sightings.filter {
                $0.key.withoutRule == key && !repeatable.contains($0.key)
            }
            .reduce(0) { $0 + $1.value.cases }
            let repetition = failing.repetition
            let violation = sightings[failing.signature]?.violation
            findings.append(
                Finding(
                    signature: failing.signature, trace: failing.trace, also: [],
                    certificate: nil, status: .new, sources: violation?.sources ?? [],
                    remark: violation?.remark ?? "", executions: repetition.replays,
                    flakiness: Flakiness(
                        cases: cases, allCases: allCases, failed: repetition.failed,
                        replays: repetition.replays, difference: repetition.difference)))
        }
        return findings.sorted { $0.signature < $1.signature }
    }
}
