import StatefulTesting

/// A machine with every kind of parameter, a set-up and timings.
struct Door: StateMachine {
    private static let names = ["\"odd\"", "bell", "knob"].map { Name($0) }
    var isOpen = false
    var visitors: [Reference] = []

    static var subject: Subject<Door> {
        Subject(
            "door/front",
            setup: [
                SetupParameter("colour", values: ["green", "dark red"]),
                SetupParameter("side", values: ["left", "right"]),
            ]
        ) { _ in Door() }
    }

    static var directory: SubjectDirectory {
        SubjectDirectory(names: ["door/front", "door/back"]) { name in
            name == "door/front" ? subject.setup : nil
        }
    }

    private enum Turn: String, CaseIterable {
        case left
        case halfWay = "half way"
        case right
    }

    enum Moment: String, CaseIterable { case start, last }

    mutating func advance(to moment: Moment) {}

    static var rules: [Rule<Door>] {
        [
            Rule("touch", .name(among: { _ in names })) { door, name in
                if name.text == "knob" { door.isOpen.toggle() }
            },
            Rule(
                "turn", .oneOf(Turn.self, available: { $1 != .right || $0.isOpen })
            ) { _, _ in },
            Rule("wait", .integer(-5...5)) { _, _ in },
            Rule("enter", creates: "visitor", when: \.isOpen) { door, visitor in
                door.visitors.append(visitor)
            },
            Rule("leave", .reference(to: "visitor", consumes: true), class: .environment) {
                door, visitor in
                door.visitors.removeAll { $0 == visitor }
            },
        ]
    }

    static var invariants: [Invariant<Door>] {
        [
            Invariant("roomy", sources: ["A-006"]) { $0.visitors.count < 2 ? nil : "hall" },
            Invariant("closed-when-full") { $0.visitors.count < 2 || !$0.isOpen ? nil : "" },
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(isOpen)
        fingerprint.combine(visitors.count)
    }
}
