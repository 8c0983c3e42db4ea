extension Explorer {
    /// Replays each violation as a run does. Of those that do not fail alike each time, keeps one
    /// for each invariant and location.
    mutating func repeatViolations() {
        var flaky = FlakyFailures()
        var isSteady: [Bool] = []
        for violation in report.violations {
            let (trace, signature) = (violation.trace, violation.signature)
            let repetition = Repetition(of: trace, failing: signature, by: executor)
            isSteady.append(isSteadyEnough(repetition, signature))
            if isSteady.last == false { flaky.add(trace, signature, repetition) }
        }
        report.violations = zip(report.violations, isSteady).compactMap { violation, isSteady in
            if isSteady { return violation }
            guard let flakiness = flaky.flakiness(of: violation.trace, violation.signature)
            else { return nil }
            var violation = violation
            violation.flakiness = flakiness
            return violation
        }
    }

    /// Whether replays bear out a violation. A replay searches for a goal with a limit, which the
    /// exploration may not need. So replays that all miss its loss prove nothing.
    private func isSteadyEnough(_ repetition: Repetition, _ signature: Signature) -> Bool {
        let isGoal = executor.table.goal(signature.invariant, signature.location) != nil
        return repetition.isSteady || isGoal && repetition.difference == nil
    }
}
