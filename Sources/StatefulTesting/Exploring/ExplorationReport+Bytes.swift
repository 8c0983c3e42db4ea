extension ExplorationReport {
    /// The whole report as bytes, for another process of the same version. The bytes of a search result
    /// lack what only whole explorations have: deaths and flaky violations.
    package var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.write(self)
        writer.write(deaths)
        writer.write(untried)
        writer.write(violations) { writer, violation in
            writer.write(violation.flakiness.map { [$0] } ?? []) { $0.write($1) }
            writer.write(violation.status.known) { $0.write($1) }
            writer.write(violation.alsoBy) { $0.write($1) }
        }
        return writer.bytes
    }

    /// Decodes a report.
    ///
    /// - Throws: `TransferError` if another version wrote the bytes.
    package init(decoding bytes: [UInt8]) throws(TransferError) {
        var reader = ByteReader(bytes)
        var report = try reader.explorationReport()
        report.deaths = try reader.amount()
        report.untried = try reader.amount()
        guard try reader.integer() == report.violations.count else { throw reader.failure }
        for index in report.violations.indices {
            report.violations[index].flakiness =
                try reader.array { reader throws(TransferError) in try reader.flakiness() }.first
            report.violations[index].status = FindingStatus(
                known: try reader.array { reader throws(TransferError) in try reader.trace() })
            report.violations[index].alsoBy = try reader.array { reader throws(TransferError) in
                try reader.trace()
            }
        }
        guard reader.isAtEnd else { throw reader.failure }
        self = report
    }
}

extension ByteWriter {
    mutating func write(_ report: ExplorationReport) {
        write(report.subject)
        write(report.bounds.map { [$0] } ?? []) { $0.write($1) }
        for amount in [
            report.states, report.transitions, report.executed, report.mergesChecked,
            report.splits, report.ended, report.thrown, report.cuts, report.undecided,
            report.tally.refused,
        ] {
            write(amount)
        }
        write(report.tally.applied) { $0.write($1) }
        for names in [report.opaqueFields, report.closureFields, report.hiddenFields] {
            write(names) { $0.write($1) }
        }
        write(report.leftOutValues ? 1 : 0)
        switch report.end {
        case .closed: for number in [0, 0] { write(number) }
        case .depth(let depth): for number in [1, depth] { write(number) }
        case .limit(let completed): for number in [2, completed] { write(number) }
        }
        write(report.inactivity.map { [$0] } ?? []) { $0.write($1) }
        write(report.violations) { $0.write($1) }
    }

    private mutating func write(_ violation: ExploredViolation) {
        write(violation.signature)
        write(violation.trace)
        write(violation.also) { $0.write($1) }
        write(violation.earlier) { $0.write($1) }
        write(violation.sources) { $0.write($1) }
        write(violation.assumptions) { $0.write($1) }
        write(violation.remark)
    }
}

extension ByteReader {
    mutating func explorationReport() throws(TransferError) -> ExplorationReport {
        var report = ExplorationReport(subject: try text(), bounds: try texts().first)
        report.states = try amount()
        report.transitions = try amount()
        report.executed = try amount()
        report.mergesChecked = try amount()
        report.splits = try amount()
        report.ended = try amount()
        report.thrown = try amount()
        report.cuts = try amount()
        report.undecided = try amount()
        report.tally.refused = try amount()
        report.tally.applied = try array { reader throws(TransferError) in try reader.amount() }
        report.opaqueFields = try texts()
        report.closureFields = try texts()
        report.hiddenFields = try texts()
        report.leftOutValues = try integer() == 1
        report.end = try explorationEnd()
        let inactivity = try array { reader throws(TransferError) in try reader.inactivity() }
        report.inactivity = inactivity.first
        report.violations = try array { reader throws(TransferError) in
            try reader.exploredViolation()
        }
        return report
    }

    private mutating func explorationEnd() throws(TransferError) -> ExplorationEnd {
        let (code, number) = (try integer(), try amount())
        switch code {
        case 0 where number == 0: return .closed
        case 1: return .depth(number)
        case 2: return .limit(completed: number)
        default: throw failure
        }
    }

    private mutating func exploredViolation() throws(TransferError) -> ExploredViolation {
        ExploredViolation(
            signature: try signature(), trace: try trace(), also: try texts(),
            earlier: try earlierViolations(), sources: try texts(),
            assumptions: try assumptions(), remark: try text())
    }
}
