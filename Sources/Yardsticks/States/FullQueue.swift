package import StatefulTesting

/// Q2: a queue over a ring of exactly as many slots as it may hold, so that full looks empty.
package struct FullQueue: StateMachine {
    private var slots = [Int](repeating: 0, count: 10)
    private var input = 0
    private var output = 0
    private var model: [Int] = []

    package init() {}

    /// The values are only compared with themselves, so one value suffices for a search.
    package static var yardstick: Yardstick<FullQueue> {
        Yardstick(
            "Q2", minimum: Array(repeating: "put 0", count: 10) + ["size"], values: .lowest(1))
    }

    package static var rules: [Rule<FullQueue>] {
        [
            Rule("put", .integer(0...999), when: { $0.model.count < 10 }) { queue, value in
                queue.slots[queue.input] = value
                queue.input = (queue.input + 1) % 10
                queue.model.append(value)
            },
            Rule("get", when: { !$0.model.isEmpty }) { queue in
                let value = queue.slots[queue.output]
                queue.output = (queue.output + 1) % 10
                if value != queue.model.removeFirst() { throw Mismatch() }
            },
            Rule("size") { queue in
                if (queue.input - queue.output + 10) % 10 != queue.model.count { throw Mismatch() }
            },
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(input)
        fingerprint.combine(output)
        guard fingerprint.detail == .exploration else { return }
        for slot in slots { fingerprint.combine(slot) }
        fingerprint.combine(model.count)
        for value in model { fingerprint.combine(value) }
    }
}
