extension SearchResult {
    /// The result as bytes, for another process of the same version.
    package var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.write(screening) { $0.write($1) }
        writer.write(avoided) { $0.write($1) }
        writer.write(islands) { $0.write($1) }
        writer.write(keys: states.keys)
        writer.write(keys: transitions.keys)
        writer.write(failures.sorted { $0.key < $1.key }) { writer, entry in
            writer.write(entry.key)
            writer.write(entry.value)
        }
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
            try reader.islandCounts()
        }
        try reader.demandOrder(of: islands.map(\.island))
        let (states, transitions) = (KeySet(try reader.keys()), KeySet(try reader.keys()))
        let failures = try reader.array { reader throws(TransferError) in
            (try reader.signature(), try reader.islandFailures())
        }
        guard reader.isAtEnd else { throw reader.failure }
        self.init(
            screening: screening, avoided: avoided, islands: islands, states: states,
            transitions: transitions,
            failures: Dictionary(failures, uniquingKeysWith: { first, _ in first }))
    }
}

extension IslandResult {
    /// The result as bytes, for another process of the same version.
    package var encoded: [UInt8] {
        var writer = ByteWriter()
        for amount in [island, cases, failures, inapplicable] { writer.write(amount) }
        writer.write(applied) { $0.write($1) }
        writer.write(keys: states)
        writer.write(keys: transitions)
        writer.write(isSaturated)
        writer.write(walk)
        writer.write(failing)
        return writer.bytes
    }

    /// - Throws: `TransferError` if another version wrote the bytes, or if they were changed.
    package init(decoding bytes: [UInt8]) throws(TransferError) {
        var reader = ByteReader(bytes)
        self = try reader.islandResult()
        guard reader.isAtEnd else { throw reader.failure }
    }
}

extension ByteWriter {
    mutating func write(_ failing: [IslandResult.Failing]) {
        write(failing) { writer, failing in
            writer.write(failing.signature)
            writer.write(failing.traces) { $0.write($1) }
            writer.write(failing.isClean)
            writer.write(failing.cases)
            writer.write(failing.violation)
        }
    }

    fileprivate mutating func write(_ counts: SearchResult.IslandCounts) {
        for amount in [counts.island, counts.cases, counts.failures, counts.inapplicable] {
            write(amount)
        }
        write(counts.applied) { $0.write($1) }
        write(counts.isSaturated)
        write(counts.digest)
    }

    fileprivate mutating func write(_ failures: IslandFailures) {
        write(failures.clean) { $0.write($1) }
        write(failures.unclean) { $0.write($1) }
        write(failures.cases) { writer, entry in
            writer.write(entry.island)
            writer.write(entry.cases)
        }
        write(failures.violation)
    }
}

extension ByteReader {
    /// The most rules of a machine whose result can be read.
    private static var ruleLimit: Int { 1 << 10 }

    fileprivate mutating func islandResult() throws(TransferError) -> IslandResult {
        let island = try islandNumber()
        let (cases, failures, inapplicable) = (try amount(), try amount(), try amount())
        return IslandResult(
            island: island, cases: cases, failures: failures, inapplicable: inapplicable,
            applied: try ruleAmounts(), states: try keys(), transitions: try keys(),
            isSaturated: try flag(), walk: try word(),
            failing: try array { reader throws(TransferError) in try reader.failing() })
    }

    fileprivate mutating func islandCounts() throws(TransferError) -> SearchResult.IslandCounts {
        let island = try islandNumber()
        let (cases, failures, inapplicable) = (try amount(), try amount(), try amount())
        return SearchResult.IslandCounts(
            island: island, cases: cases, failures: failures, inapplicable: inapplicable,
            applied: try ruleAmounts(), isSaturated: try flag(), digest: try word())
    }

    fileprivate mutating func islandFailures() throws(TransferError) -> IslandFailures {
        let clean = try array { reader throws(TransferError) in try reader.trace() }
        let unclean = try array { reader throws(TransferError) in try reader.trace() }
        let cases = try array { reader throws(TransferError) in
            IslandFailures.IslandCases(
                island: try reader.islandNumber(), cases: try reader.amount())
        }
        try demandOrder(of: cases.map(\.island))
        return IslandFailures(
            clean: clean, unclean: unclean, cases: cases, violation: try violation())
    }

    /// Throws unless the numbers ascend, each once.
    fileprivate func demandOrder(of islands: [Int]) throws(TransferError) {
        guard zip(islands, islands.dropFirst()).allSatisfy({ $0 < $1 }) else { throw failure }
    }

    private mutating func islandNumber() throws(TransferError) -> Int {
        let island = try integer()
        guard (0...RunPlan.islandLimit).contains(island) else { throw failure }
        return island
    }

    private mutating func ruleAmounts() throws(TransferError) -> [Int] {
        let amounts = try array { reader throws(TransferError) in try reader.amount() }
        guard amounts.count <= Self.ruleLimit else { throw failure }
        return amounts
    }

    private mutating func failing() throws(TransferError) -> IslandResult.Failing {
        IslandResult.Failing(
            signature: try signature(),
            traces: try array { reader throws(TransferError) in try reader.trace() },
            isClean: try flag(), cases: try amount(), violation: try violation())
    }
}
