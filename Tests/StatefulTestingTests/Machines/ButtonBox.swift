import StatefulTesting

/// A box that fails when two of its buttons were pressed, whichever they are.
struct ButtonBox: SystemUnderTest {
    /// Sorted.
    private let buttons: [Name]
    private var pressed = 0

    static func subject(_ buttons: [Name]) -> Subject<ButtonBox> {
        Subject("box/plain") { _ in ButtonBox(buttons: buttons.sorted()) }
    }

    private init(buttons: [Name]) { self.buttons = buttons }

    static var rules: [Rule<ButtonBox>] {
        [Rule("press", .name(among: { $0.buttons })) { box, _ in box.pressed += 1 }]
    }

    static var invariants: [Invariant<ButtonBox>] {
        [Invariant("intact") { $0.pressed < 2 ? nil : "lid" }]
    }

    func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(pressed) }
}
