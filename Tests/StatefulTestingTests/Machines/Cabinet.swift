import StatefulTesting

/// A cabinet that must not stand open, although only an open one can be filled until its shelf
/// breaks.
struct Cabinet: SystemUnderTest {
    /// 0 shut, 1 a gap, 2 wide open.
    private var opening = 0
    private var load = 0
    private var isBurnt = false

    static var subject: Subject<Cabinet> { Subject("cabinet") { _ in Cabinet() } }

    static var rules: [Rule<Cabinet>] {
        [
            Rule("open", when: { $0.opening == 0 }) { $0.opening = 1 },
            Rule("widen", when: { $0.opening == 1 }) { $0.opening = 2 },
            Rule("close", when: { $0.opening > 0 }) { $0.opening = 0 },
            Rule("add", when: { $0.opening > 0 && $0.load < 4 }) { $0.load += 1 },
            Rule("slam", when: { $0.opening == 2 }) { _ in throw Mismatch("hinge") },
            Rule("burn", when: { $0.load == 1 }) { $0.isBurnt = true },
        ]
    }

    static var invariants: [Invariant<Cabinet>] {
        [
            Invariant("shut") { cabinet in
                switch cabinet.opening {
                case 1: "gap"
                case 2: "doorway"
                default: nil
                }
            },
            Invariant("light") { $0.load < 4 ? nil : "shelf" },
            Invariant("unburnt") { $0.isBurnt ? "" : nil },
        ]
    }

    var isOver: Bool { isBurnt }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(opening)
        fingerprint.combine(load)
        fingerprint.combine(isBurnt)
    }
}

/// A crate that four pushes fill. There are quicker ways, but they break something else first: a
/// jolt until the next action, a drop for good.
struct Crate: SystemUnderTest {
    private var level = 0
    private var wobbles = false
    private var isDented = false

    static var subject: Subject<Crate> { Subject("crate") { _ in Crate() } }

    static var rules: [Rule<Crate>] {
        [
            Rule("jolt", when: { $0.level < 4 }) {
                $0.level += 1
                $0.wobbles = true
            },
            Rule("drop", when: { $0.level < 4 }) {
                $0.level += 2
                $0.wobbles = false
                $0.isDented = true
            },
            Rule("push", when: { $0.level < 4 }) {
                $0.level += 1
                $0.wobbles = false
            },
        ]
    }

    static var invariants: [Invariant<Crate>] {
        [
            Invariant("full") { $0.level < 4 ? nil : "lid" },
            Invariant("calm") { $0.wobbles ? "crate" : nil },
            Invariant("whole") { $0.isDented ? "side" : nil },
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(level)
        fingerprint.combine(wobbles)
        fingerprint.combine(isDented)
    }
}
