extension CorpusParser {
    /// Parses the other sequences, which follow the actions.
    mutating func parseWaysIn(_ setup: [Int]) throws(CorpusError) -> [CorpusCase.WayIn] {
        var ways: [CorpusCase.WayIn] = []
        while let line = lines.peek() {
            lines.advance(past: .start)
            let (ranks, differences) = try parseDifferences(from: setup)
            let (actions, numbers) = try parseActions()
            guard !actions.isEmpty || ranks != setup else {
                throw lines.mistake(.unknownRule("", known: format.table.rules.map(\.name)))
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
        for (position, parameter) in parameters.enumerated() {
            guard let header = try nextHeader(), header.name == parameter.name else { continue }
            ranks[position] = try rank(of: parameter)
            let value = parameter.values[ranks[position]]
            differences.append(CorpusCase.SetupValue(parameter.name, value))
        }
        return (ranks, differences)
    }

    /// Parses actions up to the next `also-by:` or the end of the file, and returns them with their
    /// line numbers.
    mutating func parseActions() throws(CorpusError) -> ([Action], [Int]) {
        var actions: [Action] = []
        var numbers: [Int] = []
        var created: Set<Reference> = []
        while let line = lines.peek(), !isWayInLine(line) {
            let action = try format.action(line.text, number: line.number, reader: &reader)
            for reference in action.references where !created.contains(reference) {
                throw mistake(.unknownReference("\(reference)"), about: reference, in: line)
            }
            if let reference = action.creates, !created.insert(reference).inserted {
                throw mistake(.duplicateReference("\(reference)"), about: reference, in: line)
            }
            lines.advance(past: .action(actions.count))
            actions.append(action)
            numbers.append(line.number)
        }
        lines.endSequence()
        return (actions, numbers)
    }

    /// Whether a line is `also-by:`. Version 1 has no such line.
    private func isWayInLine(_ line: CorpusLines.Line) -> Bool {
        version >= 2 && line.text == CorpusCase.wayInLine
    }

    private func mistake(
        _ problem: CorpusError.Problem, about reference: Reference, in line: CorpusLines.Line
    ) -> CorpusError {
        let tokens = try? CorpusToken.tokens(of: line.text, number: line.number)
        let column = tokens?.first { Reference($0) == reference }?.column
        return CorpusError(line: line.number, column: column ?? 1, problem)
    }
}
