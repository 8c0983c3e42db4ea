internal import StatefulTesting

extension String {
    /// The text with blanks after it, so that the next text starts at a column.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// The text with blanks before it, so that it ends at a column.
    func aligned(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}

extension Signature {
    /// As in `primary-content-on-screen at primary`.
    var words: String { Violation(invariant: invariant, location: location).words }
}

extension Violation {
    /// As in `primary-content-on-screen at primary`.
    var words: String { location.isEmpty ? invariant : "\(invariant) at \(location)" }
}

extension Expectation {
    /// As in `fails primary-content-on-screen at primary`.
    var words: String {
        let breach = Violation(invariant: invariant, location: location).words
        switch self {
        case .fails: return "fails \(breach)"
        case .holds: return "holds; was \(breach)"
        }
    }
}

extension Int {
    /// The number with a comma between thousands.
    var grouped: String {
        let digits = String(magnitude)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return self < 0 ? "-\(text)" : text
    }

    /// As in `1 case` and `2 cases`.
    func counting(_ noun: String) -> String {
        "\(grouped) \(noun)\(self == 1 ? "" : "s")"
    }
}
