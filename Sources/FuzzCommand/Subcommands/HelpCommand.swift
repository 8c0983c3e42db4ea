/// Prints the help text of the command, or of one subcommand.
@MainActor struct HelpCommand {
    private let topic: Subcommand?
    private let context: CommandContext

    init(_ arguments: ParsedArguments, context: CommandContext) throws(UsageError) {
        self.context = context
        guard !arguments.operands.isEmpty else {
            topic = nil
            return
        }
        let topics = context.table.subcommands.map(\.name)
        let operand = try arguments.onlyOperand("one subcommand")
        guard let topic = context.table.subcommand(named: operand.text) else {
            throw UsageError(.unknownTopic(operand.text, known: topics), at: operand.index)
        }
        self.topic = topic
    }

    func execute() -> CommandStatus {
        context.output.write(
            HelpText(program: context.program, table: context.table).text(for: topic))
        return .asExpected
    }
}
