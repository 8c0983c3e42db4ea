@testable import StatefulTesting

/// A lamp whose switch breaks it; a moment at a timing, nobody can see whether it glows.
struct Lamp: StateMachine {
    private var isBroken = false
    private var isAtRest = true

    static var rules: [Rule<Lamp>] {
        [
            Rule("look") { _ in },
            Rule("switch") { $0.isBroken = true },
        ]
    }

    static var invariants: [Invariant<Lamp>] {
        [Invariant("glows") { $0.isAtRest && $0.isBroken ? "bulb" : nil }]
    }

    enum Moment: String, CaseIterable { case soon }

    mutating func settle() { isAtRest = true }

    mutating func advance(to moment: Moment) { isAtRest = false }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(isBroken)
        fingerprint.combine(isAtRest)
    }
}

/// A lamp whose switch comes to rest at once. After that, a look at a timing hides for a moment
/// that it does not glow.
struct StiffLamp: StateMachine {
    private var isBroken = false
    private var isLooking = false
    private var isAtRest = true

    static var rules: [Rule<StiffLamp>] {
        [
            Rule("look") { $0.isLooking = true },
            Rule("switch", when: { !$0.isBroken }) {
                $0.isBroken = true
                $0.isLooking = false
            },
        ]
    }

    static var invariants: [Invariant<StiffLamp>] {
        [Invariant("glows") { $0.isAtRest && $0.isBroken ? "bulb" : nil }]
    }

    enum Moment: String, CaseIterable { case soon }

    mutating func settle() { isAtRest = true }

    mutating func advance(to moment: Moment) { isAtRest = !isLooking }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(isBroken)
        fingerprint.combine(isAtRest)
        fingerprint.combine(isLooking)
    }
}

/// A door that sticks only when it is pushed again while it still moves.
struct SwingDoor: StateMachine {
    private var isMoving = false
    private var sticks = false

    static var rules: [Rule<SwingDoor>] {
        [Rule("push") { $0.sticks = $0.sticks || $0.isMoving }]
    }

    static var invariants: [Invariant<SwingDoor>] {
        [Invariant("swings") { $0.sticks ? "hinge" : nil }]
    }

    enum Moment: String, CaseIterable { case soon }

    mutating func settle() { isMoving = false }

    mutating func advance(to moment: Moment) { isMoving = true }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(isMoving)
        fingerprint.combine(sticks)
    }
}
