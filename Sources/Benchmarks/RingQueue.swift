import StatefulTesting

/// A first-in-first-out queue over a ring of 11 slots, which holds 10 values.
final class Ring {
    private var slots = [Int](repeating: 0, count: 11)
    private var input = 0
    private var output = 0

    func put(_ value: Int) {
        slots[input] = value
        input = (input + 1) % slots.count
    }

    func get() -> Int {
        let value = slots[output]
        output = (output + 1) % slots.count
        return value
    }

    var size: Int {
        (input - output + slots.count) % slots.count
    }

    var state: UInt64 {
        UInt64(truncatingIfNeeded: input &* 16 &+ output)
    }
}

/// The ring against a plain list.
struct RingQueue: StateMachine {
    private let ring = Ring()
    private var model: [Int] = []

    static var rules: [Rule<RingQueue>] {
        [
            Rule("put", .integer(0...999), when: { $0.model.count < 10 }) { queue, value in
                queue.ring.put(value)
                queue.model.append(value)
            },
            Rule("get", when: { !$0.model.isEmpty }) { queue in
                guard queue.ring.get() == queue.model.removeFirst() else { throw Mismatch() }
            },
            Rule("size") { queue in
                guard queue.ring.size == queue.model.count else { throw Mismatch() }
            },
        ]
    }

    static var invariants: [Invariant<RingQueue>] {
        [Invariant("size") { $0.ring.size == $0.model.count ? nil : "" }]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(ring.state)
    }
}
