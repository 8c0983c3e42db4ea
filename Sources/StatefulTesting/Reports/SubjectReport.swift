/// How often one rule was applied.
package struct RuleCount: Hashable, Sendable {
    package let rule: String
    package let applied: Int

    package init(rule: String, applied: Int) {
        self.rule = rule
        self.applied = applied
    }
}

/// What a run did, in numbers.
package struct RunCounts: Hashable, Sendable {
    /// Actions that screening executed, those of replayed prefixes included.
    package var screened = 0
    package var cases = 0
    package var actions = 0
    /// Actions that were drawn or replayed, and refused.
    package var inapplicable = 0
    /// Cases that ended in a failure.
    package var failures = 0
    /// Different states and transitions seen at guidance detail, over all islands.
    package var states = 0
    package var transitions = 0
    /// Islands whose table of transitions is full: the two numbers above are lower bounds.
    package var saturatedIslands = 0

    package init() {}
}

/// What a run found in one subject.
package struct SubjectReport: Hashable, Sendable {
    package let subject: String
    package let bounds: String?
    package let plan: RunPlan
    package let counts: RunCounts
    /// In table order.
    package let rules: [RuleCount]
    /// One per signature, in order of signature.
    package let findings: [Finding]

    package init(
        subject: String, bounds: String?, plan: RunPlan, counts: RunCounts, rules: [RuleCount],
        findings: [Finding]
    ) {
        self.subject = subject
        self.bounds = bounds
        self.plan = plan
        self.counts = counts
        self.rules = rules
        self.findings = findings
    }
}
