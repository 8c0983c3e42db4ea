/// Prints the help text of the command, or of one subcommand.
@MainActor struct HelpCommand {
    private let topic: Subcommand?
    private let isForMan: Bool
    private let context: CommandContext

    init(_ arguments: ParsedArguments, context: CommandContext) throws(UsageError) {
        self.context = context
        isForMan = arguments.has(.man)
        guard !arguments.operands.isEmpty else {
            topic = nil
            return
        }
        let topics = context.table.subcommands.map(\.name)
        let operand = try arguments.onlyOperand("one subcommand")
        guard let topic = context.table.subcommand(named: operand.text) else {
            throw UsageError(
                .unknownChoice(kind: "help on", found: operand.text, known: topics),
                at: operand.index)
        }
        self.topic = topic
    }

    func execute() -> CommandStatus {
        let (program, table) = (context.program, context.table)
        context.output.write(
            isForMan
                ? ManualPage(program: program, table: table).text
                : HelpText(program: program, table: table).text(for: topic))
        return .asExpected
    }
}
