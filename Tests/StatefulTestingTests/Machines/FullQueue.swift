import StatefulTesting

/// Q2: a queue over a ring of exactly as many slots as it may hold, so that full looks empty.
struct FullQueue: StateMachine {
    private var slots = [Int](repeating: 0, count: 10)
    private var input = 0
    private var output = 0
    private var model: [Int] = []

    static var rules: [Rule<FullQueue>] {
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

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(input)
        fingerprint.combine(output)
        guard fingerprint.detail == .exploration else { return }
        for slot in slots { fingerprint.combine(slot) }
        fingerprint.combine(model.count)
        for value in model { fingerprint.combine(value) }
    }
}

/// F3: a lock that opens after twelve right digits; a wrong one starts over.
struct Lock: StateMachine {
    private static let code = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8]
    private var standing = 0

    static var rules: [Rule<Lock>] {
        [
            Rule("press", .integer(0...9)) { lock, digit in
                lock.standing = digit == code[lock.standing] ? lock.standing + 1 : 0
                if lock.standing == code.count { throw Mismatch("open") }
            }
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(standing)
    }
}
