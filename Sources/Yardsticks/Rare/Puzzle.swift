package import StatefulTesting

/// F1: fails when the last four actions were four certain ones, in order.
package struct Puzzle: StateMachine {
    private var last = [(letter: Int, number: Int)](repeating: (0, 0), count: 4)

    package init() {}

    package static var yardstick: Yardstick<Puzzle> {
        Yardstick("F1", minimum: ["b 2", "c 3", "a 1", "d 4"])
    }

    package static var rules: [Rule<Puzzle>] {
        ["a", "b", "c", "d"].enumerated().map { letter, name in
            Rule(name, .integer(1...4)) { puzzle, number in try puzzle.add(letter, number) }
        }
    }

    private static let wanted = [(1, 2), (2, 3), (0, 1), (3, 4)]

    private mutating func add(_ letter: Int, _ number: Int) throws {
        last.removeFirst()
        last.append((letter, number))
        if zip(last, Self.wanted).allSatisfy({ $0 == $1 }) { throw Mismatch("solved") }
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        guard fingerprint.detail == .exploration else { return }
        for action in last { fingerprint.combine(action.letter * 8 + action.number) }
    }
}
