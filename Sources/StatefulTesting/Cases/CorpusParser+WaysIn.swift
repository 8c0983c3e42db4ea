extension CorpusParser {
    /// Parses the other sequences, which follow the actions.
    mutating func parseWaysIn(_ setup: [Int]) throws(CorpusError) -> [CorpusCase.WayIn] {
        var ways: [CorpusCase.WayIn] = []
        while let line = lines.peek() {
            lines.beginSequence()
            let (ranks, differences) = try parseDifferences(from: setup)
            let (actions, numbers) = try parseActions()
            guard !actions.isEmpty || ranks != setup else {
                throw CorpusError(line: line.number, column: 1, .emptyWayIn)
            }
            ways.append(
                CorpusCase.WayIn(
                    Trace(setup: ranks, actions: actions), setup: differences, line: line.number,
                    lines: numbers))
        }
        return ways
    }

    /// Parses the lines of the set-up that differ from those of the case. They have the order of
    /// the parameters.
    private mutating func parseDifferences(
        from setup: [Int]
    ) throws(CorpusError) -> ([Int], [CorpusCase.SetupValue]) {
        var ranks = setup
        var differences: [CorpusCase.SetupValue] = []
        var previous: (position: Int, line: Int)?
        while let line = lines.peek(), let position = setupPosition(of: line) {
            let name = parameters[position].name
            if let previous, previous.position >= position {
                let last = parameters[previous.position].name
                throw previous.position == position
                    ? CorpusError(line: line.number, column: 1, .duplicateHeader(name))
                    : CorpusError(
                        line: previous.line, column: 1,
                        .misplacedHeader(last, expected: "\"\(name): \""))
            }
            previous = (position, line.number)
            ranks[position] = try rank(of: parameters[position])
            let value = parameters[position].values[ranks[position]]
            differences.append(CorpusCase.SetupValue(name, value))
        }
        return (ranks, differences)
    }

    /// The position of the parameter whose value a line gives; `nil` if it gives none.
    private func setupPosition(of line: CorpusLines.Line) -> Int? {
        let scalars = line.text.unicodeScalars
        guard let colon = scalars.firstIndex(of: ":") else { return nil }
        var reader = NameReader(format.renames)
        let name = reader.current(String(scalars[..<colon]), known: parameters.map(\.name)) {
            .setup(from: $0, to: $1)
        }
        return parameters.firstIndex { $0.name == name }
    }

    /// Parses actions up to the next `also-by:` or the end of the file, and returns them with their
    /// line numbers.
    mutating func parseActions() throws(CorpusError) -> ([Action], [Int]) {
        var actions: [Action] = []
        var numbers: [Int] = []
        var created: Set<Reference> = []
        while let line = lines.peek(), !isWayInLine(line) {
            let action = try action(on: line)
            for reference in action.references where !created.contains(reference) {
                throw CorpusError(
                    line: line.number, column: column(of: reference, in: line.text),
                    .unknownReference("\(reference)"))
            }
            if let reference = action.creates, !created.insert(reference).inserted {
                throw CorpusError(
                    line: line.number, column: column(of: reference, in: line.text),
                    .duplicateReference("\(reference)"))
            }
            lines.advance()
            actions.append(action)
            numbers.append(line.number)
        }
        return (actions, numbers)
    }

    /// Parses one action. If its rule is unknown, the line may be meant as something else.
    private mutating func action(on line: CorpusLines.Line) throws(CorpusError) -> Action {
        do throws(CorpusError) {
            return try format.action(line.text, number: line.number, reader: &reader)
        } catch {
            guard case .unknownRule = error.problem else { throw error }
            if version >= 2, line.text.hasPrefix(CorpusCase.wayInLine) {
                let surplus = String(line.text.dropFirst(CorpusCase.wayInLine.count))
                let column = CorpusCase.wayInLine.unicodeScalars.count + 1
                throw CorpusError(line: line.number, column: column, .surplus(surplus))
            }
            guard setupPosition(of: line) != nil else { throw error }
            throw CorpusError(line: line.number, column: 1, .lateSetup(line.text))
        }
    }

    /// Whether a line is `also-by:`. Version 1 has no such line.
    private func isWayInLine(_ line: CorpusLines.Line) -> Bool {
        version >= 2 && line.text == CorpusCase.wayInLine
    }

    private func column(of reference: Reference, in line: String) -> Int {
        let tokens = (try? CorpusToken.tokens(of: line, number: 0)) ?? []
        return tokens.first { Reference($0) == reference }?.column ?? 1
    }
}
