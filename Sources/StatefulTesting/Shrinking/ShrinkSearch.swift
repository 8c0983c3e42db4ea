/// The simplest failing trace so far, and the candidates that were tried.
struct ShrinkSearch {
    let signature: Signature
    let shapes: [RuleShape]
    private(set) var best: Trace
    private(set) var failure: Failure
    /// The number of executed candidates. Candidates in the cache are not executed again.
    private(set) var executions = 0
    /// For each other signature that a candidate failed with, the best such trace.
    private(set) var others: [Signature: ShrinkResult.Other] = [:]

    private let limit: Int
    private let attempt: (Trace) -> Attempt
    private let monitor: RunMonitor
    private var tried: Set<Trace> = []

    /// `nil` if the trace does not fail with the signature.
    init?(
        _ trace: Trace, signature: Signature, shapes: [RuleShape], limit: Int,
        monitor: RunMonitor = RunMonitor(), attempt: @escaping (Trace) -> Attempt
    ) {
        let first = attempt(trace)
        guard let failure = first.failure, failure.signature == signature else { return nil }
        self.signature = signature
        self.shapes = shapes
        self.limit = limit
        self.attempt = attempt
        self.monitor = monitor
        self.failure = failure
        best = first.trace.canonical
        for other in first.others { keep(other) }
    }

    var isExhausted: Bool {
        executions >= limit || monitor.mustStop()
    }

    /// Adopts a candidate if it is simpler than the best trace and fails with the same signature.
    /// Returns whether it was adopted.
    ///
    /// As soon as a candidate breaks nothing else before, no other candidate is adopted.
    /// A candidate may have inapplicable actions, which are left out.
    mutating func consider(_ candidate: Trace) -> Bool {
        let candidate = candidate.canonical
        guard !isExhausted, candidate.mayBecomeSimpler(than: best),
            tried.insert(candidate).inserted
        else { return false }
        return execute(candidate)
    }

    /// The same for the best trace with other actions.
    mutating func consider(actions: [Action]) -> Bool {
        consider(Trace(setup: best.setup, actions: actions))
    }

    /// Empties the cache of tried candidates, so that a certificate depends only on executions.
    mutating func clearCache() {
        tried.removeAll(keepingCapacity: true)
    }

    /// Whether no neighbour of the best trace is simpler and fails. Also true at the limit.
    mutating func isMinimal() -> Bool {
        for candidate in Neighbourhood.all(of: best, shapes: shapes) {
            if consider(candidate) { return false }
            if isExhausted { return true }
        }
        return true
    }

    /// Tries a family of neighbours until none of them is simpler.
    ///
    /// After a success it goes on at the same position: the neighbours before it have just failed
    /// for a similar trace.
    mutating func descend(_ neighbours: (Trace, [RuleShape]) -> Candidates) {
        var candidates = neighbours(best, shapes)
        var position = 0
        var failed = 0
        while failed < candidates.count, !isExhausted {
            if position >= candidates.count { position = 0 }
            if consider(candidates[position]) {
                candidates = neighbours(best, shapes)
                failed = 0
            } else {
                position += 1
                failed += 1
            }
        }
    }

    /// Makes each of some adjustments by the largest amount that fails. Assumes that each smaller
    /// amount fails, too. Tries all and one first, which rules most amounts out.
    mutating func adoptLargest(_ adjustments: (RankedValues) -> [RankedValues.Adjustment]) {
        for index in 0..<best.words.count {
            let values = RankedValues(best, shapes)
            let adjustments = adjustments(values)
            guard index < adjustments.count else { return }
            let (most, change) = (adjustments[index].most, adjustments[index].change)
            func adopts(_ amount: Int) -> Bool? {
                change(amount).map { consider(values.trace(with: $0)) }
            }
            guard adopts(most) == false, most > 1, adopts(1) == true else { continue }
            var (low, high) = (1, most)
            // The distance halves each time, so that 64 rounds are enough.
            while high - low > 1, !isExhausted {
                let middle = low + (high - low) / 2
                if adopts(middle) == true { low = middle } else { high = middle }
            }
        }
    }

    private mutating func execute(_ candidate: Trace) -> Bool {
        executions += 1
        let result = attempt(candidate)
        for other in result.others { keep(other) }
        guard let found = result.failure else { return false }
        let trace = result.trace.canonical
        guard trace < best, found.earlier.isEmpty || !failure.earlier.isEmpty else { return false }
        best = trace
        failure = found
        monitor.notice(.shrunk(actions: trace.count))
        return true
    }

    private mutating func keep(_ other: ShrinkResult.Other) {
        let other = ShrinkResult.Other(
            signature: other.signature, trace: other.trace.canonical, isClean: other.isClean)
        if let known = others[other.signature], !other.isPreferable(to: known) { return }
        others[other.signature] = other
    }
}

extension Trace {
    /// Whether the trace is simpler, or may become so when its placeholders are resolved.
    fileprivate func mayBecomeSimpler(than other: Trace) -> Bool {
        words.contains(Argument.simplest.word) ? count <= other.count : self < other
    }
}
