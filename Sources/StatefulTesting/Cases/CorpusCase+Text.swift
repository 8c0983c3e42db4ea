extension CorpusCase {
    /// The text of the case file, with a line feed at the end.
    package func text<Machine>(_ format: CaseFormat<Machine>) -> String {
        var lines: [String] = []
        var comments = comments
        var sequence = 0
        func addComments(_ isHere: (CorpusComment.Line) -> Bool) {
            func isWanted(_ comment: CorpusComment) -> Bool {
                comment.anchor.sequence == sequence && isHere(comment.anchor.line)
            }
            lines += comments.filter(isWanted).map(\.text)
            comments.removeAll(where: isWanted)
        }
        func add(_ line: String, at place: CorpusComment.Line) {
            addComments { $0 == place }
            lines.append(line)
        }
        func add(header name: String, _ value: String) {
            add(Self.headerLine(name, value), at: .header(name))
        }
        // A comment stays even if the line that it stood above is gone.
        func addCommentsOfGoneHeaders() {
            addComments { if case .header = $0 { true } else { false } }
        }
        func add(_ trace: Trace) {
            for (index, action) in format.lines(of: trace).enumerated() {
                add(action, at: .action(index))
            }
            addComments { _ in true }
        }

        add("\(format.product) \(format.version)", at: .header(format.product))
        add(header: "app", CorpusText.escaped(app))
        for entry in setup where entry.isWritten {
            add(header: entry.name, CorpusText.escaped(entry.value))
        }
        switch expectation {
        case .fails(let invariant, let location):
            add(header: "expect", "fails \(Self.violation(invariant, location))")
        case .holds(let invariant, let location):
            add(header: "expect", "holds")
            add(header: "was", Self.violation(invariant, location))
        }
        if !also.isEmpty {
            add(header: "also", also.map(CorpusText.escaped).joined(separator: ", "))
        }
        if let minimal { add(header: "minimal", minimal.rawValue) }
        if let note { add(header: "note", CorpusText.escaped(note)) }
        addCommentsOfGoneHeaders()
        add("---", at: .start)
        add(trace)
        for other in alsoBy {
            sequence += 1
            lines.append("")
            add(Self.wayInLine, at: .start)
            for entry in other.setup { add(header: entry.name, CorpusText.escaped(entry.value)) }
            addCommentsOfGoneHeaders()
            add(other.trace)
        }
        lines += comments.map(\.text)
        return lines.joined(separator: "\n") + "\n"
    }

    /// A line with a value that is escaped. Blanks before a value do not belong to it, so that its
    /// own first blank is escaped, too.
    private static func headerLine(_ name: String, _ value: String) -> String {
        guard value.unicodeScalars.first == " " else { return "\(name): \(value)" }
        return "\(name): \\u{20}\(String(value.unicodeScalars.dropFirst()))"
    }

    /// The line above each other way in.
    static let wayInLine = "also-by:"

    /// The names for the case of a failure, `<invariant>-<8 hex>.case`. It gets the first that is
    /// free, and keeps it.
    ///
    /// The digits of the first depend on app, invariant and location. So neither shrinking nor the
    /// seed changes the name under which a failure is announced. The second is `fileName`.
    package func fileNames<Machine>(_ format: CaseFormat<Machine>) -> [String] {
        [
            fileName(digesting: [app, expectation.invariant, expectation.location]),
            fileName(format),
        ]
    }

    /// The name for a further case at a location. The digits depend on app, set-up, invariant and
    /// canonical actions.
    package func fileName<Machine>(_ format: CaseFormat<Machine>) -> String {
        let values = setup.filter(\.isWritten).flatMap { [$0.name, $0.value] }
        return fileName(
            digesting: [app] + values + [expectation.invariant] + format.lines(of: trace))
    }

    private func fileName(digesting parts: [String]) -> String {
        var hash = StableHash()
        for part in parts { hash.combine(part) }
        return "\(Self.fileNamePart(expectation.invariant))-\(hash.hex).case"
    }

    /// A name without slashes, and without a full stop at its start, which would hide the file.
    private static func fileNamePart(_ name: String) -> String {
        var part = ""
        for scalar in name.unicodeScalars {
            let isUnsafe = scalar == "/" || scalar == "\\" || scalar == "." && part.isEmpty
            part.unicodeScalars.append(isUnsafe ? "-" : scalar)
        }
        return part
    }

    private static func violation(_ invariant: String, _ location: String) -> String {
        Violation(
            invariant: CorpusText.escaped(invariant), location: CorpusText.escaped(location)
        ).text
    }
}
