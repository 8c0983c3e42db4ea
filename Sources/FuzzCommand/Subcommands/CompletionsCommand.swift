internal import SplitFuzz

/// Prints a script with the completions of the program for a shell.
@MainActor struct CompletionsCommand {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    private let shell: Shell
    private let words: ShellWords
    private let context: CommandContext

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        shell = try arguments.onlyChoice("completion script for")
        self.context = context
        words = ShellWords(table: context.table, apps: apps)
    }

    func execute() -> CommandStatus {
        let program = context.program
        let script =
            switch shell {
            case .bash: BashCompletion(program: program, words: words).text
            case .zsh: ZshCompletion(program: program, words: words).text
            case .fish: FishCompletion(program: program, words: words).text
            }
        context.output.write(script)
        return .asExpected
    }
}
