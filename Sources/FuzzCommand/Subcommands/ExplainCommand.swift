/// Prints the catalogue's entries for some ids, and the rows of `docs/FIDELITY.md` with these ids.
@MainActor struct ExplainCommand {
    private let entries: [Catalogue.Entry]
    private let context: CommandContext

    init(_ arguments: ParsedArguments, context: CommandContext) throws(UsageError) {
        var entries: [Catalogue.Entry] = []
        for operand in arguments.operands {
            let id = Catalogue.id(meantBy: operand.text)
            guard let entry = Catalogue.embedded.entry(id) else {
                let nearest = Catalogue.embedded.nearest(to: id)
                throw UsageError(
                    .unknownSource(operand.text, nearest: nearest), at: operand.index)
            }
            if !entries.contains(entry) { entries.append(entry) }
        }
        self.entries = entries
        self.context = context
    }

    func execute() -> CommandStatus {
        let text = ExplainText(palette: context.palette)
        if entries.isEmpty {
            context.output.write(text.usage(program: context.program, .embedded))
        }
        for (index, entry) in entries.enumerated() {
            if index > 0 { context.output.write("\n") }
            let rows = FidelityRow.embedded.filter { $0.ids.contains(entry.id) }
            context.output.write(text.text(entry, rows: rows))
        }
        return .asExpected
    }
}
