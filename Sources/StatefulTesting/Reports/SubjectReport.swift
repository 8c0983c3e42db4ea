/// How often one rule was applied.
public struct RuleCount: Hashable, Sendable {
    public let rule: String
    public let applied: Int

    public init(rule: String, applied: Int) {
        self.rule = rule
        self.applied = applied
    }
}

/// What a run did, in numbers.
public struct RunCounts: Hashable, Sendable {
    /// Actions that screening executed, those of replayed prefixes included.
    public var screened = 0
    public var cases = 0
    public var actions = 0
    /// Actions that were drawn or replayed, and refused.
    public var inapplicable = 0
    /// Cases that ended in a failure.
    public var failures = 0
    /// Different states and transitions seen at guidance detail, over all islands.
    public var states = 0
    public var transitions = 0
    /// Islands whose table of transitions is full: the two numbers above are lower bounds.
    public var saturatedIslands = 0

    public init() {}
}

/// What a run found in one subject.
public struct SubjectReport: Hashable, Sendable {
    public let subject: String
    public let bounds: String?
    public let plan: RunPlan
    public let counts: RunCounts
    /// In table order.
    public let rules: [RuleCount]
    /// One per signature, in order of signature.
    public let findings: [Finding]

    public init(
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
