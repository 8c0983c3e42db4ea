import StatefulTesting

/// A kettle that may be broken before anybody touches it: for a moment, until it is dried, or for
/// good. Whatever the start, three fillings make it run over.
struct Kettle: SystemUnderTest {
    private var level = 0
    private var isWet = false
    private var hasJustStarted = true
    private var isFlickering = false
    private var isDead = false

    init(_ setup: Setup) {
        switch setup["fault"] {
        case "flickers": isFlickering = true
        case "wet": isWet = true
        case "dead": isDead = true
        default: break
        }
    }

    /// `fault` is how it starts, or each of several that a run may draw.
    static func subject(_ faults: String...) -> Subject<Kettle> {
        let values = ["none", "flickers", "wet", "dead"]
        let allowed = values.indices.filter { faults.contains(values[$0]) }
        return Subject(
            "kettle",
            setup: [
                SetupParameter("colour", values: ["white", "red"]),
                SetupParameter("fault", values: values, allowed: allowed),
            ]
        ) { Kettle($0) }
    }

    static var rules: [Rule<Kettle>] {
        [
            Rule("fill", when: { $0.level < 3 }) { $0.level += 1 },
            Rule("dry", when: \.isWet) { $0.isWet = false },
            Rule("spill") { $0.isWet = true },
        ]
    }

    static var invariants: [Invariant<Kettle>] {
        [
            Invariant("lit", sources: ["A-006"]) { kettle in
                kettle.isDead || kettle.isFlickering && kettle.hasJustStarted ? "lamp" : nil
            },
            Invariant("dry") { $0.isWet ? "base" : nil },
            Invariant("not-too-full") { $0.level < 3 ? nil : "lid" },
        ]
    }

    mutating func settle() { hasJustStarted = false }

    var isOver: Bool { isDead }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(level)
        fingerprint.combine(isWet)
        fingerprint.combine(isFlickering && hasJustStarted)
    }
}
