extension SubjectReport {
    /// The report as bytes, for another process of the same version. The bytes do not contain the plan,
    /// except its number of cases.
    package var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.write(subject)
        writer.write(bounds.map { [$0] } ?? []) { $0.write($1) }
        writer.write(plan.cases)
        writer.write([
            counts.screened, counts.cases, counts.actions, counts.inapplicable, counts.failures,
            counts.states, counts.transitions, counts.saturatedIslands,
        ]) { $0.write($1) }
        writer.write(counts.fingerprint)
        writer.write(rules) { writer, count in
            writer.write(count.rule)
            writer.write(count.applied)
        }
        writer.write(findings) { writer, finding in
            writer.write(finding.signature)
            writer.write(finding.trace)
            writer.write(finding.also) { $0.write($1) }
            writer.write(finding.earlier) { $0.write($1) }
            writer.write(finding.certificate.map { [$0.rawValue] } ?? []) { $0.write($1) }
            writer.write(finding.status.known) { $0.write($1) }
            writer.write(finding.sources) { $0.write($1) }
            writer.write(finding.assumptions) { $0.write($1) }
            writer.write(finding.remark)
            writer.write(finding.executions)
            writer.write(finding.alsoBy) { $0.write($1) }
            writer.write(finding.alsoByChance) { $0.write($1) }
            writer.write(finding.mechanisms) { $0.write($1) }
            writer.write(finding.consequences) { writer, consequence in
                writer.write(consequence.signature)
                writer.write(consequence.trace)
            }
            writer.write(finding.flakiness.map { [$0] } ?? []) { $0.write($1) }
            writer.write(finding.hiddenFields) { $0.write($1) }
            writer.write(finding.comparisons) { writer, comparison in
                writer.write(comparison.parameter)
                writer.write(comparison.failing) { $0.write($1) }
                writer.write(comparison.passing) { $0.write($1) }
            }
        }
        writer.write(inactivity.map { [$0] } ?? []) { $0.write($1) }
        writer.write(opaqueFields) { $0.write($1) }
        writer.write(closureFields) { $0.write($1) }
        writer.write(pending.shrunk) { $0.write($1) }
        writer.write(pending.passed) { $0.write($1) }
        return writer.bytes
    }

    /// Decodes a report.
    ///
    /// - Parameter plan: the settings of the run, which the bytes do not contain.
    /// - Throws: `TransferError` if another version wrote the bytes.
    package init(decoding bytes: [UInt8], plan: RunPlan) throws(TransferError) {
        var reader = ByteReader(bytes)
        let subject = try reader.text()
        let bounds = try reader.texts().first
        var done = plan
        done.cases = try reader.integer()
        var counts = try reader.counts()
        counts.fingerprint = try reader.word()
        let rules = try reader.array { reader throws(TransferError) in
            RuleCount(rule: try reader.text(), applied: try reader.integer())
        }
        let findings = try reader.array { reader throws(TransferError) in try reader.finding() }
        let inactivity = try reader.array { reader throws(TransferError) in
            try reader.inactivity()
        }
        let opaqueFields = try reader.texts()
        let closureFields = try reader.texts()
        var pending = PendingCases()
        pending.shrunk = try reader.array { reader throws(TransferError) in try reader.trace() }
        pending.passed = try reader.array { reader throws(TransferError) in try reader.trace() }
        guard reader.isAtEnd else { throw reader.failure }
        self.init(
            subject: subject, bounds: bounds, plan: done, counts: counts, rules: rules,
            findings: findings, pending: pending, inactivity: inactivity.first,
            opaqueFields: opaqueFields, closureFields: closureFields)
    }
}

extension FindingStatus {
    /// The main trace of the known case, if there is one.
    var known: [Trace] {
        if case .known(let trace) = self { [trace] } else { [] }
    }

    init(known: [Trace]) {
        self = known.first.map(FindingStatus.known(as:)) ?? .new
    }
}

extension ByteReader {
    fileprivate mutating func counts() throws(TransferError) -> RunCounts {
        let numbers = try integers()
        guard numbers.count == 8 else { throw failure }
        var counts = RunCounts()
        counts.screened = numbers[0]
        counts.cases = numbers[1]
        counts.actions = numbers[2]
        counts.inapplicable = numbers[3]
        counts.failures = numbers[4]
        counts.states = numbers[5]
        counts.transitions = numbers[6]
        counts.saturatedIslands = numbers[7]
        return counts
    }

    fileprivate mutating func finding() throws(TransferError) -> Finding {
        let signature = try signature()
        let trace = try trace()
        let also = try texts()
        let earlier = try earlierViolations()
        let certificate = try texts().map(Certificate.init(rawValue:)).first
        guard certificate != .some(nil) else { throw failure }
        let status = FindingStatus(
            known: try array { reader throws(TransferError) in try reader.trace() })
        let sources = try texts()
        let assumptions = try assumptions()
        let (remark, executions) = (try text(), try integer())
        let alsoBy = try array { reader throws(TransferError) in try reader.trace() }
        let byChance = try array { reader throws(TransferError) in try reader.trace() }
        let mechanisms = try texts()
        let consequences = try array { reader throws(TransferError) in
            Consequence(signature: try reader.signature(), trace: try reader.trace())
        }
        let flakiness = try array { reader throws(TransferError) in try reader.flakiness() }
        var finding = Finding(
            signature: signature, trace: trace, also: also, earlier: earlier,
            certificate: certificate ?? nil, status: status, sources: sources,
            assumptions: assumptions, remark: remark,
            executions: executions, alsoBy: alsoBy, mechanisms: mechanisms,
            flakiness: flakiness.first)
        finding.consequences = consequences
        finding.alsoByChance = byChance
        finding.hiddenFields = try texts()
        finding.comparisons = try array { reader throws(TransferError) in
            Comparison(
                parameter: try reader.text(), failing: try reader.texts(),
                passing: try reader.texts())
        }
        return finding
    }
}
