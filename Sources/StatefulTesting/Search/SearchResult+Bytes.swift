extension SearchResult {
    /// The result as bytes, for another process of the same version.
    package var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.write(screening) { $0.write($1) }
        writer.write(avoided) { $0.write($1) }
        writer.write(islands) { $0.write($1) }
        return writer.bytes
    }

    /// Decodes a result. Takes no more memory than a small multiple of the number of bytes.
    ///
    /// The bytes do not contain the subject. Ask a runner of the subject whether the result `fits` it.
    ///
    /// - Throws: `TransferError` if another version wrote the bytes, or if they were changed.
    package init(decoding bytes: [UInt8]) throws(TransferError) {
        var reader = ByteReader(bytes)
        let screening = try reader.array { reader throws(TransferError) in
            try reader.explorationReport()
        }
        let avoided = try reader.texts()
        let islands = try reader.array { reader throws(TransferError) in
            try reader.islandResult()
        }
        let numbers = islands.map(\.island)
        guard reader.isAtEnd, zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) else {
            throw reader.failure
        }
        self.init(screening: screening, avoided: avoided, islands: islands)
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ result: IslandResult) {
        for amount in [result.island, result.cases, result.failures, result.inapplicable] {
            write(amount)
        }
        write(result.applied) { $0.write($1) }
        write(keys: result.states)
        write(keys: result.transitions)
        write(result.isSaturated)
        write(result.failing) { writer, failing in
            writer.write(failing.signature)
            writer.write(failing.traces) { $0.write($1) }
            writer.write(failing.isClean)
            writer.write(failing.cases)
            writer.write(failing.violation)
        }
    }
}

extension ByteReader {
    /// The most rules of a machine whose result can be read.
    private static var ruleLimit: Int { 1 << 10 }

    fileprivate mutating func islandResult() throws(TransferError) -> IslandResult {
        let island = try integer()
        guard (0...RunPlan.islandLimit).contains(island) else { throw failure }
        let (cases, failures, inapplicable) = (try amount(), try amount(), try amount())
        let applied = try array { reader throws(TransferError) in try reader.amount() }
        guard applied.count <= Self.ruleLimit else { throw failure }
        return IslandResult(
            island: island, cases: cases, failures: failures, inapplicable: inapplicable,
            applied: applied, states: try keys(), transitions: try keys(),
            isSaturated: try flag(),
            failing: try array { reader throws(TransferError) in try reader.failing() })
    }

    private mutating func failing() throws(TransferError) -> IslandResult.Failing {
        IslandResult.Failing(
            signature: try signature(),
            traces: try array { reader throws(TransferError) in try reader.trace() },
            isClean: try flag(), cases: try amount(), violation: try violation())
    }
}
