extension SearchResult {
    /// The searchResult as bytes, for another process of the same version.
    public var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.write(screening)
        writer.write(islands) { $0.write($1) }
        writer.write(reported) { writer, report in
            writer.write(report.signature)
            writer.write(report.trace)
        }
        return writer.bytes
    }

    public init(decoding bytes: [UInt8]) throws(TransferError) {
        var reader = ByteReader(bytes)
        let screening = try reader.exploration()
        let islands = try reader.array { reader throws(TransferError) in try reader.island() }
        let reported = try reader.array { reader throws(TransferError) in
            (signature: try reader.signature(), trace: try reader.trace())
        }
        guard reader.isAtEnd else { throw reader.failure }
        self.init(screening: screening, islands: islands)
        for report in reported { add(report.trace, report.signature) }
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ island: IslandResult) {
        write(island.island)
        write(island.cases)
        write(island.failures)
        write(island.inapplicable)
        write(island.applied) { $0.write($1) }
        write(island.states) { $0.write($1) }
        write(island.transitions) { $0.write($1) }
        write(island.isSaturated ? 1 : 0)
        write(island.failing) { writer, failing in
            writer.write(failing.signature)
            writer.write(failing.traces) { $0.write($1) }
        }
    }

    fileprivate mutating func write(_ report: ExplorationReport) {
        write(report.subject)
        write(report.bounds.map { [$0] } ?? []) { $0.write($1) }
        write([
            report.states, report.transitions, report.executed, report.mergesChecked,
            report.splits, report.cuts, report.undecided,
        ]) { $0.write($1) }
        write(report.opaqueFields) { $0.write($1) }
        switch report.end {
        case .closed: write([0, 0]) { $0.write($1) }
        case .depth(let depth): write([1, depth]) { $0.write($1) }
        case .limit(let completed): write([2, completed]) { $0.write($1) }
        }
        write(report.violations) { writer, violation in
            writer.write(violation.signature)
            writer.write(violation.trace)
            writer.write(violation.also) { $0.write($1) }
            writer.write(violation.sources) { $0.write($1) }
            writer.write(violation.remark)
        }
    }
}

extension ByteReader {
    fileprivate mutating func island() throws(TransferError) -> IslandResult {
        IslandResult(
            island: try integer(), cases: try integer(), failures: try integer(),
            inapplicable: try integer(), applied: try integers(), states: try words(),
            transitions: try words(), isSaturated: try integer() == 1,
            failing: try array { reader throws(TransferError) in
                IslandResult.Failing(
                    signature: try reader.signature(),
                    traces: try reader.array { reader throws(TransferError) in
                        try reader.trace()
                    })
            })
    }

    fileprivate mutating func exploration() throws(TransferError) -> ExplorationReport {
        var report = ExplorationReport(subject: try text(), bounds: try texts().first)
        let counts = try integers()
        guard counts.count == 7 else { throw failure }
        report.states = counts[0]
        report.transitions = counts[1]
        report.executed = counts[2]
        report.mergesChecked = counts[3]
        report.splits = counts[4]
        report.cuts = counts[5]
        report.undecided = counts[6]
        report.opaqueFields = try texts()
        let end = try integers()
        guard end.count == 2 else { throw failure }
        switch end[0] {
        case 0: report.end = .closed
        case 1: report.end = .depth(end[1])
        default: report.end = .limit(completed: end[1])
        }
        report.violations = try array { reader throws(TransferError) in
            ExploredViolation(
                signature: try reader.signature(), trace: try reader.trace(),
                also: try reader.texts(), sources: try reader.texts(), remark: try reader.text())
        }
        return report
    }
}
