internal import StatefulTesting

/// Replayed cases as text.
enum ReplayText {
    /// A line that says what the user has left out; empty if that is nothing.
    static func head(_ judging: Judging) -> String {
        switch judging {
        case .all: ""
        case .only(let names):
            "not judged: all but \(names.joined(separator: ", ")) (--only)\n"
        case .without(let names): "not judged: \(names.joined(separator: ", ")) (--without)\n"
        }
    }

    /// The path and the verdict of one case.
    static func line(_ replayed: ReplayedCase, _ palette: Palette) -> String {
        var line = "\(replayed.file.shownPath): \(verdict(replayed, palette))\n"
        if case .failsDifferently(_, let violation) = replayed.verdict {
            line += "  it now fails \(violation.text)\n"
        }
        for change in replayed.file.committed?.renames ?? [] { line += "  renamed: \(change)\n" }
        return line
    }

    /// What became of a file by `--repair`.
    static func lines(_ outcome: CaseRepair.Outcome) -> String {
        switch outcome {
        case .unneeded: ""
        case .repaired(let changes): changes.map { "  repaired: \($0)\n" }.joined()
        case .unrepaired(let advice): "  not repaired: \(advice)\n"
        case .failed(let reason): "  not repaired: it cannot be written: \(reason)\n"
        }
    }

    /// The verdict in green if the case is as expected, plain if it is not judged, otherwise in
    /// red.
    static func verdict(_ replayed: ReplayedCase, _ palette: Palette) -> String {
        if replayed.leftOut != nil { return replayed.text }
        return replayed.status == .asExpected
            ? palette.good(replayed.text) : palette.bad(replayed.text)
    }

    /// The number of cases, the number with each verdict, and the numbers of files that `--repair`
    /// has rewritten, and that it could not repair.
    static func summary(_ replayed: [ReplayedCase]) -> String {
        let done = replayed.count { if case .repaired = $0.repair { true } else { false } }
        let left = replayed.count { result in
            switch result.repair {
            case .unrepaired, .failed: true
            case .unneeded, .repaired, nil: false
            }
        }
        let kinds = ReplayedCase.kinds.map { kind in (replayed.count { $0.kind == kind }, kind) }
        let counts = (kinds + [(done, "repaired"), (left, "not repaired")])
            .filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
        let total = replayed.count.counting("case")
        return counts.isEmpty ? "\(total)\n" : "\(total): \(counts.joined(separator: "; "))\n"
    }
}

/// Replayed cases as JSON.
enum ReplayJSON {
    static func value(_ replayed: [ReplayedCase]) -> JSON {
        [
            "cases": .array(replayed.map(value)),
            "asExpected": .integer(replayed.count { $0.verdict?.isExpected == true }),
            "other": .integer(replayed.count { $0.status != .asExpected }),
            "notJudged": .integer(replayed.count { $0.leftOut != nil }),
        ]
    }

    private static func repair(_ outcome: CaseRepair.Outcome?) -> JSON {
        switch outcome {
        case .unneeded, nil: .null
        case .repaired(let changes): ["changes": .strings(changes)]
        case .unrepaired(let advice): ["advice": .string(advice)]
        case .failed(let reason): ["failure": .string(reason)]
        }
    }

    static func value(_ replayed: ReplayedCase) -> JSON {
        let committed = replayed.file.committed
        return [
            "path": .string(replayed.file.path), "app": .optional(committed?.app),
            "invariant": .optional(committed?.expectation.invariant),
            "location": .optional(committed?.expectation.location),
            "verdict": .string(replayed.kind), "words": .string(replayed.text),
            "renamed": .strings((committed?.renames ?? []).map(\.description)),
            "repair": repair(replayed.repair),
        ]
    }
}
