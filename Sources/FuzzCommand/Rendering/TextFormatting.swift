internal import SplitFuzz
internal import StatefulTesting

extension String {
    /// The text, followed by blanks up to a width in characters. A longer text does not change.
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// The text, preceded by blanks up to a width in characters. A longer text does not change.
    package func aligned(to width: Int, with blank: Character = " ") -> String {
        String(repeating: blank, count: max(0, width - count)) + self
    }

    /// The words behind a head, in 80 columns. All lines but the first are indented to a column.
    func wrapped(behind head: String, column: Int) -> [String] {
        wrapped(to: 80 - column, longWords: .whole).enumerated().map { index, line in
            (index == 0 ? head : "").padded(to: column) + line
        }
    }
}

extension Expectation {
    var violation: Violation { Violation(invariant: invariant, location: location) }

    /// The expectation in one line, as in `fails primary-content-on-screen at primary`.
    var text: String {
        switch self {
        case .fails: "fails \(violation.text)"
        case .holds: "holds; was \(violation.text)"
        }
    }
}

extension Int {
    /// The number with a comma between thousands.
    package var grouped: String {
        if magnitude < 1_000 { return "\(self)" }
        let rest = String(magnitude % 1_000).aligned(to: 3, with: "0")
        return "\((self / 1_000).grouped),\(rest)"
    }

    /// The number and a noun in singular or plural, as in `1 case` and `2 cases`.
    package func counting(_ noun: String) -> String {
        "\(grouped) \(noun)\(self == 1 ? "" : "s")"
    }
}
