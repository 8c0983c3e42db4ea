@testable import StatefulTesting

/// Numbers that no seed decides: all machines of a test share one source.
final class OutsideSource {
    private var state: UInt64 = 0x9e37_79b9_7f4a_7c15
    private(set) var calls = 0
    /// The number of boxes that were made.
    var starts = 0

    func isOne(in count: UInt64) -> Bool {
        next() % count == 0
    }

    func next() -> UInt64 {
        calls += 1
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state >> 11
    }
}

/// Fails from the third poke on, as its subject decides.
struct PokedBox: SystemUnderTest, CustomStringConvertible {
    let outside: OutsideSource
    let breaks: (OutsideSource) -> Bool
    var pokes = 0

    init(outside: OutsideSource, breaks: @escaping (OutsideSource) -> Bool) {
        self.outside = outside
        self.breaks = breaks
        outside.starts += 1
    }

    var description: String { "poked \(pokes) times" }

    static var rules: [Rule<PokedBox>] {
        [
            Rule("look") { _ in },
            Rule("poke") { box in
                box.pokes += 1
                if box.pokes >= 3, box.breaks(box.outside) {
                    throw Mismatch("lid", explanation: "call \(box.outside.calls)")
                }
            },
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(min(pokes, 4))
    }

    static func subject(
        _ breaks: @escaping (OutsideSource) -> Bool
    ) -> Subject<PokedBox> {
        let outside = OutsideSource()
        return Subject("box") { _ in PokedBox(outside: outside, breaks: breaks) }
    }
}

/// A die that no seed decides; it fails when it shows six.
struct Die: SystemUnderTest {
    let outside: OutsideSource
    var face: UInt64 = 1

    static var rules: [Rule<Die>] {
        [
            Rule("look") { _ in },
            Rule("roll") { $0.face = $0.outside.next() % 6 + 1 },
            Rule("shake") { $0.face = $0.outside.next() % 6 + 1 },
        ]
    }

    static var invariants: [Invariant<Die>] {
        [Invariant("small") { $0.face == 6 ? "face" : nil }]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(face)
    }

    static func subject() -> Subject<Die> {
        let outside = OutsideSource()
        return Subject("die") { _ in Die(outside: outside) }
    }
}

/// Has a failure that repeats, and one that does not.
struct LeakyDoor: SystemUnderTest {
    let outside: OutsideSource
    var pushes = 0

    static var rules: [Rule<LeakyDoor>] {
        [
            Rule("push") { $0.pushes = min(4, $0.pushes + 1) },
            Rule("knock", when: { $0.pushes == 0 }) { door in
                if door.outside.isOne(in: 100) { throw Mismatch() }
            },
        ]
    }

    static var invariants: [Invariant<LeakyDoor>] {
        [Invariant("shut") { $0.pushes == 4 ? "door" : nil }]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(pushes)
    }
}
