extension CorpusParser {
    /// The actions with the number of the line of each.
    mutating func parseActions() throws(CorpusError) -> ([Action], [Int]) {
        var actions: [Action] = []
        var numbers: [Int] = []
        var created: Set<Reference> = []
        while let line = lines.peek() {
            let action = try format.action(line.text, number: line.number, version: version)
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
            lines.advance(past: .action(actions.count))
            actions.append(action)
            numbers.append(line.number)
        }
        lines.anchorComments(before: .action(actions.count))
        return (actions, numbers)
    }

    private func column(of reference: Reference, in line: String) -> Int {
        let tokens = (try? CorpusToken.tokens(of: line, number: 0)) ?? []
        return tokens.first { Reference($0) == reference }?.column ?? 1
    }

}
