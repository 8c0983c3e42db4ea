import StatefulTesting

/// Holds up to 4 values. Its mistake: full and empty look alike.
struct FourSlots {
    private var slots = [0, 0, 0, 0]
    private let head = 0
    private var tail = 0

    var count: Int { (tail - head + 4) % 4 }

    mutating func put(_ value: Int) {
        slots[tail] = value
        tail = (tail + 1) % 4
    }

    /// Its other mistake: this is the slot behind the newest.
    var newest: Int { slots[tail] }
}

/// The slots against an array; it fails in two ways.
struct Queue: StateMachine {
    var ring = FourSlots()
    var model: [Int] = []

    static var rules: [Rule<Queue>] {
        [
            Rule("put", .integer(0...9), when: { $0.model.count < 4 }) { queue, value in
                queue.ring.put(value)
                queue.model.append(value)
            },
            Rule("newest", when: { !$0.model.isEmpty }) { queue in
                let (newest, expected) = (queue.ring.newest, queue.model[queue.model.count - 1])
                if newest != expected { throw Mismatch(expected: expected, actual: newest) }
            },
        ]
    }

    static var invariants: [Invariant<Queue>] {
        [Invariant("full") { $0.model.count == 4 && $0.ring.count == 0 ? "ring" : nil }]
    }
}

/// Fails when the last of many digits is entered; short sequences do not get there.
struct Safe: StateMachine {
    var entered = 0

    static var rules: [Rule<Safe>] {
        [
            Rule("enter", .integer(0...1)) { safe, digit in
                safe.entered = digit == safe.entered % 2 ? safe.entered + 1 : 0
                if safe.entered == 5 {
                    throw Mismatch("door", expected: "shut", actual: "open")
                }
            }
        ]
    }
}

/// Never fails.
struct Sound: StateMachine {
    var isOn = false

    static var rules: [Rule<Sound>] { [Rule("press") { $0.isOn.toggle() }] }

    static var invariants: [Invariant<Sound>] { [Invariant("holds") { _ in nil }] }
}

/// Says itself what state it is in, holds what cannot be read, and fails at the third press.
struct Talkative: StateMachine, CustomStringConvertible {
    var presses = 0
    var reaction = OpaquePointer(bitPattern: 8)

    var description: String { "pressed \(presses) times" }

    static var rules: [Rule<Talkative>] {
        [Rule("press") { $0.presses += 1 }, Rule("look", .integer(0...999)) { _, _ in }]
    }

    static var invariants: [Invariant<Talkative>] {
        [Invariant("at most twice") { $0.presses > 2 ? "" : nil }]
    }
}

/// Breaks something before anything is done.
struct Stillborn: StateMachine {
    static var rules: [Rule<Stillborn>] { [Rule("wait") { _ in }] }

    init() throws { throw Mismatch("clock", expected: 0, actual: 1) }
}

/// Offers nothing to do.
struct Idle: StateMachine {
    static var rules: [Rule<Idle>] { [] }
}

/// Describes itself and its failure with line ends and terminal escapes.
struct Garish: StateMachine, CustomStringConvertible {
    var paints = 0

    var description: String { "painted \(paints)\r\n\u{1b}[1mtimes\n" }

    static var rules: [Rule<Garish>] {
        [
            Rule("paint") { garish in
                garish.paints += 1
                throw Mismatch("a\nb\u{1b}[31m \"c\"", explanation: "one\ntwo\u{7}")
            }
        ]
    }
}

/// Cannot be made.
struct Unmakeable: StateMachine {
    enum Reason: Error { case tooLarge(size: Int) }

    static var rules: [Rule<Unmakeable>] { [Rule("wait") { _ in }] }

    init() throws { throw Reason.tooLarge(size: 9) }
}

/// Its rule is never enabled.
struct Asleep: StateMachine {
    var isAwake = false

    static var rules: [Rule<Asleep>] {
        [Rule("press", when: { $0.isAwake }) { $0.isAwake = false }]
    }
}

/// Falls over in one of two directions.
struct Ladder: SystemUnderTest {
    let lean: String
    var steps = 0

    static var rules: [Rule<Ladder>] { [Rule("climb") { $0.steps += 1 }] }

    static var invariants: [Invariant<Ladder>] {
        [Invariant("stands") { $0.lean == "left" && $0.steps == 2 ? "floor" : nil }]
    }

    static var subject: Subject<Ladder> {
        Subject("ladder", setup: [SetupParameter("lean", values: ["right", "left"])]) {
            Ladder(lean: $0["lean"])
        }
    }
}
