internal import SplitFuzz
internal import StatefulTesting

/// The result of a run as JSON. The order of the keys is fixed.
@MainActor struct RunJSON {
    let request: RunRequest

    func value(_ findings: RunFindings) -> JSON {
        [
            "plan": plan,
            "apps": .array(findings.entries.map(entry)),
            "stale": .array(findings.stale.map(ReplayJSON.value)),
            "notRun": .strings(findings.missed),
            "notSearched": .strings(findings.missing.map(\.text)),
            "notDone": .array(findings.lost.map(lost)),
            "interruption": .optional(findings.interruption?.rawValue),
            "fingerprint": .string(FingerprintText.total(findings.entries.map(\.report))),
            "new": .integer(findings.new.count),
            "known": .integer(findings.cases.count - findings.new.count),
            "flaky": .integer(findings.cases.count(where: \.isFlaky)),
            "leftOut": .integer(findings.leftOut),
        ]
    }

    /// The settings. The seed is a string, because many programs cannot read a 64-bit number.
    private var plan: JSON {
        let plan = request.plan
        return [
            "seed": "\(plan.seed)",
            "cases": request.duration == nil ? .integer(plan.cases) : .null,
            "for": .optional(request.duration?.text ?? nil),
            "untilNew": .boolean(request.endsWithNew),
            "actions": .integer(plan.actions),
            "lengths": .string(plan.lengths.rawValue),
            "scheme": .string(plan.scheme.rawValue),
            "shard": "\(plan.shard)",
            "only": .optional(judging(.only)),
            "without": .optional(judging(.without)),
            "shrinkLimit": .integer(plan.shrinkLimit),
            "proofLimit": .integer(plan.proofLimit),
        ]
    }

    /// The value of one of the options that choose what is judged.
    private func judging(_ option: Option) -> String? {
        let arguments = request.table.judging.arguments
        return arguments.first == option.name ? arguments.last : nil
    }

    private func lost(_ part: LostPart) -> JSON {
        .object([("app", .string(part.subject))] + JSON.fields(of: part, except: ["subject"]))
    }

    private func entry(_ entry: RunFindings.Entry) -> JSON {
        let report = entry.report
        let subject = request.table.subject(named: report.subject)
        return .object(
            [("app", .string(report.subject)), ("casesAsked", .integer(entry.casesAsked))]
                + JSON.fields(of: report.counts, except: ["fingerprint"]) + [
                    ("fingerprint", .string(FingerprintText.text(report))),
                    ("rules", JSON(report.rules)),
                    ("inactivity", .optional(report.inactivity.map(InactivityText.reason))),
                    ("opaqueFields", .strings(report.opaqueFields)),
                    ("closureFields", .strings(report.closureFields)),
                    ("notJudged", LeftOutText.json(subject)),
                    ("findings", .array(entry.cases.map { finding($0, of: subject) })),
                ])
    }

    private func finding(_ found: FoundCase, of subject: Subject<SplitMachine>?) -> JSON {
        .object(
            JSON.fields(of: found.finding, in: subject, except: ["status"]) + [
                ("status", .string(found.statusText)),
                ("fault", .string(found.fault.rawValue)),
                ("newWaysIn", JSON(found.newWaysIn, of: subject)),
                ("knownCase", .optional(found.knownCase?.path)),
                ("replaces", .optional(found.replaced)),
                ("written", .optional(found.writtenPath)),
                ("case", .string(found.text)),
            ])
    }
}
