package import StatefulTesting

/// T1: one rule, one parameter, one state.
package struct OneRule: StateMachine {
    private var sum = 0

    package init() {}

    package static var rules: [Rule<OneRule>] {
        [Rule("add", .integer(0...999)) { $0.sum &+= $1 }]
    }

    package func feed(_ fingerprint: inout Fingerprint) {}
}

/// T2: one rule of three parameters.
package struct ThreeParameters: StateMachine {
    private var sum = 0

    package init() {}

    package static var rules: [Rule<ThreeParameters>] {
        [
            Rule("add", .integer(0...999), .integer(0...999), .integer(0...999)) {
                (machine: inout ThreeParameters, one: Int, two: Int, three: Int) in
                machine.sum &+= one &+ two &+ three
            }
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {}
}

/// T3 and T4: many rules, of which only the last is enabled.
package struct OneEnabled<Rules: Size>: StateMachine {
    private var sum = 0
    private var isLocked = true

    package init() {}

    package static var rules: [Rule<OneEnabled>] {
        let locked = (1..<Rules.value).map { number in
            Rule<OneEnabled>("locked-\(number)", .integer(0...999), when: { !$0.isLocked }) {
                $0.sum &-= $1
            }
        }
        return locked + [Rule("add", .integer(0...999)) { $0.sum &+= $1 }]
    }

    package func feed(_ fingerprint: inout Fingerprint) {}
}

/// T5: one rule that visits 4,096 states.
package struct ManyStates: StateMachine {
    private var state = 0

    package init() {}

    package static var rules: [Rule<ManyStates>] {
        [Rule("go", .integer(0...4_095)) { $0.state = $1 }]
    }

    package func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(state) }
}
