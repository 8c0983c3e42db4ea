/// Which states and transitions an island has seen, and where the present case met new ones.
@usableFromInline
struct Coverage {
    /// A new transition of the present case, and how many words of the log lead past it.
    struct Novelty {
        let end: Int
        let transition: UInt64
        let isNewState: Bool
    }

    @usableFromInline var transitions = KeyTable(limit: 1 << 15)
    private(set) var states = KeyTable(limit: 1 << 14)
    private(set) var novelties: [Novelty] = []
    /// The state before the action at hand.
    @usableFromInline var previous: UInt64 = 0

    init() {}

    func deallocate() {
        transitions.deallocate()
        states.deallocate()
    }

    mutating func beginCase() {
        novelties.removeAll(keepingCapacity: true)
        previous = 0
    }

    /// Enters a state without a transition: the first of a case, or the last of a stored prefix.
    @inlinable
    mutating func enter(_ fingerprint: Fingerprint) {
        previous = fingerprint.guidanceKey
        recordState()
    }

    /// Counts a transition; `end` is how many words of the log lead past it.
    @inlinable
    @inline(__always)
    mutating func step(by rule: Int, to fingerprint: Fingerprint, end: Int) {
        let state = fingerprint.guidanceKey
        // The product does not depend on the new state, so it is computed while that is mixed.
        let mixed = (previous ^ UInt64(truncatingIfNeeded: rule &+ 1) &<< 32)
            .multipliedFullWidth(by: 0xff51_afd7_ed55_8ccd)
        let transition = mixed.high ^ mixed.low &+ state
        previous = state
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
