import StatefulTesting

/// A machine of eight states whose moves depend on a seed. It fails in the last state.
struct SeededMaze: SystemUnderTest {
    let seed: UInt64
    private var state: UInt64 = 0
    private var last = 0

    init(seed: UInt64) {
        self.seed = seed
    }

    static var rules: [Rule<SeededMaze>] {
        [
            Rule("go", .integer(0...5, explore: [0])) { try $0.move(1, $1) },
            Rule("hop", .integer(3...6, explore: [3]), when: { $0.state > 0 }) {
                try $0.move(2, $1)
            },
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(seed)
        fingerprint.combine(state)
        fingerprint.combine(last)
    }

    private mutating func move(_ rule: UInt64, _ value: Int) throws {
        var word = seed &* 0x9e37_79b9_7f4a_7c15 &+ state &* 64 &+ rule &* 16 &+ UInt64(value)
        word = (word ^ word >> 31) &* 0xbf58_476d_1ce4_e5b9
        word ^= word >> 29
        // Most moves lead nowhere, so that the way is long.
        if word % 4 == 0 { state = (state + 1 + word >> 8 % 2) % 8 } else { state /= 2 }
        last = value == last ? 0 : value / 3
        if state == 7 { throw Mismatch() }
    }
}

/// M6: rooms of a hotel. Its fingerprint leaves out the keys on the desk, which open the safe.
struct Hotel: StateMachine {
    private struct Desk {
        var keys = 0
    }

    private var room = 0
    private var desk = Desk()

    static var rules: [Rule<Hotel>] {
        [
            Rule("up", when: { $0.room < 3 }) { $0.room += 1 },
            Rule("down", when: { $0.room > 0 }) { $0.room -= 1 },
            Rule("leave key", when: { $0.room == 3 }) { $0.desk.keys += 1 },
            Rule("open", when: { $0.room == 0 }) { hotel in
                if hotel.desk.keys > 1 { throw Mismatch() }
            },
            // It does nothing, and makes too many sequences for a proof without merging.
            Rule("ring", .integer(0...9)) { _, _ in },
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(room)
    }
}

/// Six switches, then six steps. The number of states grows fast at first, and then no longer.
struct Switches: StateMachine {
    private var isOn = [Bool](repeating: false, count: 6)
    private var steps = 0

    static var rules: [Rule<Switches>] {
        [
            Rule("switch", .integer(0...5, explore: [0, 1, 2, 3, 4, 5])) { $0.isOn[$1].toggle() },
            Rule("step", when: { $0.isOn == [true, true, true, true, true, true] }) { switches in
                switches.steps += 1
                if switches.steps == 6 { throw Mismatch() }
            },
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        for isOn in isOn { fingerprint.combine(isOn) }
        fingerprint.combine(steps)
    }
}

/// Its fingerprint leaves out how often the lamp was switched, on which nothing depends before the
/// hundredth time.
struct CountedLamp: StateMachine {
    private var isOn = false
    private var switched = 0
    private var steps = 0

    static var rules: [Rule<CountedLamp>] {
        [
            Rule("switch") { lamp in
                lamp.isOn.toggle()
                lamp.switched += 1
            },
            Rule("step", when: \.isOn) { lamp in
                lamp.steps += 1
                if lamp.steps == 24 || lamp.switched > 100 { throw Mismatch() }
            },
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(isOn)
        fingerprint.combine(steps)
    }
}
