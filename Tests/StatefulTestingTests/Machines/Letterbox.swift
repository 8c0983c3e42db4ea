import StatefulTesting

/// A letterbox whose letters arrive when it settles. Only a posted letter can be met on its way,
/// and the letterbox notes it when someone waits for a letter that nobody has posted.
struct Letterbox: SystemUnderTest {
    enum Moment: String, CaseIterable { case sorted, posted }

    private var waiting = 0
    private var arrived = 0
    private(set) var hasWaitedInVain = false

    static var rules: [Rule<Letterbox>] {
        [
            Rule("look") { _ in },
            Rule("post", when: { $0.waiting < 2 }) { $0.waiting += 1 },
        ]
    }

    static var invariants: [Invariant<Letterbox>] {
        [
            Invariant("one-letter") { $0.waiting > 1 ? "letterbox" : nil },
            Invariant("not-in-vain") { $0.hasWaitedInVain ? "letterbox" : nil },
        ]
    }

    func reaches(_ moment: Moment) -> Bool { moment == .sorted || waiting > 0 }

    mutating func settle() {
        arrived = min(3, arrived + waiting)
        waiting = 0
    }

    mutating func advance(to moment: Moment) {
        switch moment {
        case .sorted: settle()
        case .posted: hasWaitedInVain = waiting == 0
        }
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(waiting)
        fingerprint.combine(arrived)
        fingerprint.combine(hasWaitedInVain)
    }
}
