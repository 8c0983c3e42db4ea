package import StatefulTesting

/// M6: a house of five rooms whose `feed` forgets whether the visitor has the key. The last room
/// fails at the first visit with the key, and at the second without it.
package struct ForgetfulFeed: StateMachine {
    private var room = 0
    private var visits = 0
    private var hasKey = false

    package init() {}

    package static var yardstick: Yardstick<ForgetfulFeed> {
        Yardstick("M6", minimum: ["climb", "forward", "forward", "forward"])
    }

    package static var rules: [Rule<ForgetfulFeed>] {
        [
            Rule("forward", when: { $0.room < 4 }) { house in
                house.room += 1
                guard house.room == 4 else { return }
                house.visits += 1
                if house.hasKey || house.visits == 2 { throw Mismatch("vault") }
            },
            Rule("climb", when: { $0.room == 0 }) { house in
                house.room = 1
                house.hasKey = true
            },
            Rule("back", when: { $0.room > 0 }) { $0.room -= 1 },
            Rule("home", when: { $0.room > 0 }) { $0.room = 0 },
        ]
    }

    /// Leaves out `hasKey`.
    package func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(room)
        fingerprint.combine(visits)
    }
}
