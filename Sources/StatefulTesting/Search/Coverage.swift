/// The states and transitions that an island has seen, and the new ones of the current case.
@usableFromInline
struct Coverage {
    /// A new transition of the current case. `end` is the number of words of the log up to and
    /// including its action.
    struct Novelty {
        let end: Int
        let transition: UInt64
        let isNewState: Bool
    }

    @usableFromInline var transitions = KeyTable(limit: 1 << 15)
    private(set) var states = KeyTable(limit: 1 << 14)
    private(set) var novelties: [Novelty] = []
    /// The key of the state before the current action.
    @usableFromInline var previous: UInt64 = 0
    /// A hash of every state and transition of the island, in order.
    @usableFromInline var walk: UInt64 = 0

    func deallocate() {
        transitions.deallocate()
        states.deallocate()
    }

    mutating func beginCase() {
        novelties.removeAll(keepingCapacity: true)
        previous = 0
    }

    /// Records a state without a transition: the first state of a case, or the state after a
    /// prefix.
    @inlinable
    mutating func enter(_ fingerprint: Fingerprint) {
        previous = fingerprint.guidanceKey
        walk = (walk ^ previous) &* 0x9e37_79b9_7f4a_7c15
        recordState()
    }

    /// Counts a transition. `end` is the number of words of the log, including its action.
    @inlinable
    @inline(__always)
    mutating func step(by rule: Int, to fingerprint: Fingerprint, end: Int) {
        let state = fingerprint.guidanceKey
        // The product does not depend on the new state, so both can be computed at the same time.
        let mixed = (previous ^ UInt64(truncatingIfNeeded: rule &+ 1) &<< 32)
            .multipliedFullWidth(by: 0xff51_afd7_ed55_8ccd)
        let transition = mixed.high ^ mixed.low &+ state
        previous = state
        // Each step can be undone, so that two walks that differ somewhere stay different.
        walk = (walk ^ transition) &* 0x9e37_79b9_7f4a_7c15
        if transitions.visit(transition) { recordTransition(transition, end: end) }
    }

    @usableFromInline
    mutating func recordState() {
        _ = states.visit(previous)
    }

    @usableFromInline
    mutating func recordTransition(_ transition: UInt64, end: Int) {
        let isNewState = states.visit(previous)
        novelties.append(Novelty(end: end, transition: transition, isNewState: isNewState))
    }
}

extension Fingerprint {
    /// 64 bits are enough for guidance: a collision only hides one new state.
    @inlinable
    @inline(__always)
    var guidanceKey: UInt64 {
        let product = (low ^ high).multipliedFullWidth(by: 0xe703_7ed1_a0b4_28db)
        return product.high ^ product.low
    }
}
