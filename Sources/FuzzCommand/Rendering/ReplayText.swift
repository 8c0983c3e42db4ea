internal import StatefulTesting

/// Replayed cases as people read them.
enum ReplayText {
    /// The path and the verdict of one case.
    static func line(_ replayed: ReplayedCase, _ palette: Palette) -> String {
        let words = replayed.words
        let verdict = replayed.status == .asExpected ? palette.good(words) : palette.bad(words)
        var line = "\(replayed.file.path): \(verdict)\n"
        if case .failsDifferently(_, let violation) = replayed.verdict {
            line += "  it now fails \(violation.words)\n"
        }
        return line
    }

    /// How many cases have which verdict.
    static func summary(_ replayed: [ReplayedCase]) -> String {
        let counts = ReplayedCase.kinds.compactMap { kind -> String? in
            let count = replayed.count { $0.kind == kind }
            return count == 0 ? nil : "\(count.grouped) \(kind)"
        }
        let total = replayed.count.counting("case")
        return counts.isEmpty ? "\(total)\n" : "\(total): \(counts.joined(separator: "; "))\n"
    }
}

/// Replayed cases as programs read them.
enum ReplayJSON {
    static func value(_ replayed: [ReplayedCase]) -> JSON {
        .object([
            ("cases", .array(replayed.map(value))),
            ("asExpected", .integer(replayed.count { $0.status == .asExpected })),
            ("other", .integer(replayed.count { $0.status != .asExpected })),
        ])
    }

    private static func value(_ replayed: ReplayedCase) -> JSON {
        .object([
            ("path", .string(replayed.file.path)),
            ("app", .optional(replayed.file.committed?.app)),
            ("invariant", .optional(replayed.file.committed?.expectation.invariant)),
            ("verdict", .string(replayed.kind)),
            ("words", .string(replayed.words)),
        ])
    }
}
