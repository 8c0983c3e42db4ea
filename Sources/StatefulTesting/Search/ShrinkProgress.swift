/// What triage has shrunk so far, and the failures that are still to be shrunk.
///
/// A signature may be in several places. The first of these counts:
///
/// 1. `results`: they become findings. A better trace among `others` is still shrunk.
/// 2. `flaky`: it becomes a flaky finding. Shrinking tries no other trace.
/// 3. `explained`: it becomes no finding. Shrinking keeps no further trace.
/// 4. `others`: it waits to be shrunk.
/// 5. `repeated`: its trace becomes no finding, and what it repeats is among `others`.
struct ShrinkProgress {
    /// Who finds what is shrunk now.
    var origin = ShrunkFailure.Origin.screening
    /// The number of failures of the search, and of those whose shrinking has begun.
    var (expected, begun) = (0, 0)
    /// The simplest first. Several for a signature if different traces lead to them.
    private(set) var results: [Signature: [ShrunkFailure]] = [:]
    var flaky = FlakyFailures()
    /// Signatures whose last action only seems to break what an earlier one broke.
    private(set) var explained: Set<Signature> = []
    /// Signatures that a trace breaks again, after it broke the same before. Another trace may
    /// break them anew.
    private var repeated: Set<Signature> = []
    /// Failures that shrinking found on its way, each with its best trace.
    private var others: [Signature: ShrinkResult.Other] = [:]

    /// The most results of one signature.
    private static let mostResults = 3

    /// All results, in order of signature.
    var failures: [ShrunkFailure] {
        results.keys.sorted().flatMap { results[$0] ?? [] }
    }

    /// Whether a failure needs no further trace.
    func has(_ signature: Signature) -> Bool {
        results[signature] != nil || explained.contains(signature) || flaky.contains(signature)
    }

    /// Whether a failure is part of a finding that does not depend on chance, or only repeats
    /// another.
    func isResolved(_ signature: Signature) -> Bool {
        results[signature] != nil || explained.contains(signature)
            || repeated.contains(signature) && !flaky.contains(signature)
    }

    mutating func add(_ failure: ShrunkFailure) {
        var known = results[failure.signature] ?? []
        guard !known.contains(where: { $0.trace == failure.trace }) else { return }
        known.append(failure)
        known.sort { $0.result.asOther.isPreferable(to: $1.result.asOther) }
        // What screening has found must not depend on what comes later.
        let isFull = known.count > Self.mostResults
        if isFull, let worst = known.lastIndex(where: { $0.origin == failure.origin }) {
            known.remove(at: worst)
        }
        results[failure.signature] = known
    }

    /// Replaces a failure by a simpler one with the same cause.
    mutating func replace(_ old: ShrunkFailure, by new: ShrunkFailure) {
        for signature in [old.signature, new.signature] {
            results[signature]?.removeAll { $0.trace == old.trace || $0.trace == new.trace }
        }
        add(new)
    }

    mutating func explain(_ signature: Signature, by earlier: ShrinkResult.Other) {
        explained.insert(signature)
        keep(earlier)
    }

    /// Notes that a trace breaks again what it broke before.
    mutating func noteRepetition(of signature: Signature) { repeated.insert(signature) }

    /// Keeps a failure that shrinking found.
    ///
    /// - Parameter isUsual: whether random cases have its set-up. Otherwise it counts only if no
    ///   other trace has the signature.
    mutating func keep(_ other: ShrinkResult.Other, isUsual: Bool = true) {
        guard !explained.contains(other.signature) else { return }
        if !isUsual, has(other.signature) { return }
        if let known = others[other.signature], !other.isPreferable(to: known) { return }
        others[other.signature] = other
    }

    /// Removes and returns the first failure that is new, or better than its results.
    mutating func takeOther() -> (Signature, Trace)? {
        for signature in others.keys.sorted() {
            guard let other = others[signature], !explained.contains(signature)
            else { continue }
            if let best = results[signature]?.first {
                guard other.isPreferable(to: best.result.asOther) else { continue }
            } else if flaky.contains(signature) {
                continue
            }
            others[signature] = nil
            return (signature, other.trace)
        }
        return nil
    }
}
