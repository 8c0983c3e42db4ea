internal import SplitFuzz
internal import StatefulTesting

/// The result of a run as JSON. The order of the keys is fixed.
@MainActor struct RunJSON {
    let request: RunRequest
    private let format = CaseFormat<SplitMachine>.fuzzsplit

    init(request: RunRequest) {
        self.request = request
    }

    func value(_ findings: RunFindings) -> JSON {
        .object([
            ("plan", plan),
            ("apps", .array(findings.entries.map(entry))),
            ("stale", .array(findings.stale.map(ReplayJSON.value))),
            ("notRun", .strings(findings.missed)),
            ("notSearched", .strings(findings.missing.map(\.text))),
            ("notDone", .array(findings.lost.map(lost))),
            ("interruption", .optional(findings.interruption?.rawValue)),
            ("fingerprint", .string(FingerprintText.total(findings.entries.map(\.report)))),
            ("new", .integer(findings.new.count)),
            ("known", .integer(findings.cases.count - findings.new.count)),
            ("flaky", .integer(findings.cases.count(where: \.isFlaky))),
        ])
    }

    /// The settings. The seed is a string, because many programs cannot read a 64-bit number.
    var plan: JSON {
        let plan = request.plan
        return .object([
            ("seed", .string("\(plan.seed)")),
            ("cases", request.duration == nil ? .integer(plan.cases) : .null),
            ("for", .optional(request.duration?.text ?? nil)),
            ("untilNew", .boolean(request.endsWithNew)),
            ("actions", .integer(plan.actions)),
            ("lengths", .string(plan.lengths.rawValue)),
            ("scheme", .string(plan.scheme.rawValue)),
            ("shard", .string("\(plan.shard)")),
            ("shardVariables", .strings(request.shardVariables)),
            ("only", .optional(judging(.only))),
            ("without", .optional(judging(.without))),
            ("shrinkLimit", .integer(plan.shrinkLimit)),
            ("proofLimit", .integer(plan.proofLimit)),
        ])
    }

    /// The value of one of the options that choose what is judged.
    private func judging(_ option: Option) -> String? {
        let arguments = request.table.judging.arguments
        return arguments.first == option.name ? arguments.last : nil
    }

    private func lost(_ part: LostPart) -> JSON {
        .object([
            ("app", .string(part.subject)), ("what", .string(part.what)),
            ("why", .string(part.why)),
        ])
    }

    private func entry(_ entry: RunFindings.Entry) -> JSON {
        let counts = entry.report.counts
        return .object([
            ("app", .string(entry.report.subject)),
            ("cases", .integer(counts.cases)),
            ("casesAsked", .integer(entry.casesAsked)),
            ("actions", .integer(counts.actions)),
            ("failures", .integer(counts.failures)),
            ("screened", .integer(counts.screened)),
            ("inapplicable", .integer(counts.inapplicable)),
            ("states", .integer(counts.states)),
            ("transitions", .integer(counts.transitions)),
            ("saturatedIslands", .integer(counts.saturatedIslands)),
            ("fingerprint", .string(FingerprintText.text(entry.report))),
            (
                "rules",
                .object(entry.report.rules.map { ($0.rule, JSON.integer($0.applied)) })
            ),
            ("inactivity", .optional(entry.report.inactivity.map(InactivityText.reason))),
            ("opaqueFields", .strings(entry.report.opaqueFields)),
            ("closures", .strings(entry.report.closureFields)),
            ("notJudged", LeftOutText.json(request.table.subject(named: entry.report.subject))),
            ("findings", .array(entry.cases.map(finding))),
        ])
    }

    private func finding(_ found: FoundCase) -> JSON {
        let finding = found.finding
        var path: String?
        if case .written(let file) = found.writeResult { path = file }
        return .object([
            ("invariant", .string(finding.signature.invariant)),
            ("location", .string(finding.signature.location)),
            ("rule", .string(finding.signature.rule)),
            ("status", .string(found.statusText)),
            ("flaky", finding.flakiness.map(RunJSON.value) ?? .null),
            ("also", .strings(finding.also)),
            ("before", .strings(finding.earlier.map(\.text))),
            ("minimal", .optional(finding.certificate?.rawValue)),
            ("sources", .strings(finding.sources)),
            ("unverified", BasisText.unverified(finding.sources, finding.assumptions)),
            ("assumptions", BasisText.json(finding.assumptions)),
            ("remark", .optional(finding.remark.isEmpty ? nil : finding.remark)),
            ("actions", .strings(format.lines(of: finding.trace))),
            (
                "alsoBy",
                .array(
                    found.committed.alsoBy.map { form in
                        .object([
                            ("setup", .strings(form.setup.map { "\($0.name): \($0.value)" })),
                            ("actions", .strings(format.lines(of: form.trace))),
                        ])
                    })
            ),
            ("newForms", .array(found.newForms.map { .strings(format.lines(of: $0)) })),
            ("omittedFields", .strings(finding.hiddenFields)),
            ("mechanisms", .strings(finding.mechanisms)),
            (
                "comparisons",
                .array(
                    finding.comparisons.map { comparison in
                        .object([
                            ("parameter", .string(comparison.parameter)),
                            ("failing", .strings(comparison.failing)),
                            ("passing", .strings(comparison.passing)),
                        ])
                    })
            ),
            ("alsoByChance", .array(finding.alsoByChance.map { .strings(format.lines(of: $0)) })),
            (
                "consequences",
                .array(
                    finding.consequences.map { consequence in
                        .object([
                            ("invariant", .string(consequence.signature.invariant)),
                            ("location", .string(consequence.signature.location)),
                            ("actions", .strings(format.lines(of: consequence.trace))),
                        ])
                    })
            ),
            ("executions", .integer(finding.executions)),
            ("knownCase", .optional(found.knownCase?.path)),
            ("replaces", .optional(found.replaced)),
            ("written", .optional(path)),
            ("case", .string(found.text)),
        ])
    }

    /// How often a failure was seen. An exploration has no random cases.
    static func value(_ flakiness: Flakiness) -> JSON {
        let (step, kind): (Int?, String?) =
            switch flakiness.difference {
            case .outcome(let step): (step, "outcome")
            case .state(let step): (step, "state")
            case .process: (nil, "process")
            case nil: (nil, nil)
            }
        return .object([
            ("failedCases", flakiness.allCases == nil ? .null : .integer(flakiness.cases)),
            ("ofCases", flakiness.allCases.map { .integer($0) } ?? .null),
            ("failedReplays", .integer(flakiness.failed)),
            ("ofReplays", .integer(flakiness.replays)),
            ("firstDifference", step.map { .integer($0) } ?? .null),
            ("differs", .optional(kind)),
            ("text", .strings(flakiness.sentences)),
        ])
    }
}
