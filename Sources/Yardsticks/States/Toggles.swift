package import StatefulTesting

/// X1: independent toggles, one rule each.
package struct Toggles<Count: Size>: StateMachine {
    private var bits = 0

    package init() {}

    package static var rules: [Rule<Toggles>] {
        (0..<Count.value).map { bit in Rule("toggle-\(bit)") { $0.bits ^= 1 << bit } }
    }

    package func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(bits) }
}

/// X2: an odometer of three wheels with 30 positions each.
package struct Odometer: StateMachine {
    private var wheels = [0, 0, 0]

    package init() {}

    package static var rules: [Rule<Odometer>] {
        (0..<3).map { wheel in
            Rule("turn-\(wheel)") { $0.wheels[wheel] = ($0.wheels[wheel] + 1) % 30 }
        }
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        for wheel in wheels { fingerprint.combine(wheel) }
    }
}
